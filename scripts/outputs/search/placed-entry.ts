import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';

/** One place of a search entry, before places are merged. */
export interface Entry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly names?: readonly string[];
  readonly text?: readonly string[];
  readonly href: Href;
  readonly where: string;
  /**
   * What the place shows, whichever page it is on: `payByCard.body customer.email`. A guide and the reference show the
   * same operation; the first to be added remains.
   */
  readonly placeKey?: string;
  /** What it is, the same on every page about it: `operation payByCard`. All such places form one entry. */
  readonly entity?: string;
  /** Separates entries with the same name and meaning: the enum of a value. */
  readonly group?: string;
}

/** Joins words that state where something is, for a reader to decide before following the link. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
