import { asRecord, asTexts, type Raw } from '../model/raw.ts';
import { partsInPlace } from './parts.ts';

/** Which side sends a value; an example on a schema itself may stand for `either`. */
export type Direction = 'request' | 'response' | 'either';

/** What is asked of a value beyond its schema's own words. */
export interface Strictness {
  /** Whether an object takes no fields but those that are documented. */
  readonly closed: boolean;
  /** Fields that need not be there although the schema requires them. */
  readonly spared: ReadonlySet<string>;
}

/** Follows the `$ref` of a schema; undefined where it leads nowhere. */
export type Resolve = (ref: string) => unknown;

/** The keyword that keeps a field off a side. */
const KEPT_OFF: Readonly<Record<Direction, string | undefined>> = {
  request: 'readOnly',
  response: 'writeOnly',
  either: undefined,
};

/**
 * How strictly a value is judged where it stands: documented objects take no misspelt fields even where the schema does
 * not say `additionalProperties: false`, unless it says that there are others or that fields are not published; fields of
 * the other side (`readOnly`, `writeOnly`: JSON Schema 2020-12 Validation, section 9.4), those not for readers
 * (`x-internal`) and functions are not required.
 */
export function strictness(schema: Raw, direction: Direction, resolve: Resolve): Strictness {
  const parts = partsInPlace(schema, resolve);
  const open = parts.some(
    (part) =>
      asTexts(part['x-not-published']).includes('fields') ||
      part['additionalProperties'] === true ||
      'unevaluatedProperties' in part ||
      'patternProperties' in part,
  );
  const spared = parts.flatMap((part) =>
    Object.entries(asRecord(part['properties']))
      .filter(
        ([, field]) =>
          isKeptOff(asRecord(field), direction, resolve) ||
          says(asRecord(field), 'x-internal', resolve) ||
          asRecord(field)['x-callback'] !== undefined,
      )
      .map(([name]) => name),
  );
  return { closed: !open && parts.some((part) => part['properties'] !== undefined), spared: new Set(spared) };
}

/** Whether a field never travels in a direction. */
export function isKeptOff(field: Raw, direction: Direction, resolve: Resolve): boolean {
  const keyword = KEPT_OFF[direction];
  return keyword !== undefined && says(field, keyword, resolve);
}

/** Whether a field, or what it refers to, says yes to a keyword. */
function says(field: Raw, keyword: string, resolve: Resolve): boolean {
  return (
    field[keyword] === true || (typeof field['$ref'] === 'string' && asRecord(resolve(field['$ref']))[keyword] === true)
  );
}

/** Names that a schema gives to the fields of a value, in any of its parts. */
export function fieldNames(schema: Raw, resolve: Resolve): readonly string[] {
  return [...new Set(partsInPlace(schema, resolve).flatMap((part) => Object.keys(asRecord(part['properties']))))];
}

/** The part that names the most fields: where a missing one would be added. */
export function namingPart(schema: Raw, resolve: Resolve): Raw {
  const count = (part: Raw): number => Object.keys(asRecord(part['properties'])).length;
  return partsInPlace(schema, resolve).reduce((best, part) => (count(part) > count(best) ? part : best), schema);
}
