import { asRecord, type Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';
import { allBranches, compose, noBranches } from './view.ts';

/** The direction in which a value is sent; `either` for an example in a schema. */
export type Direction = 'request' | 'response' | 'either';

/** For each direction, the keyword of fields that are not sent in this direction. */
const EXCLUDING: Readonly<Record<Direction, string | undefined>> = {
  request: 'readOnly',
  response: 'writeOnly',
  either: undefined,
};

/**
 * Returns the names of fields that may be missing even if required: functions (`x-callback`), and fields that are sent
 * only in the other direction (`readOnly`, `writeOnly`: JSON Schema 2020-12 Validation, section 9.4).
 */
export function optionalFields(schema: Raw, direction: Direction, resolve: Resolve): ReadonlySet<string> {
  const fields = compose([schema], resolve, allBranches).flatMap((part) =>
    Object.entries(asRecord(part['properties'])),
  );
  const optional = fields.filter(
    ([, field]) => isExcluded(asRecord(field), direction, resolve) || asRecord(field)['x-callback'] !== undefined,
  );
  return new Set(optional.map(([name]) => name));
}

/**
 * Whether `readOnly` or `writeOnly` excludes a field from a direction. Schemas that apply only to some values are
 * ignored.
 */
export function isExcluded(field: Raw, direction: Direction, resolve: Resolve): boolean {
  const keyword = EXCLUDING[direction];
  return keyword !== undefined && compose([field], resolve, noBranches).some((part) => part[keyword] === true);
}
