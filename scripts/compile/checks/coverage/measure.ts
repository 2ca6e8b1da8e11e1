import type { Api } from '#src/model/api.ts';
import type { Response } from '#src/model/media-type.ts';
import type { EnumTable } from '#src/model/field.ts';
import type { OperationSection, ResponseSection } from '#src/model/operation-section.ts';
import type { GuideSources } from '../../source/guides/guide-source.ts';
import { guidesByOperation } from '../../source/guides/mentions.ts';
import { createAddresses } from '../../pages/context/addresses.ts';
import { allFields } from '../../pages/fields/visit-table.ts';
import { operationSection } from '../../pages/operation/operation-section.ts';
import { createPageContext, type PageContext } from '../../pages/context/page-context.ts';
import { wholeResponse } from '../../pages/operation/response-section.ts';

/** The number of things of a kind, and of those that are documented. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

/** Coverage of one operation, the responses that it shares with others aside. */
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

/** Name of the row of responses in `components`, which are counted once. */
const SHARED = '(shared responses)';

/** Measures every operation, in the order of the description, and the shared responses. */
export function measureCoverage(api: Api, guides: GuideSources): readonly Coverage[] {
  const mentioned = guidesByOperation(guides.guides);
  const newContext = (): PageContext =>
    createPageContext({ api, config: guides.config, complete: (call) => call, addresses: createAddresses() }, '/');
  const operations = api.operations.map((operation) => {
    const section = operationSection(operation, newContext(), 3);
    // Sections stand in the order of the responses.
    const own = section.responses.filter((_, index) => operation.responses[index]?.component === undefined);
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
  const shared = sharedResponses(api).map((response) =>
    wholeResponse(response, { context: newContext(), anchor: '', direction: 'response', title: '' }),
  );
  if (shared.length === 0) return operations;
  return [...operations, { operationId: SHARED, ...cover([], shared, []), guides: 0, languages: 0 }];
}

/** Responses in `components` that operations refer to, each once. */
function sharedResponses({ operations }: Api): readonly Response[] {
  const responses = operations.flatMap((operation) => operation.responses);
  return [...new Map(responses.map((response) => [response.component, response]))].flatMap(([component, response]) =>
    component === undefined ? [] : response,
  );
}

/** Counts what inputs and responses have in common; `request` is the request body, if there is one. */
function cover(
  inputs: OperationSection['inputs'],
  responses: readonly ResponseSection[],
  request: readonly { readonly fields: number; readonly examples: number }[],
): Pick<Coverage, 'examples' | 'fields' | 'values' | 'remedies'> {
  const tables = [...inputs.map(({ table }) => table), ...responses.flatMap(({ table }) => table ?? [])];
  const fields = tables.flatMap(allFields);
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
