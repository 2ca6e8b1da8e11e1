import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { EnumTable, FieldTable } from '#src/model/field.ts';
import type { OperationSection } from '#src/model/operation-section.ts';
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

/** How well one operation is documented. */
export interface Coverage {
  readonly operationId: string;
  /** Statuses with published fields that have an example, the request counted as one. */
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

/** Measures every operation, in the order of the description. */
export function measureCoverage(api: Api, guides: GuideSources): readonly Coverage[] {
  const mentioned = guidesByOperation(guides.guides);
  return api.operations.map((operation) => {
    const context = createPageContext({ api, config: guides.config, addresses: createAddresses() }, '/');
    return cover(operation, operationSection(operation, context, 3), mentioned.get(operation.operationId)?.length ?? 0);
  });
}

function cover(operation: Operation, section: OperationSection, guides: number): Coverage {
  const tables = [
    ...section.inputs.map(({ table }) => table),
    ...section.responses.flatMap(({ table }) => table ?? []),
  ];
  const fields = tables.flatMap(fieldsOf);
  const values = fields.flatMap(({ enum: table }) => table?.values ?? []);
  const errors = section.responses.filter(({ status }) => /^[45]/.test(status));
  const bodies = [
    ...(operation.requestBody?.content
      .slice(0, 1)
      .map((media) => ({ fields: section.inputs.at(-1)?.table.fields.length ?? 0, examples: media.examples.length })) ??
      []),
    ...section.responses.map(({ table, examples }) => ({
      fields: table?.fields.length ?? 0,
      examples: examples.length,
    })),
  ].filter((body) => body.fields > 0);
  return {
    operationId: operation.operationId,
    examples: share(bodies, ({ examples }) => examples > 0),
    fields: share(fields, ({ description, name }) => description.length > 0 || name === 'Content-Type'),
    values: share(values, explained),
    remedies: share(errors, ({ remedy }) => remedy !== undefined),
    guides,
    languages: section.path === undefined ? 0 : (section.request?.scenarios[0]?.samples.length ?? 0),
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
