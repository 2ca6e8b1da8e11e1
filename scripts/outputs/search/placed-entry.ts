import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';

/** A search entry for one location. Entries about the same thing are merged later (`gather.ts`). */
export interface Entry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly names?: readonly string[];
  readonly text?: readonly string[];
  readonly href: Href;
  readonly where: string;
  /**
   * Key of the field, value or message that the place shows, the same on every page: `payByCard.body customer.email`.
   * If a guide and the reference show the same thing, only the first to be added remains.
   */
  readonly placeKey?: string;
  /**
   * Key of the subject, the same on every page about it: `operation payByCard`. All places with this key form one
   * entry.
   */
  readonly entity?: string;
  /** Distinguishes entries that have the same name and text; for a value, the name of its enum. */
  readonly group?: string;
}

/** Joins the words below a search result that say where the link leads; leaves out empty strings. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
