/** Splits texts and queries into comparable words. */
import { memoizeText } from '../text/memoize.ts';
import { stemmer } from 'stemmer';

/** Stop words: the search ignores them, unless a query has no other words. */
const STOP: ReadonlySet<string> = new Set(
  `a an the of to in on for and or is are am be been being do does did done i my me we our us you your it its this that
  these those with from by at as what whats which how when where why who whom can could should would will may might must
  if whether there here has have had so then than into about over get gets getting got want need please already also
  just now some any many mean means stand stands able like s t`.split(/\s+/),
);

/** Returns the words of a text in lower case, with names split at capitals: `orderId` becomes `order`, `id`. */
export function wordsOf(text: string): readonly string[] {
  return piecesOf(text).flatMap(partsOf);
}

/**
 * Returns the multi-word names in a text as single words: `orderId` becomes `orderid`, `sub-account` becomes
 * `subaccount`.
 */
export function compoundsOf(text: string): readonly string[] {
  return text.split(/\s+/).flatMap((chunk) => {
    const humped = piecesOf(chunk).filter((piece) => partsOf(piece).length > 1);
    const isJoined = /[\p{L}\p{N}][-_'’.][\p{L}\p{N}]/u.test(chunk) && chunk.length <= LONGEST;
    return [...humped.map(fold), ...(isJoined ? [compact(chunk)] : [])];
  });
}

/** Maximum length of a hyphenated or dotted name that is also indexed as a single word. */
const LONGEST = 40;

/** Returns the words of a query without stop words; if there are only stop words, returns these. */
export function meaningful(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Returns the letters and digits of a text in lower case, so that `businessId`, `business_id` and `Business ID` are
 * equal.
 */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns the stem of an English word (Porter 1980), the same for British and American spellings. Short words and
 * numbers are unchanged. Words that Porter would confuse with others, such as `customers` with `customs`, lose only a
 * plural `s`.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const own = /^(?:customer|organi[sz]ation|general|important|university)(?=s?$)/.exec(word);
  if (own !== null) return own[0].replace('isation', 'ization');
  return porterStem(word);
}

/** Returns the Porter stem of the American spelling of a word. Cached, because the same words recur. */
const porterStem = memoizeText(10_000, (word) =>
  stemmer(word.replace(/is(e[drs]?|ing|ations?)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1')),
);

function piecesOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/**
 * Splits a name at capitals and digits: `ePosTerminalID` becomes `e`, `pos`, `terminal`, `id`. Cached, because the same
 * names recur.
 */
const partsOf = memoizeText(10_000, (piece): readonly string[] => {
  const parts = piece.match(/\p{Lu}+(?!\p{Ll})s?(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{L}+/gu) ?? [];
  return parts.map(fold);
});

function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
