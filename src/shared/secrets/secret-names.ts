/**
 * Kinds of secrets, each with a regular expression for the names of fields, headers and parameters that contain them.
 */
export const SECRET_NAMES: readonly (readonly [what: string, name: string])[] = [
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

/** Matches words that mark a value as public, wherever they are in its name: `page` in `pageToken`. */
const PUBLIC = /^(?:idempot\w*|versions?|public|publish\w*|pages?|cursor|continuation|next|previous|expir\w*)$/;
/** Matches words that mark a value as public only at the end of its name: `type` in `tokenType`. */
const PUBLIC_END = /^(?:type|kind|name|id|url|uri|format|length|count|status|hash|etag|checksum)$/;

/**
 * Whether a name has a word that marks its value as public. Such a word outweighs words that suggest a secret, such as
 * `token`.
 */
export function isPublicName(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => PUBLIC.test(word)) || PUBLIC_END.test(words.at(-1) ?? '');
}

/**
 * Names of fields that contain credentials in any API, in the form that `normaliseName` returns. Samples read the
 * values of such fields from environment variables.
 */
export const CREDENTIALS: ReadonlySet<string> = new Set(
  'password passphrase secret clientsecret apikey apisecret secretkey accesstoken refreshtoken'.split(' '),
);

const WHOLE_NAMES = SECRET_NAMES.map(([, name]) => new RegExp(`^(?:${name})$`, 'i'));

/**
 * Pairs of words that mark a secret together. One word may be in the name of the enclosing object instead of the field.
 */
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

/** Matches a word that alone marks a value as secret, wherever it is in the name. */
const ALONE = /^(pass|passcode|secret|token|key|apikey|credentials?|track[12])$/;

/**
 * Whether the name of a field marks its value as secret: `encryptedCardNumber`, or `number` inside `card`. `around` is
 * the name of the enclosing object.
 */
export function isSecretName(name: string, around = ''): boolean {
  if (isPublicName(name)) return false;
  const own = wordsOf(name);
  const runs = own.flatMap((_, from) => own.slice(from).map((__, at) => own.slice(from, from + at + 1).join('_')));
  if (own.some((word) => ALONE.test(word)) || runs.some((run) => WHOLE_NAMES.some((whole) => whole.test(run))))
    return true;
  const all = [...wordsOf(around), ...own];
  return TOGETHER.some((pair) => pair.every((word) => all.includes(word)) && pair.some((word) => own.includes(word)));
}

/** Splits a name into words in lower case: `encryptedCardNumber` becomes `encrypted`, `card`, `number`. */
function wordsOf(name: string): readonly string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
