/**
 * Values by format (JSON Schema 2020-12 Validation, section 7.3; OpenAPI Format Registry), from what is reserved for
 * documentation (RFC 2606, 3849, 5737).
 */
export const FORMAT_VALUES: ReadonlyMap<string, string> = new Map([
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
 * Values by a word of the field's name, in any of the usual spellings; those that the schema does not allow are not
 * taken. Telephone numbers are those kept for drama.
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

/** Values that the name of a field suggests, likeliest first. */
export function namedValues(name: string): readonly unknown[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
  return NAMED.flatMap(([word, ...values]) => (word.test(words) ? values : []));
}
