import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';

/** One place of something that can be found, before its places are gathered. */
export interface Found {
  readonly kind: SearchKind;
  readonly title: string;
  readonly names?: readonly string[];
  readonly text?: readonly string[];
  readonly href: Href;
  readonly where: string;
  /**
   * What the place shows, whatever page it stands on: `payByCard.body customer.email`. A guide and the reference show
   * the same operation; the one that is added first stays.
   */
  readonly shows?: string;
  /** What it is, the same on every page that is about it: `operation payByCard`. All such places are one entry. */
  readonly is?: string;
  /** Keeps things apart that have one name and one meaning: the enum of a value. */
  readonly of?: string;
}

/** Joins the words that say where something is, and what a reader has to know of it before following the link. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
