import type { Secret } from '../../model/explanation.ts';
import { cardNumbersIn, SECRET_SHAPES } from './secret-shapes.ts';
import { isPublicName, SECRET_NAMES } from './secret-names.ts';

/** Maximum number of reported secrets. */
const MOST = 50;
const SEARCHED = 2_000_000;

/**
 * For each kind of secret, a pattern that matches a name and the value after it, as in a field, header, parameter or
 * command-line option.
 */
const FIELDS = SECRET_NAMES.map(([what, name]) => ({
  what,
  pattern: new RegExp(
    `(?<![\\w.-])\\\\?["']?(${name})\\\\?["']?\\s{0,3}[:=]\\s{0,3}(?:\\\\?["'])?((?:(?:Bearer|Basic|Token)\\s+)?[^\\s"'\\\\,;&{}\\[\\]<>]{3,4096})`,
    'gi',
  ),
}));

/** Matches values that are not secret: placeholders, shell variables, masked values. */
const PLACEHOLDER =
  /^(?:(?:Bearer|Basic|Token)\s+)?(?:\$|%|null$|undefined$|none$|true$|false$|x{3,}|\*{3,}|•|\.{3}|your[_-])/i;

/** Finds what has to be removed from a text before it is shared: credentials, card numbers, PINs, passwords. */
export function findSecrets(whole: string): readonly Secret[] {
  const text = whole.slice(0, SEARCHED);
  const found: Secret[] = [];
  const add = (what: string, start: number, value: string, name?: string): void => {
    const end = start + value.length;
    if (found.length >= MOST || PLACEHOLDER.test(value)) return;
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({ what, ...(name === undefined ? {} : { name }), masked: masked(value), start, end });
  };
  for (const { what, pattern } of FIELDS)
    for (const match of text.matchAll(pattern)) {
      const [all, name = '', value = ''] = match;
      if (!isPublicName(name)) add(what, match.index + all.length - value.length, value, name);
    }
  for (const [what, pattern] of SECRET_SHAPES)
    for (const match of text.matchAll(pattern)) add(what, match.index, match[0]);
  for (const { offset, value } of cardNumbersIn(text)) add('a card number', offset, value);
  return found.sort((a, b) => a.start - b.start);
}

/** Masks a value. Of a value with at least twelve characters, the last four are shown. */
function masked(value: string): string {
  return value.length >= 12 ? `•••${value.slice(-4)}` : '•••';
}
