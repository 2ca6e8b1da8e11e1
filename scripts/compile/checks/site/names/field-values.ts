import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { asList, asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { type Suggestion, suggest } from '#src/shared/text/nearest.ts';
import { isTypo } from '../../lookup/names.ts';

/** The values that fields of one name have. */
export interface FieldValues {
  readonly listed: ReadonlySet<string>;
  /** Whether one of them may have others too. */
  readonly isOpen: boolean;
}

/** Schemas do not lie more deeply in one another before their values are told. */
const DEEPEST = 8;

/** Values of the fields of one name, of which these are all schemas. Undefined where none lists any. */
export function valuesOfSchemas(document: OpenApiDocument, schemas: readonly Raw[]): FieldValues | undefined {
  const all = schemas.map((schema) => valuesIn(document, schema));
  const listed = new Set(all.flatMap((values) => [...(values?.listed ?? [])]));
  if (listed.size === 0) return undefined;
  return { listed, isOpen: all.some((values) => values === undefined || values.isOpen) };
}

function valuesIn(document: OpenApiDocument, node: Raw, depth = 0): FieldValues | undefined {
  if (depth > DEEPEST) return undefined;
  const schema = asRecord(resolveRef(document, node));
  const isOpen = [node, schema].some((one) => asTexts(one['x-not-published']).includes('values'));
  const single = [node, schema].find((one) => 'const' in one);
  if (single !== undefined) return { listed: new Set([valueText(single['const'])]), isOpen };
  const members = enumMembers(schema as Schema);
  if (members !== undefined) return { listed: new Set(members.map(({ value }) => valueText(value))), isOpen };
  if (schema['type'] === 'boolean') return { listed: new Set(['true', 'false']), isOpen };
  const inside = (part: unknown): FieldValues | undefined => valuesIn(document, asRecord(part), depth + 1);
  if (schema['type'] === 'array') return inside(schema['items']);
  const branches = asList(schema['oneOf'] ?? schema['anyOf']).filter((one) => asRecord(one)['type'] !== 'null');
  if (branches.length > 0) {
    const all = branches.map(inside);
    if (all.some((one) => one === undefined)) return undefined;
    const listed = new Set(all.flatMap((one) => [...(one?.listed ?? [])]));
    return { listed, isOpen: isOpen || all.some((one) => one?.isOpen) };
  }
  return asList(schema['allOf'])
    .map(inside)
    .find((one) => one !== undefined);
}

/** Words for types and placeholders, which are no values. */
const NO_VALUE =
  /^(?:null|undefined|nil|None|string|number|integer|boolean|array|object|text|id|uuid|enum|YOUR_\w*|[A-Z]+_[A-Z_]+)$/;

/**
 * What is wrong with a value that a text gives a field. Of a field that may have values that are not listed, only a slip
 * of one that is listed is wrong.
 */
export function strayValue(
  value: string,
  name: string,
  { listed, isOpen }: FieldValues,
): (Suggestion & { readonly message: string }) | undefined {
  if (!/^[\w*-]+$/.test(value) || NO_VALUE.test(value) || listed.has(value)) return undefined;
  if (isOpen && ![...listed].some((one) => isNearly(value, one))) return undefined;
  return { message: `\`${value}\` is not a value of \`${name}\`.`, ...suggest(value, listed) };
}

/** Whether one letter is wrong, also at the end: `complete` for `completed`. */
function isNearly(value: string, listed: string): boolean {
  const isCut = Math.abs(value.length - listed.length) === 1 && (value.startsWith(listed) || listed.startsWith(value));
  return value.length > 4 && (isCut || isTypo(value, listed) || value.toLowerCase() === listed.toLowerCase());
}
