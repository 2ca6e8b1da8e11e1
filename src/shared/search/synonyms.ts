/** Words and phrases that mean the same, as a term that they share: the same in what is indexed and in what is asked. */
import type { Synonyms } from '../../model/search.ts';
import { GENERAL_SYNONYMS } from './general-synonyms.ts';
import { meaningful, stemOf } from './words.ts';

/** Begins a shared term: no word begins so. */
const SHARED = '~';

/** Returns the shared terms of the phrases in a text, which comes as its words in order; of two phrases the longer. */
type SharedTerms = (words: readonly string[]) => readonly string[];

export function isShared(term: string): boolean {
  return term.startsWith(SHARED);
}

/** Reads the groups of a site, and those of any API. */
export function sharedTerms(synonyms: readonly Synonyms[]): SharedTerms {
  const phrases = new Map<string, { readonly stems: readonly string[]; readonly term: string }[]>();
  [...synonyms, ...GENERAL_SYNONYMS].forEach(({ words }, group) => {
    for (const stems of words.map((phrase) => meaningful(phrase).map(stemOf))) {
      const [first = ''] = stems;
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, term: `${SHARED}${group}` }]);
    }
  });
  return (words) => {
    const all = words.map(stemOf);
    const found = new Set<string>();
    for (let at = 0; at < all.length;) {
      const here = (phrases.get(all[at] ?? '') ?? []).filter(({ stems }) =>
        stems.every((stem, offset) => stem === all[at + offset]),
      );
      const longest = Math.max(1, ...here.map(({ stems }) => stems.length));
      for (const { stems, term } of here) if (stems.length === longest) found.add(term);
      at += longest;
    }
    return [...found];
  };
}
