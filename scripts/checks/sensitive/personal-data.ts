import { isDummy, type Allowed } from '../lookup/allowed.ts';
import { cardNumbersIn } from '#src/shared/secrets/secret-shapes.ts';
import type { TextProblem } from '../lookup/check.ts';
import { rangeTaker } from './secrets.ts';

/**
 * Maximum number of distinct digits in a test card number, such as 4111 1111 1111 1111. One in two million other
 * numbers has so few by chance.
 */
const MADE_UP = 3;
/** Matches international phone numbers (ITU-T E.164), and Nigerian mobile numbers with or without the country code. */
const PHONE = /(?<![\w+/=.-])(?:\+(?:[ ().-]{0,2}\d){8,15}|(?:234[ -]?|0)[789][01](?:[ -]?\d){8})(?!\w|[.-]\d)/g;
const EMAIL = /(?<![\w.+%/=-])(?<local>[\w.+%-]+)@(?<domain>(?:[a-z0-9-]+\.)+(?<top>[a-z]{2,}))(?![\w-])/gi;
/** Matches a word in the name of a fictitious user: `yourEmail`, `test.user`. */
const NOBODY =
  /^(?:test(?:er|ing)?|your\w*|user(?:name)?|example|sample|demo|fake|dummy|some(?:one|body)?|foo|doe)\d*$/i;
/** Matches a word in the e-mail address of an office or a machine. */
const OFFICE =
  /^(?:support|help(?:desk)?|team|info|api|devs?|developers?|contact|hello|services?|customerservice|office|security|sales|billing|legal|privacy|press|media|admin|webmaster|postmaster|abuse|feedback|marketing|noreply|reply|notifications?|git)$/i;
const FILE_SUFFIX = /\.(?:png|jpe?g|gif|svg|webp|css|m?[jt]sx?|json|ya?ml|mdx?)$/i;
const DIGITS = /(?<![\w.+-])\d{10,11}(?![\w-]|\.[\d.])/g;

/**
 * Kinds of numbers that are recognised by a name beside them. Each has words for messages, a pattern of the name, and
 * the number of digits.
 */
const NAMED: readonly (readonly [what: string, name: RegExp, length: number])[] = [
  ['BVN', /(?:\b|_|(?<=[a-z])(?=B))(?:BVN|Bvn|bvn)(?![a-z])|bank[\s_]?verification[\s_]?(?:number|no)/gi, 11],
  [
    'NIN',
    /(?:\b|_)(?:NIN|Nin|nin)(?![a-z])|(?<=[a-z])N(?:IN|in)(?![a-z])|national[\s_]?(?:identi\w+)[\s_]?(?:number|no)|nationalId/g,
    11,
  ],
  ['account number', /account[\s_-]?(?:number|num|no)\b|account[\s_-]?number|\bnuban\b/gi, 10],
];
/** Hint for a phone number. Nobody has the suggested number, as no subscriber has the exchange 555. */
const OTHER_PHONE =
  'Use a number that nobody has, such as `+12025550123`, or list its pattern under `allowed.patterns` of `checks.yaml`.';
const PHONE_NAME = /(?:phone|mobile|msisdn|whatsapp)(?:[_-]?(?:number|no))?$/i;

/**
 * Finds numbers and addresses that could belong to a person. `name` is the name of the field that contains the text; an
 * empty string if no field does.
 */
export function personalDataIn(text: string, name: string, allowed: Allowed): readonly TextProblem[] {
  const found: TextProblem[] = [];
  const take = rangeTaker();
  const add = (what: string, offset: number, value: string, hint: string): void => {
    if (isDummy(allowed, value) || !take(offset, value.length)) return;
    found.push({
      offset,
      message: `\`${value.slice(0, 4)}…\` could be somebody's ${what}.`,
      hint,
    });
  };
  for (const { offset, value, digits } of cardNumbersIn(text))
    if (new Set(digits).size > MADE_UP && !allowed.cardNumbers.has(digits))
      add(
        'card number',
        offset,
        value,
        'Use a published test number that `checks.yaml` lists, or list this one under `allowed.cardNumbers` with a reason.',
      );
  for (const { 0: value, index } of text.matchAll(DIGITS)) {
    const what = NAMED.find(
      ([, pattern, length]) => value.length === length && isBeside(text, index, value.length, name, pattern),
    )?.[0];
    if (what !== undefined)
      add(
        what,
        index,
        value,
        `Use one digit ${value.length} times, or list its pattern under \`allowed.patterns\` of \`checks.yaml\`.`,
      );
  }
  for (const { 0: value, index } of text.matchAll(PHONE)) add('phone number', index, value, OTHER_PHONE);
  if (PHONE_NAME.test(name) && /^\+?[\d\s().-]{7,20}$/.test(text.trim()))
    add('phone number', text.indexOf(text.trim()), text.trim(), OTHER_PHONE);
  for (const { 0: value, index, groups } of text.includes('@') ? text.matchAll(EMAIL) : []) {
    const { local = '', top = '' } = groups ?? {};
    const domain = (groups?.['domain'] ?? '').toLowerCase();
    // `ws@Company.TestCompany` is a user name: no top-level domain has such capitals.
    if (top !== top.toLowerCase() && top !== top.toUpperCase()) continue;
    if (
      local.split(/[.+_-]/).some((word) => OFFICE.test(word) || NOBODY.test(word)) ||
      domain.split('.').includes('noreply')
    )
      continue;
    const free = allowed.domains.some((one) => domain === one || domain.endsWith(`.${one}`));
    if (!free && !FILE_SUFFIX.test(value) && !/:\/\/[^\s/]*$/.test(text.slice(Math.max(0, index - 300), index)))
      add(
        'e-mail address',
        index,
        value,
        'Use a reserved domain such as `example.com` (RFC 2606), or list the domain under `allowed.domains` with a reason.',
      );
  }
  return found.sort((a, b) => a.offset - b.offset);
}

/**
 * Whether a name such as `BVN` is beside a number: in the name of its field, in the words before it on the line, or
 * right after it.
 *
 * @param pattern matches the name
 */
function isBeside(text: string, offset: number, length: number, name: string, pattern: RegExp): boolean {
  const before =
    text
      .slice(Math.max(0, offset - 60), offset)
      .split(/[\n{}]|["'],|\d{6,}/)
      .at(-1) ?? '';
  const after = text.slice(offset + length, offset + length + 25).split(/[\n{}.;,"']/)[0] ?? '';
  const alone = text.trim().length === length || !/[:=]/.test(before);
  return [before, after, ...(alone ? [name] : [])].some((part) => part.search(pattern) >= 0);
}
