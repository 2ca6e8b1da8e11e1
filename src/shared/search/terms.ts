import SearchableMap from 'minisearch/SearchableMap';
import type { IndexFile } from './index-file.ts';
import { entryOf, posting } from './posting.ts';

/** The places of a term: numbers of `posting.ts`. */
export type Postings = readonly number[];

/** The terms of all files of an index, as a tree of their beginnings. */
export class Terms {
  readonly #tree = new SearchableMap<number[]>();

  add({ first, terms, postings }: Pick<IndexFile, 'first' | 'terms' | 'postings'>): void {
    terms.split(' ').forEach((term, at) => {
      const known = this.#tree.get(term);
      const all = known ?? [];
      let entry = first;
      for (const step of postings[at] ?? []) {
        entry += entryOf(step);
        all.push(posting(entry, step - posting(entryOf(step), 0)));
      }
      if (known === undefined) this.#tree.set(term, all);
    });
  }

  get(term: string): Postings | undefined {
    return this.#tree.get(term);
  }

  /** Terms that begin so, with where they stand. */
  beginningWith(prefix: string): Iterable<readonly [term: string, at: Postings]> {
    return this.#tree.atPrefix(prefix);
  }

  /** Terms that are at most so many typing mistakes away, and how many each is. */
  near(word: string, mistakes: number): readonly (readonly [term: string, at: Postings, distance: number])[] {
    return [...this.#tree.fuzzyGet(word, mistakes)].map(([term, [at, distance]]) => [term, at, distance] as const);
  }
}
