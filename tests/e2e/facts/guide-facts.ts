import type { Words } from '../pages/guide-page.ts';

/** What a guide must tell its readers. */
export interface GuideFacts {
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
  /** Further headings. */
  readonly headings?: readonly Words[];
  /** Words that stand together in one paragraph, list item or cell. */
  readonly says?: readonly (readonly Words[])[];
  /** Words that stand together in one code block. */
  readonly samples?: readonly (readonly Words[])[];
  /** Words in the row of a field. */
  readonly fields?: readonly (readonly [field: string, words: Words])[];
  /** Links of the article. */
  readonly links?: readonly (readonly [name: Words, href: string | RegExp])[];
  /** Paths through the menus of the dashboard. */
  readonly menus?: readonly (readonly string[])[];
  /** Words that follow one another in one list. */
  readonly lists?: readonly (readonly string[])[];
  /** How many steps an ordered list has, and words in it. */
  readonly steps?: readonly [count: number, ...words: string[]];
  /** Values with the meaning in their row. */
  readonly values?: readonly (readonly [value: string, meaning: RegExp])[];
  /** Values that are listed for a field, further ones beside them. */
  readonly enums?: readonly (readonly [field: string, values: string])[];
  /** Every value that a field may have: the specification says "only". */
  readonly only?: readonly (readonly [field: string, values: string])[];
  /** Objects with a table that has these fields, further ones beside them. */
  readonly objects?: readonly Fields[];
  /** A table of fields of which these are required, and these are not. */
  readonly required?: { readonly required: string; readonly optional: string };
  /** Operations by method and path, after the product's name. */
  readonly calls?: readonly (readonly [method: string, path: string])[];
  /** Headings of operations whose method and path the specification does not know. */
  readonly otherCalls?: readonly RegExp[];
  /** A picture of who talks to whom: words of its title and of its messages, in order. */
  readonly picture?: readonly [title: RegExp, ...messages: string[]];
}

/** Names separated by spaces, names that hold spaces, or names with further objects inside. */
export type Fields =
  string | readonly string[] | { readonly fields: string; readonly nested: Readonly<Record<string, Fields>> };
