import { asRecord, asTexts, type Raw } from './raw.ts';
import { partsInPlace } from './parts.ts';
import type { Resolve } from './resolve-ref.ts';

/** The side that sends a value; an example on a schema itself may stand for `either`. */
export type Direction = 'request' | 'response' | 'either';

/** Rules for a value beyond its schema's own keywords. */
export interface Strictness {
  /** Whether an object takes no fields but those that are documented. */
  readonly closed: boolean;
  /** Fields that need not be there although the schema requires them. */
  readonly optional: ReadonlySet<string>;
}

/** The keyword that keeps a field off a side. */
const EXCLUDING: Readonly<Record<Direction, string | undefined>> = {
  request: 'readOnly',
  response: 'writeOnly',
  either: undefined,
};

/**
 * How strictly a value is validated where it stands: documented objects take no misspelt fields even where the schema
 * does
 * not say `additionalProperties: false`, unless it says that there are others or that fields are not published; fields
 * of
 * the other side (`readOnly`, `writeOnly`: JSON Schema 2020-12 Validation, section 9.4) and functions are not required.
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
  const optional = parts.flatMap((part) =>
    Object.entries(asRecord(part['properties']))
      .filter(
        ([, field]) => isExcluded(asRecord(field), direction, resolve) || asRecord(field)['x-callback'] !== undefined,
      )
      .map(([name]) => name),
  );
  return { closed: !open && parts.some((part) => part['properties'] !== undefined), optional: new Set(optional) };
}

/** Whether a field never travels in a direction. */
export function isExcluded(field: Raw, direction: Direction, resolve: Resolve): boolean {
  const keyword = EXCLUDING[direction];
  return keyword !== undefined && isSet(field, keyword, resolve);
}

/** Whether a field, or what it refers to, has a keyword set to `true`. */
function isSet(field: Raw, keyword: string, resolve: Resolve): boolean {
  return (
    field[keyword] === true || (typeof field['$ref'] === 'string' && asRecord(resolve(field['$ref']))[keyword] === true)
  );
}
