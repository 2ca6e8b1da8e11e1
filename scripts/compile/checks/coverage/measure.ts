import type { Api } from '#src/model/api.ts';
import type { EnumTable, FieldTable } from '#src/model/field.ts';
import type { OperationSection, ResponseSection } from '#src/model/operation-section.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { componentName } from '#src/shared/schema/resolve-ref.ts';
import type { GuideSources } from '../../source/guides/guide-source.ts';
import { guidesByOperation } from '../../source/guides/mentions.ts';
import { createAddresses } from '../../pages/context/addresses.ts';
import { operationSection } from '../../pages/operation/operation-section.ts';
import { createPageContext } from '../../pages/context/page-context.ts';

/** How much of a kind there is, and how much of it is documented. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

/** How well one operation is documented, the responses that it shares with others aside. */
export interface Coverage {
  /** Its id; of the shared responses together `SHARED`. */
  readonly operationId: string;
  /** Bodies with published fields that have an example. */
  readonly examples: Share;
  /** Fields and parameters with a description. */
  readonly fields: Share;
  /** Enum values with a meaning, or that name themselves. */
  readonly values: Share;
  /** Error statuses with a remedy. */
  readonly remedies: Share;
  /** Guides that embed or link the operation. */
  readonly guides: number;
  /** Languages of its request samples; 0 where the address is not published. */
  readonly languages: number;
}

/** How the responses in `components` are called, which are counted once. */
const SHARED = '(shared responses)';

/** Measures every operation, in the order of the description, and the shared responses. */
export function measureCoverage(api: Api, guides: GuideSources): readonly Coverage[] {
  const mentioned = guidesByOperation(guides.guides);
  const shared = new Map<string, ResponseSection>();
  const operations = api.operations.map((operation) => {
    const context = createPageContext({ api, config: guides.config, addresses: createAddresses() }, '/');
    const section = operationSection(operation, context, 3);
    const responses = asRecord(asRecord(operation.node)['responses']);
    const own = section.responses.filter((response) => {
      const name = componentName(responses[response.status]);
      if (name !== undefined) shared.set(name, response);
      return name === undefined;
    });
    const request = (operation.requestBody?.content.slice(0, 1) ?? []).map((media) => ({
      fields: section.inputs.at(-1)?.table.fields.length ?? 0,
      examples: media.examples.length,
    }));
    return {
      operationId: operation.operationId,
      ...cover(section.inputs, own, request),
      guides: mentioned.get(operation.operationId)?.length ?? 0,
      languages: section.path === undefined ? 0 : (section.request?.scenarios[0]?.samples.length ?? 0),
    };
  });
  if (shared.size === 0) return operations;
  return [...operations, { operationId: SHARED, ...cover([], [...shared.values()], []), guides: 0, languages: 0 }];
}

/** What inputs and responses have in common; `request` is the request body, if there is one. */
function cover(
  inputs: OperationSection['inputs'],
  responses: readonly ResponseSection[],
  request: readonly { readonly fields: number; readonly examples: number }[],
): Pick<Coverage, 'examples' | 'fields' | 'values' | 'remedies'> {
  const tables = [...inputs.map(({ table }) => table), ...responses.flatMap(({ table }) => table ?? [])];
  const fields = tables.flatMap(fieldsOf);
  const bodies = [
    ...request,
    ...responses.map(({ table, examples }) => ({ fields: table?.fields.length ?? 0, examples: examples.length })),
  ].filter((body) => body.fields > 0);
  return {
    examples: share(bodies, ({ examples }) => examples > 0),
    fields: share(fields, ({ description, name }) => description.length > 0 || name === 'Content-Type'),
    values: share(
      fields.flatMap(({ enum: table }) => table?.values ?? []),
      explained,
    ),
    remedies: share(
      responses.filter(({ status }) => /^[45]/.test(status)),
      ({ remedy }) => remedy !== undefined,
    ),
  };
}

function share<T>(all: readonly T[], done: (item: T) => boolean): Share {
  return { done: all.filter(done).length, of: all.length };
}

/** A word names itself; a number or a code does not. */
function explained({ value, title, description }: EnumTable['values'][number]): boolean {
  return title !== undefined || description !== undefined || /[A-Za-z]{4}/.test(value);
}

function fieldsOf(table: FieldTable): FieldTable['fields'] {
  const nested = [
    ...table.fields.flatMap(({ children }) => children ?? []),
    ...(table.variants?.flatMap(({ variants }) => variants.map((variant) => variant.table)) ?? []),
  ];
  return [...table.fields, ...nested.flatMap(fieldsOf)];
}
