import type { Href } from '#src/model/nav.ts';
import type { SearchKind } from '#src/model/search.ts';

/**
 * A search entry for one location. Entries about the same operation, field or other part of the API are merged later
 * (`gather.ts`).
 */
export interface Entry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly names?: readonly string[];
  readonly text?: readonly string[];
  readonly href: Href;
  readonly where: string;
  /**
   * Key of the field, value or message that is shown at this location: `payByCard.body customer.email`. It is the same
   * on every page that shows this field, value or message. Of all entries with the same key, only the first is kept.
   */
  readonly placeKey?: string;
  /**
   * Key of what the entry is about: `operation payByCard`. It is the same on every page. Entries with the same key are
   * merged into one.
   */
  readonly entity?: string;
  /** Keeps entries apart that have the same name and text. For an enum value, this is the name of its enum. */
  readonly group?: string;
}

/** Joins the words below a search result that say where the link leads; leaves out empty strings. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
