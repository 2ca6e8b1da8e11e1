import type { Href } from './nav.ts';

/** What the source does not tell (extension `x-not-published` on the object it concerns). */
export type NotPublished =
  'path' | 'method' | 'parameters' | 'fields' | 'types' | 'required' | 'values' | 'meaning' | 'operations';

/** One `x-not-published` mark: an item of the API team's to-do list. */
export interface Gap {
  readonly parts: readonly NotPublished[];
  /** The author's words for it (`x-question`). */
  readonly question?: string;
  /** The object concerned, in words: `operation createIndividualWallet`. */
  readonly subject: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What a page does not document, told once: a box near its top. */
export interface GapBox {
  readonly anchor: string;
  readonly groups: readonly GapGroup[];
  /** E-mail address of whom to ask; empty where the site names none. */
  readonly contact: string;
  /** Whether rows of the page carry the mark of what is unconfirmed. */
  readonly hasMarks: boolean;
}

export interface GapGroup {
  readonly title: string;
  readonly items: readonly GapItem[];
}

/** One thing that is not documented: words, then a name of the API. */
export interface GapItem {
  readonly text: string;
  readonly code?: string;
  readonly href?: Href;
}
