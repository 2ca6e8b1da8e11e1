import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';

/** A search entry for one place, before the places of an entry are merged. */
export interface Entry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly names?: readonly string[];
  readonly text?: readonly string[];
  readonly href: Href;
  readonly where: string;
  /**
   * Key of what the place shows, the same on every page: `payByCard.body customer.email`. If a guide and the reference
   * show the same thing, only the first to be added remains.
   */
  readonly placeKey?: string;
  /**
   * Key of the subject, the same on every page about it: `operation payByCard`. All places with this key form one
   * entry.
   */
  readonly entity?: string;
  /** Separates entries with the same name and meaning; for a value, names its enum. */
  readonly group?: string;
}

/** Joins words that tell readers where something is, before they follow the link. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
