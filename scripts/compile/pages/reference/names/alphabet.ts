/** The order of an index: letters of the Latin alphabet, digits, then everything else. */

/** What a name stands under: a capital, `0–9`, or `Other`. Signs before the first letter or digit do not count. */
export function letterOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const [first = ''] = /[\p{L}\p{N}]/u.exec(plain) ?? [];
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  return /[0-9]/.test(first) ? DIGITS : OTHER;
}

const DIGITS = '0–9';
const OTHER = 'Other';

/** Part of an address: `a`, `0-9`, `other`. */
export function letterSegment(letter: string): string {
  return letter.toLowerCase().replace('–', '-');
}

/** Letters in the order of an index. */
export function compareLetters(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function rank(letter: string): number {
  return letter === OTHER ? 2 : letter === DIGITS ? 1 : 0;
}

const COLLATOR = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });

/** Names as a reader looks for them: by the alphabet, whatever their case, numbers by their size. */
export function compareNames(one: string, other: string): number {
  return COLLATOR.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);
}
