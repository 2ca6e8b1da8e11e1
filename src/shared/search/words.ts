/** Splits texts and queries into words that can be compared. */
import { memoizeText } from '../text/memoize.ts';
import { stemmer } from 'stemmer';

/** Mark before the stem of a word among the terms of an index: a stem is no word that somebody wrote. */
const STEM = '~';

/** Words that say nothing of what is looked for, unless there is nothing else. */
const STOP: ReadonlySet<string> = new Set(
  `a an the of to in on for and or is are am be been being do does did done i my me we our us you your it its this that
  these those with from by at as what whats which how when where why who whom can could should would will may might must
  if whether there here has have had so then than into about over get gets getting got want need please already also
  just now some any many mean means stand stands able like s t`.split(/\s+/),
);

/** Words of a text in lower case, names at their humps too: `orderId` is `orderid`, `order`, `id`. */
export function wordsOf(text: string): readonly string[] {
  return piecesOf(text).flatMap((piece) => {
    const parts = partsOf(piece);
    return parts.length > 1 ? [fold(piece), ...parts] : parts;
  });
}

/** Terms under which a text is found: its words, their stems, and compounds written as one. */
export function termsOf(text: string): readonly string[] {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) {
    terms.add(word);
    const stem = stemOf(word);
    if (stem !== word) terms.add(STEM + stem);
  }
  // `sub-account` and `sub_account` are found by `subaccount`.
  for (const chunk of text.split(/\s+/)) {
    const one = compact(chunk);
    if (one.length <= LONGEST && /[\p{L}\p{N}][-_'’.][\p{L}\p{N}]/u.test(chunk)) terms.add(one);
  }
  return [...terms];
}

/** Characters of a name that is compared as a whole. */
const LONGEST = 40;

/** The words of a query that count, and of a title that is held against it: stop words only where nothing else is. */
export function meaningful(text: string): readonly string[] {
  const words = piecesOf(text).flatMap(partsOf);
  const telling = words.filter((word) => !STOP.has(word));
  return telling.length > 0 ? telling : words;
}

/** The word itself, then its stem as a word and as an index marks it. */
export function formsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return stem === word ? [word, STEM + word] : [word, stem, STEM + stem];
}

/**
 * What Porter leaves on one of two words that belong together: `notif` of notification, `notifi` of notified; `deliv`,
 * `deliveri` of delivery; `direct`, `directli`.
 */
const LEFT = ['i', 'li', 'eri', 'at', 'or', 'abl'] as const;

/** Letters that a stem has at least to be compared in that way. */
const SHORTEST = 4;

/** Other stems that words related to one may have, as an index marks them. */
export function relatedStems(stem: string): readonly string[] {
  return [
    ...LEFT.map((ending) => stem + ending),
    ...LEFT.flatMap((ending) => (stem.endsWith(ending) ? [stem.slice(0, -ending.length)] : [])),
  ]
    .filter((each) => Math.min(each.length, stem.length) >= SHORTEST)
    .flatMap((each) => [each, STEM + each]);
}

/** True for a term that an index made of a word. */
export function isStem(term: string): boolean {
  return term.startsWith(STEM);
}

/** Letters and digits alone: the same for `businessId`, `business_id` and `Business ID`. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Stem of an English word (Porter 1980), British spellings as the American ones. Short words and numbers stay, and so
 * do words that Porter takes for forms of others: customers are no customs.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const own = /^(?:customer|organi[sz]ation|general|important|university)(?=s?$)/.exec(word);
  if (own !== null) return own[0].replace('isation', 'ization');
  return porterStem(word);
}

/** Remembered, as the same words come again with every key. */
const porterStem = memoizeText(10_000, (word) =>
  stemmer(word.replace(/is(e[drs]?|ing|ations?)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1')),
);

function piecesOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The parts of a name: `ePosTerminalID` is `e`, `pos`, `terminal`, `id`. */
function partsOf(piece: string): readonly string[] {
  const parts = piece.match(/\p{Lu}+(?!\p{Ll})s?(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{L}+/gu) ?? [];
  return parts.map(fold);
}

function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
