import type { Api } from '#src/model/api.ts';
import type { Schema } from '#src/model/schema.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { asRecord, asTexts } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { alternativesOf, schemaList } from '#src/shared/schema/applicators.ts';
import type { Content } from '#src/model/content.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';

/** Keywords that `<Field … limit>` accepts (JSON Schema 2020-12 Validation, section 6). */
export const LIMITS: readonly string[] = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

/** Attributes of `<Field>` that show a fact about the field instead of its name. */
export const FACTS = ['limit', 'default', 'required'] as const;

/**
 * Returns a fact about a field as text: the value of the keyword that `limit` names, the default, or whether the field
 * is required. Undefined if the description does not state the fact.
 */
export function fieldFact(
  { schema = '', path = '', limit, fact = 'limit' }: Readonly<Record<string, string>>,
  { schemas, definitions }: Pick<Api, 'schemas' | 'definitions'>,
): string | undefined {
  const resolved = (node: Schema): Schema => resolveSchema(node, definitions).schema;
  const variants = (node: Schema): readonly Schema[] => {
    const whole = resolved(node);
    return [whole, ...schemaList(alternativesOf(whole)).flatMap(variants)];
  };
  let nodes = Object.hasOwn(schemas, schema) ? variants(schemas[schema] as Schema) : [];
  let required: string | undefined;
  for (const name of path.split('.')) {
    const key = name.replaceAll('[]', '');
    const owner = nodes.find((node) => Object.hasOwn(node.properties ?? {}, key));
    const next = owner?.properties?.[key];
    if (next === undefined) return undefined;
    required = owner?.required?.includes(key) === true ? 'required' : isOpen(owner) ? undefined : 'optional';
    nodes = variants(next);
    for (let depth = name.split('[]').length; depth > 1; depth -= 1)
      nodes = nodes.flatMap(({ items }) => (items === undefined ? [] : variants(items)));
  }
  if (fact === 'required') return required;
  const value = nodes
    .map((node) => asRecord(node)[fact === 'default' ? 'default' : (limit ?? '')])
    .find((one) => one !== undefined);
  return value === undefined ? undefined : valueText(value);
}

/** Whether the provider does not publish which fields of an object are required. */
function isOpen(owner: Schema | undefined): boolean {
  return asTexts(asRecord(owner)['x-not-published']).includes('required');
}

/** Creates a code span for a name or value of the API. */
export function term(node: {
  readonly text: string;
  readonly code: boolean;
  readonly detail?: string | undefined;
  readonly href?: string | undefined;
}): Content {
  return [omitUndefined({ kind: 'term' as const, ...node })];
}
