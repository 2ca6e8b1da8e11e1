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
   * Key of the field, value or message at this location: `payByCard Body customer.email`. Only the first entry with a
   * key is kept, so that an operation that guides and the reference show is indexed once.
   */
  readonly placeKey?: string;
  /**
   * Key of the operation, webhook, error or tool that the entry is about: `operation payByCard`. Entries with the same
   * key are merged into one, whatever their pages.
   */
  readonly entity?: string;
  /** Name of the enum, for an enum value. Values with the same name and text in different enums are not merged. */
  readonly group?: string;
}

/** Joins the words below a search result that say where the link leads; leaves out empty strings. */
export function placeWords(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}
