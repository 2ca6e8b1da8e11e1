import { Hits } from './hits.ts';
import type { Terms } from './terms.ts';
import { formsOf, isStem, relatedStems, stemOf } from './words.ts';

/** Weights of matches by kind. */
const STEM = 0.92;
const RELATED = 0.75;
const PREFIX = 0.7;
const TYPO = 0.5;

/** Words that are remembered: those before the last are the same with every key. */
const REMEMBERED = 64;

/** Looks words up, and remembers them. */
export class Lookup {
  readonly #terms: Terms;
  /** Numbers of entries are below it. */
  readonly #size: number;
  readonly #known = new Map<string, Hits>();

  constructor(terms: Terms, size: number) {
    this.#terms = terms;
    this.#size = size;
  }

  /**
   * Entries that have a word: as it is, in another form, or as the beginning of a longer one; else with mistakes. One
   * that others follow is written to its end: its beginning counts only where it is nowhere by itself.
   */
  word(word: string, isWhole: boolean): Hits {
    return this.#remembered(isWhole ? `${word}.` : word, () => {
      const hits = this.#whole(word);
      // The beginning of one letter would be all entries.
      if (word.length > (isNumber(word) ? 2 : 1) && !(isWhole && hits.ids.length > 0)) {
        const forms = formsOf(word);
        for (const [term, at] of this.#terms.beginningWith(word))
          if (!forms.includes(term)) hits.addTerm(at, PREFIX + 0.25 * (word.length / term.length));
      }
      if (hits.ids.length === 0) this.#addTypos(word, hits);
      return hits;
    });
  }

  /** Entries that have a word as it is or in another form. */
  wholeWord(word: string): Hits {
    return this.#remembered(`${word} `, () => this.#whole(word));
  }

  /** Whether a word stands somewhere, in any form or as the beginning of another. */
  isKnown(word: string): boolean {
    if (formsOf(word).some((form) => this.#terms.get(form) !== undefined)) return true;
    for (const _ of this.#terms.beginningWith(word)) return true;
    return false;
  }

  #whole(word: string): Hits {
    const hits = new Hits(this.#size);
    for (const form of formsOf(word)) hits.addTerm(this.#terms.get(form) ?? [], form === word ? 1 : STEM);
    for (const related of relatedStems(stemOf(word))) hits.addTerm(this.#terms.get(related) ?? [], RELATED);
    return hits;
  }

  #addTypos(word: string, hits: Hits): void {
    const mistakes = mistakesOf(word);
    if (mistakes === 0) return;
    hits.isGuess = true;
    const near = [...this.#terms.near(word, mistakes)].filter(([term]) => !isStem(term));
    for (let at = 0; at + 1 < word.length; at++) {
      const swapped = swap(word, at);
      const known = this.#terms.get(swapped);
      if (known !== undefined) near.push([swapped, known, 1]);
    }
    const least = Math.min(...near.map(([, , distance]) => distance));
    for (const [term, at, distance] of near)
      // The first letter is seldom wrong, and the nearest word is meant.
      hits.addTerm(at, TYPO * (term[0] === word[0] ? 1 : 0.5) * (distance > least ? 0.6 : 1));
  }

  #remembered(key: string, make: () => Hits): Hits {
    const hits = this.#known.get(key) ?? make();
    // The one that was used longest ago goes first.
    this.#known.delete(key);
    this.#known.set(key, hits);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return hits;
  }
}

/** Typing mistakes allowed in a word: none in short ones and in numbers. */
function mistakesOf(word: string): number {
  if (word.length < 4 || isNumber(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** Two letters that changed places are one mistake. */
function swap(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}
