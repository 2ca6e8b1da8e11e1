import type { Href } from './nav.ts';

export type SearchKind = 'page' | 'heading' | 'operation' | 'field' | 'enum' | 'error' | 'reference';

/** One thing a reader can look for. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Where the reader lands: page and anchor. */
  readonly href: Href;
  /** Page title, path of the field, name of the enum: tells two results with one title apart. */
  readonly context: string;
  readonly text: string;
}
