import type { Secret } from '../../model/explanation.ts';
import { cardNumbersIn } from './card-numbers.ts';
import { SECRET_SHAPES } from './secret-shapes.ts';

/** Secrets that are told, and text that is searched for them. */
const MOST = 50;
const SEARCHED = 2_000_000;

/** Kinds of secrets, by the names of the fields, headers and parameters that hold them. */
const NAMED: readonly (readonly [what: string, name: string])[] = [
  ['a card number', 'card_?-?(?:number|no|pan)|pan'],
  ['a security code of a card', 'cvv2?|cvc2?|csc|security_?-?code'],
  ['a PIN', 'pin|card_?-?pin'],
  ['a one-time password', 'otp|one_?-?time_?-?(?:password|code)'],
  ['a bank verification number', 'bvn|(?:customer|user)_?-?bvn'],
  ['a national identity number', 'nin|ssn'],
  ['a password', 'pass_?-?(?:word|phrase|wd)|pwd'],
  [
    'a credential',
    '(?:proxy-)?authorization|set-cookie|cookie|x-api-key|[\\w-]{0,30}[_-]key|[\\w-]{0,30}(?:api|access|secret|private|public)key|[\\w-]{0,30}secret|[\\w-]{0,30}token',
  ],
];

/** A name in quotes or not, and its value: a field, a header, a parameter, an option. */
const FIELDS = NAMED.map(([what, name]) => ({
  what,
  pattern: new RegExp(
    `(?<![\\w.-])\\\\?["']?(${name})\\\\?["']?\\s{0,3}[:=]\\s{0,3}(?:\\\\?["'])?((?:(?:Bearer|Basic|Token)\\s+)?[^\\s"'\\\\,;&{}\\[\\]<>]{3,4096})`,
    'gi',
  ),
}));

/** Values that stand for one: placeholders, variables of a shell, what was masked already. */
const PLACEHOLDER =
  /^(?:(?:Bearer|Basic|Token)\s+)?(?:\$|%|null$|undefined$|none$|true$|false$|x{3,}|\*{3,}|•|\.{3}|your[_-])/i;

/** Finds what should be removed from a text before it is shared: credentials, card numbers, PINs, passwords. */
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
      add(what, match.index + all.length - value.length, value, name);
    }
  for (const [what, pattern] of SECRET_SHAPES)
    for (const match of text.matchAll(pattern)) add(what, match.index, match[0]);
  for (const { offset, value } of cardNumbersIn(text)) add('a card number', offset, value);
  return found.sort((a, b) => a.start - b.start);
}

const WHOLE_NAMES = NAMED.map(([, name]) => new RegExp(`^(?:${name})$`, 'i'));

/** Words that say so together, in one name or in that of the object around it and its own. */
const TOGETHER: readonly (readonly string[])[] = [
  ['card', 'number'],
  ['card', 'no'],
  ['card', 'num'],
  ['card', 'code'],
  ['verification', 'code'],
  ['access', 'code'],
  ['pass', 'code'],
  ['verification', 'number'],
];

/** Words that say so alone, wherever they stand in a name. */
const ALONE = /^(pass|passcode|secret|token|key|apikey|credentials?|track[12])$/;

/** Whether the name of a field says that its value is a secret: `encryptedCardNumber`, or `number` inside `card`. */
export function isSecretName(name: string, around = ''): boolean {
  const own = wordsOf(name);
  const runs = own.flatMap((_, from) => own.slice(from).map((__, at) => own.slice(from, from + at + 1).join('_')));
  if (own.some((word) => ALONE.test(word)) || runs.some((run) => WHOLE_NAMES.some((whole) => whole.test(run))))
    return true;
  const all = [...wordsOf(around), ...own];
  return TOGETHER.some((pair) => pair.every((word) => all.includes(word)) && pair.some((word) => own.includes(word)));
}

/** `encryptedCardNumber`, `card_number`, `X-API-Key` in words. */
function wordsOf(name: string): readonly string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Masks the secrets of a text. */
export function withoutSecrets(text: string, secrets: readonly Secret[]): string {
  let end = 0;
  const parts = secrets.map((secret) => {
    const before = text.slice(end, secret.start);
    end = secret.end;
    return before + secret.masked;
  });
  return parts.join('') + text.slice(end);
}

/** Masks a value but for its last four characters, where enough others stay secret. */
function masked(value: string): string {
  return value.length >= 12 ? `•••${value.slice(-4)}` : '•••';
}
