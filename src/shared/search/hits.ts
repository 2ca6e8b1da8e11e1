import { entryOf, fieldWeight, isInTitle } from './posting.ts';
import type { Postings } from './terms.ts';

/**
 * How well entries match a word, from 0 to 1, by their number. Arrays, as with every key thousands of entries are
 * looked at.
 */
export class Hits {
  /** Entries that match. */
  readonly ids: number[] = [];
  /** The word stands nowhere as it is written: others that are like it do. */
  isGuess = false;
  readonly #quality: Float32Array;
  readonly #inTitle: Uint8Array;

  /** @param size numbers of entries are below it. */
  constructor(size: number) {
    this.#quality = new Float32Array(size);
    this.#inTitle = new Uint8Array(size);
  }

  quality(id: number): number {
    return this.#quality[id] ?? 0;
  }

  /** Whether the word, or a form of it, stands in the title. */
  inTitle(id: number): boolean {
    return this.#inTitle[id] === 1;
  }

  /** Adds where a term stands; `how` says how it came to match, from 0 to 1. */
  addTerm(at: Postings, how: number): void {
    for (const each of at) this.raise(entryOf(each), how * fieldWeight(each), isInTitle(each));
  }

  /** Raises the quality of an entry that is lower; a title once matched stays so. */
  raise(id: number, quality: number, inTitle: boolean): void {
    const before = this.#quality[id] ?? 0;
    if (before === 0) this.ids.push(id);
    if (quality > before) this.#quality[id] = quality;
    if (inTitle) this.#inTitle[id] = 1;
  }

  /** Sets the quality of an entry where it is lower, and with it whether its title matches. */
  replace(id: number, quality: number, inTitle: boolean): void {
    const before = this.#quality[id] ?? 0;
    if (quality <= before) return;
    if (before === 0) this.ids.push(id);
    this.#quality[id] = quality;
    this.#inTitle[id] = inTitle ? 1 : 0;
  }
}
