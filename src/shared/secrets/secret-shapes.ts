/** Matches card numbers (ISO/IEC 7812): ungrouped, in groups of four, or in the groups of American Express. */
const CARD =
  /(?<![\w.+-])(?:\d{13,19}|\d{4}(?:[ -]\d{4}){3}(?:[ -]\d{1,3})?|\d{4}[ -]\d{6}[ -]\d{4,5})(?![\w-]|\.[\d.])/g;
const LENGTHS = /^(?:4\d{12}|3[068]\d{12}|3[47]\d{13}|(?:4|5|6|35|2[2-7])\d{14,18})$/;

/** Finds the card numbers in a text: digits with the prefix and length of a card network, and a correct check digit. */
export function cardNumbersIn(
  text: string,
): readonly { readonly offset: number; readonly value: string; readonly digits: string }[] {
  return [...text.matchAll(CARD)]
    .map(({ 0: value, index }) => ({ offset: index, value, digits: value.replace(/\D/g, '') }))
    .filter(({ digits }) => LENGTHS.test(digits) && passesLuhn(digits));
}

/** Whether the last digit of a number is the correct check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/**
 * Patterns for secrets with a recognisable format, such as the keys of well-known services. If a pattern has groups,
 * one of them matches: the part after a fixed prefix such as `sk_live_`, which shows whether the secret is a
 * placeholder.
 */
export const SECRET_SHAPES: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a private key',
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\[rn]|\s)*([A-Za-z0-9+/=]{16,})(?:(?:\\[rn]|\s)+[A-Za-z0-9+/=]+)*/g,
  ],
  ['a JSON Web Token', /(?<![\w.-])(?:eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?)/g],
  [
    'a payment key',
    /(?<![\w-])(?:[sr]k_(?:live|test|prod)|pk_(?:live|prod)|whsec|(?:MK|SK)_(?:PROD|LIVE|TEST))_([\w+/=-]{12,})/gi,
  ],
  ['a payment key', /(?<![\w-])(?:FLW)?(?:SECK|PUBK)(?:_?(?:TEST|LIVE))?-([\w]{12,}(?:-X)?)/gi],
  ['a payment key', /(?<![\w-])(?:sq0(?:atp|csp)-[\w-]{20,}|EAAA[\w-]{40,})/g],
  ['an AWS key', /(?<![\w-])(?:AKIA|ASIA|AROA|AIDA)([A-Z0-9]{16})(?!\w)/g],
  ['a GitHub token', /(?<![\w-])(?:gh[pousr]_([A-Za-z0-9]{30,})|github_pat_([A-Za-z0-9_]{22,}))/g],
  [
    'a token of another service',
    /(?<![\w-])(?:glpat-[\w-]{20}|xox[abeoprs]-[\w-]{24,}|npm_[A-Za-z0-9]{36}|AIza[\w-]{35}|SG\.[\w-]{16,}\.[\w-]{16,}|sk-(?:proj-|ant-)?[\w-]{32,}|ya29\.[\w-]{20,})/g,
  ],
  ['a password in a URL', /(?<=[a-z][a-z0-9+.-]*:\/\/[^\s/:@<>{}$'"`]*:)([^\s/:@<>{}$'"`]{3,})(?=@[\w[])/gi],
  ['a password', /(?=[A-Za-z0-9+/])(?<=\bBasic\s+)(?=[a-z]*[A-Z0-9+/=])([A-Za-z0-9+/]{12,}={0,2})(?![\w+/])/g],
  ['a token', /(?=[\w~+/.-])(?<=\bBearer\s+)([\w~+/.-]{16,}=*)/gi],
];
