import { nearest } from '../../nearest.ts';
import type { ApiWords } from './api-words.ts';
import type { NameFault } from './path-mention.ts';

/** A name in camel, Pascal or snake case that is none, or a word one slip away from a name. */
export function wordFault(name: string, words: ApiWords): NameFault | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return undefined;
  const isShouted = name === name.toUpperCase();
  const isName = !isShouted && (/[a-z0-9][A-Z]/.test(name) || /[A-Za-z0-9]_[A-Za-z0-9]/.test(name));
  if (!isName) return nearValue(name, words);
  if (DATE_PATTERN.test(name) || RECORD_ID.test(name)) return undefined;
  const near = nearest(name, words.names);
  return whole(name, `\`${name}\` is no name of the API.`, `${near === undefined ? 'Write it as the description does.' : `Did you mean \`${near}\`?`} A word that is right is listed under \`allowed.names\` in \`checks.yaml\`.`);
}

/** `yyyyMMdd`, `ddMMyy`. */
const DATE_PATTERN = /^[yMdHhmsSZT]+$/;
/** The id of one record: `SPL_98WF13Eb3w`. */
const RECORD_ID = /^[A-Za-z]{2,6}_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}$/;

/** A value or field in other letters, or mistyped by one letter. */
export function nearValue(word: string, { known, values, fields }: ApiWords): NameFault | undefined {
  if (known.has(word) || !/^[A-Za-z][\w-]*$/.test(word)) return undefined;
  const isShouted = word === word.toUpperCase();
  const candidates = isShouted ? values : [...values, ...fields];
  const shortest = isShouted ? 7 : 5;
  const sameLetters = word.length < 3 ? undefined : candidates.find((name) => name.toLowerCase() === word.toLowerCase());
  const slip = word.length < shortest ? undefined : candidates.find((name) => name.length >= shortest && isSlip(word, name));
  const meant = sameLetters ?? slip;
  return meant === undefined ? undefined : whole(word, `\`${word}\` is no ${values.includes(meant) ? 'value' : 'name'} of the API.`, `Did you mean \`${meant}\`?`);
}

/** One letter more, less or other, or two swapped; a plural or a past is no slip. */
export function isSlip(a: string, b: string): boolean {
  if (/^[sd]$/.test(a.startsWith(b) ? a.slice(b.length) : b.startsWith(a) ? b.slice(a.length) : '') || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
}

/** A fault of a name as a whole. */
export function whole(name: string, message: string, hint: string): NameFault {
  return { offset: 0, length: name.length, message, hint };
}
