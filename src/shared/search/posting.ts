/** Encodes the place of a term as one number: the entry, then a bit for each of its fields. */

/** Fields of an entry that are searched, the most telling first. */
export const FIELDS = ['title', 'names', 'where', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Weights of matches by field. */
const SAYS: Readonly<Record<Field, number>> = { title: 1, names: 0.75, where: 0.45, text: 0.4 };

const ALL = 1 << FIELDS.length;

/** `fields` has bit 0 for the first of `FIELDS`. */
export function posting(entry: number, fields: number): number {
  return entry * ALL + fields;
}

export function entryOf(at: number): number {
  return Math.floor(at / ALL);
}

export function isInTitle(at: number): boolean {
  return (at & 1) === 1;
}

/** Returns the weight of a match, from 0 to 1, by the best of its fields. */
export function fieldWeight(at: number): number {
  return WEIGHTS[at & (ALL - 1)] ?? 0;
}

const WEIGHTS = Array.from({ length: ALL }, (_, fields) =>
  Math.max(0, ...FIELDS.filter((_field, bit) => (fields & (1 << bit)) !== 0).map((field) => SAYS[field])),
);
