import type { Synonyms } from '../../model/search.ts';
import { GENERAL_SYNONYMS } from './general-synonyms.ts';
import { nearest } from '../text/nearest.ts';
import { compact, meaningful, stemOf } from './words.ts';

/** A query as its parts. */
export interface Query {
  readonly text: string;
  /** Letters and digits alone. */
  readonly compact: string;
  readonly words: readonly string[];
  /** The last word may not be written to its end. */
  readonly isOpen: boolean;
  readonly units: readonly Unit[];
  /** True for words that ask, not for a name or two: what answers them is prose. */
  readonly isQuestion: boolean;
  /** Addresses that the site names for what is asked. */
  readonly leads: ReadonlyMap<string, number>;
}

/** One or several words that mean one thing, with other words for it. */
export interface Unit {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** Words of a query that are looked up. */
const WORDS = 16;

/** A group of phrases with one meaning, as words. */
interface Group {
  readonly phrases: readonly (readonly string[])[];
  readonly href: string | undefined;
}

export type ReadSynonyms = readonly Group[];

/** Groups of a site and those of any API: what a general one shares with one of the site belongs to that. */
export function readSynonyms(synonyms: readonly Synonyms[]): ReadSynonyms {
  const groups = synonyms.map(groupOf);
  for (const general of GENERAL_SYNONYMS.map(groupOf)) {
    const known = new Set(general.phrases.map((phrase) => phrase.join(' ')));
    const own = groups.filter(
      ({ href, phrases }) => href !== undefined && phrases.some((each) => known.has(each.join(' '))),
    );
    groups.push(own.length === 1 ? { ...general, href: own[0]?.href } : general);
  }
  return groups;
}

function groupOf({ words, href }: Synonyms): Group {
  return { phrases: words.map((phrase) => meaningful(phrase)), href };
}

/** Reads what somebody typed. `isKnown` tells words that stand somewhere: others may be mistyped words of a phrase. */
export function readQuery(text: string, synonyms: ReadSynonyms, isKnown: (word: string) => boolean): Query {
  const telling = meaningful(text);
  const written = telling.slice(0, WORDS);
  const ofPhrases = new Set(synonyms.flatMap(({ phrases }) => phrases.flat()));
  const words = written.map((word) =>
    word.length < 5 || ofPhrases.has(word) || isKnown(word)
      ? word
      : (nearest(word, ofPhrases, word.length < 8 ? 1 : 2) ?? word),
  );
  const stems = words.map(stemOf);
  const leads = new Map<string, number>();
  const others = words.map((): (readonly string[])[] => []);
  const lengths = words.map(() => 1);
  const found: { readonly at: number; readonly length: number; readonly href: string }[] = [];
  for (const { phrases, href } of synonyms)
    for (const phrase of phrases) {
      const at = indexOf(phrase, words, stems);
      if (at < 0) continue;
      if (href !== undefined) found.push({ at, length: phrase.length, href });
      others[at]?.push(...phrases.filter((other) => other !== phrase));
      lengths[at] = Math.max(lengths[at] ?? 1, phrase.length);
    }
  for (const { at, length, href } of found)
    // `expiry` leads nowhere inside `expiry month`.
    if (!lengths.some((longer, from) => longer > length && from <= at && at + length <= from + longer))
      leads.set(href, Math.max(leads.get(href) ?? 0, length / words.length));
  return {
    text,
    compact: compact(words.some((word, at) => word !== written[at]) ? words.join(' ') : text),
    words,
    isOpen: compact(text).endsWith(telling.at(-1) ?? '') && /[\p{L}\p{N}]$/u.test(text),
    units: unitsOf(words, others, lengths),
    isQuestion: isQuestion(text, telling.length),
    leads,
  };
}

/** Four words, written as people write: some that tell something, and others between them. */
function isQuestion(text: string, telling: number): boolean {
  const all = text.trim().split(/\s+/);
  return telling > 1 && all.length > 3 && all.every((word) => /^[\p{L}\p{N}’'-]+[?.,!]?$/u.test(word));
}

function unitsOf(
  words: readonly string[],
  others: readonly (readonly (readonly string[])[])[],
  lengths: readonly number[],
): readonly Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengths[at] ?? 1;
    const own = words.slice(at, at + length);
    // Words inside a phrase keep the synonyms of the phrase.
    units.push({ words: own, others: others[at] ?? [] });
    at += length;
  }
  return units;
}

/** Returns the index of a phrase among words, inflected forms included; -1 if it does not occur. */
function indexOf(phrase: readonly string[], words: readonly string[], stems: readonly string[]): number {
  if (phrase.length === 0) return -1;
  for (let at = 0; at + phrase.length <= words.length; at++)
    if (phrase.every((word, offset) => word === words[at + offset] || stemOf(word) === stems[at + offset])) return at;
  return -1;
}
