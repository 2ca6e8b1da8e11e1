import type { NameMeaning, NamePlace } from '#src/model/names.ts';

/** A name at one of its places. */
export interface FoundName extends Omit<NameMeaning, 'groups'> {
  readonly name: string;
  readonly place: NamePlace;
  /** The schema that the place shows has a page with the same row. */
  readonly repeated: boolean;
}

/** A name at a place, of which nothing else is known but what is given. */
export function nameAt(place: NamePlace, known: Pick<FoundName, 'name' | 'kind'> & Partial<FoundName>): FoundName {
  return { type: '', values: [], about: '', repeated: false, place, ...known };
}

/** Words of a value that somebody may look up; more are a sentence. */
const MOST_WORDS = 4;

/** Tells whether a value is a name that somebody may look up, and no sentence. */
export function isName(value: string): boolean {
  return value.split(/\s+/).length <= MOST_WORDS;
}

/** How a value is listed: the empty text would not be seen. */
export function nameOfValue(value: string): string {
  return value === '' ? '""' : value;
}
