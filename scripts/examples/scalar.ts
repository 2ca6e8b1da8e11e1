import type { JsonNumber } from '#src/model/json-number.ts';
import { brokenAssertions } from '#src/shared/schema/assertions.ts';
import { isInteger, isNumberText, toNumber } from '#src/shared/schema/number-text.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { matches } from '#src/shared/schema/pattern.ts';
import { valuesOf, type DraftSchema, type Spot } from './drafting.ts';
import { textMatching } from './pattern.ts';

/**
 * Values for examples, by `format` (JSON Schema 2020-12 Validation, section 7.3; OpenAPI Format Registry). Domains and
 * IP addresses in these values are reserved for documentation (RFC 2606, 3849, 5737).
 */
const FORMAT_VALUES: ReadonlyMap<string, string> = new Map([
  ['date-time', '2026-01-15T09:30:00Z'],
  ['date', '2026-01-15'],
  ['time', '09:30:00Z'],
  ['iso-date-time', '2026-01-15T09:30:00Z'],
  ['iso-time', '09:30:00'],
  ['duration', 'P1D'],
  ['email', 'ada@example.com'],
  ['idn-email', 'ada@example.com'],
  ['hostname', 'www.example.com'],
  ['idn-hostname', 'www.example.com'],
  ['ipv4', '192.0.2.1'],
  ['ip', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://www.example.com'],
  ['url', 'https://www.example.com'],
  ['iri', 'https://www.example.com'],
  ['uri-reference', '/orders/1'],
  ['iri-reference', '/orders/1'],
  ['uri-template', 'https://www.example.com/{id}'],
  ['uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['json-pointer', '/orders/0'],
  ['relative-json-pointer', '1/orders'],
  ['regex', '^[a-z]+$'],
  ['byte', 'ZXhhbXBsZQ=='],
  ['base64', 'ZXhhbXBsZQ=='],
  ['base64url', 'ZXhhbXBsZQ'],
  ['password', 'your-password'],
  ['decimal', '10.00'],
]);

/**
 * Values for examples, by a pattern for the field name in snake case. Of several values, the first that is valid is
 * used. The telephone numbers are reserved for use in fiction.
 */
const NAMED: readonly (readonly [word: RegExp, ...values: readonly unknown[]])[] = [
  [/^e?mail$|email/, 'ada@example.com'],
  [/phone|mobile|msisdn/, '+441632960123', '01632960123'],
  [/currency/, 'EUR'],
  [/country/, 'GB', 'GBR'],
  [/language|locale/, 'en', 'en-GB'],
  [/time_?zone/, 'Europe/London'],
  [/first_?name|given_?name/, 'Ada'],
  [/last_?name|family_?name|surname/, 'Lovelace'],
  [/full_?name|holder_?name|customer_?name/, 'Ada Lovelace'],
  [/user_?name|login/, 'ada'],
  [/url|uri|link|href|website/, 'https://www.example.com'],
  [/(^|_)ip(_|$)|ip_?address/, '192.0.2.1'],
  [/post(al)?_?code|zip/, 'SW1A 1AA', '10115'],
  [/city|town/, 'London'],
  [/street|address/, '1 Example Street'],
  [/amount|price|total|balance/, 1000, '1000', '10.00'],
  [/quantity|count/, 1],
  [/percent/, 10],
  [/limit|page_?size|per_?page/, 10],
  [/timestamp|_at$|_time$/, 1768469400, '2026-01-15T09:30:00Z'],
  [/date/, '2026-01-15'],
  [/year/, 2026],
  [/month/, 12],
  [/version/, '1.0'],
  [/description|comment|note|message/, 'A short text'],
  [/title/, 'A title'],
];

/**
 * Returns the values in `NAMED` that suit a field name, the most likely first. The name may be in camel case or kebab
 * case, too.
 */
function namedValues(name: string): readonly unknown[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
  return NAMED.flatMap(([word, ...values]) => (word.test(words) ? values : []));
}

/** Maximum length of a generated string, in characters. */
const LONGEST = 2000;

/**
 * Returns a valid string; undefined if none was found. Prefers strings that suit the format, then those that suit the
 * field name. In a list, strings at different positions (`index`) differ.
 */
export function exampleText(schema: DraftSchema, { name, index }: Pick<Spot, 'name' | 'index'>): string | undefined {
  const { contentEncoding, format = contentEncoding, minLength = 0 } = schema.keywords;
  const patterns = patternsOf(schema);
  if (minLength > LONGEST) return undefined;
  const texts = namedValues(name).filter((value) => typeof value === 'string');
  const [word, ...others] = plainTexts(schema);
  const candidates = [
    ...(format === undefined ? [] : [FORMAT_VALUES.get(format)]),
    ...(format === undefined || patterns.length > 0 ? texts : []),
    word,
    ...patterns.map((pattern) => textMatching(pattern, minLength)),
    ...others,
  ];
  const fitting = (value: unknown): value is string => typeof value === 'string' && fits(schema, value);
  if (index === 0) return candidates.find(fitting);
  return candidates
    .flatMap((value) =>
      value === undefined ? [] : [varied(value, index), `${value}${index}`, `${value.slice(0, -1)}${index}`],
    )
    .find(fitting);
}

/**
 * Returns a valid number; undefined if none was found. Prefers numbers that suit the field name. In a list, numbers at
 * different positions (`index`) differ.
 */
export function exampleNumber(
  schema: DraftSchema,
  { name, index }: Pick<Spot, 'name' | 'index'>,
  type: 'integer' | 'number',
): JsonNumber | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.keywords;
  const isWhole = type === 'integer';
  const step = toNumber(multipleOf ?? (isWhole ? 1 : 0.1));
  const named = namedValues(name).filter((value) => typeof value === 'number');
  const lowest = toNumber(exclusiveMinimum ?? minimum ?? 0);
  const highest = toNumber(exclusiveMaximum ?? maximum ?? 0);
  const limits = [
    Math.ceil(lowest / step) * step,
    (Math.floor(lowest / step) + 1) * step,
    Math.floor(highest / step) * step,
    (Math.ceil(highest / step) - 1) * step,
    (lowest + highest) / 2,
  ];
  const candidates: readonly JsonNumber[] = [
    ...named,
    1,
    ...(minimum === undefined ? [] : [minimum]),
    step,
    ...limits,
    0,
    ...(maximum === undefined ? [] : [maximum]),
  ];
  return candidates
    .map((value) => (isNumberText(value) ? value : Number((value + index * step).toPrecision(15))))
    .find((value) => isFinite(toNumber(value)) && (!isWhole || isInteger(value)) && fits(schema, value));
}

function plainTexts({ keywords: { minLength = 0, maxLength = LONGEST } }: DraftSchema): readonly string[] {
  const word = 'example';
  const sized = word
    .repeat(Math.ceil(Math.max(minLength, word.length) / word.length))
    .slice(0, Math.max(minLength, Math.min(word.length, maxLength)));
  return [sized, '1'.repeat(Math.max(1, minLength)), 'A'.repeat(Math.max(1, minLength)), ''];
}

/**
 * Returns a string in which the last digit or letter is replaced with the one `index` places after it: `a1` becomes
 * `a2`.
 */
function varied(value: string, index: number): string {
  return value.replace(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/, (last) => {
    const [from, size] = /\d/.test(last) ? [48, 10] : /[a-z]/.test(last) ? [97, 26] : [65, 26];
    return String.fromCharCode(from + ((last.charCodeAt(0) - from + index) % size));
  });
}

function fits(schema: DraftSchema, value: unknown): boolean {
  const { type: _type, enum: _enum, pattern: _pattern, ...limits } = schema.keywords;
  return (
    brokenAssertions(limits as Raw, value).length === 0 &&
    (typeof value !== 'string' || patternsOf(schema).every((pattern) => matches(value, pattern)))
  );
}

function patternsOf(schema: DraftSchema): readonly string[] {
  return valuesOf(schema, 'pattern').filter((pattern) => typeof pattern === 'string');
}
