import { asText, type Raw } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { sampleFields, sampleObjects, type SampleObject } from '../lookup/samples/sample-objects.ts';
import { wordsOf } from '../lookup/schema-parts.ts';

/** Pairs of events of which the second can only follow the first; names without `At`, `On`, `Date` or `Time`. */
const ORDER: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [
    /^(?:created|creation|inserted|recorded|initiated)$/,
    /^(?:(?:last)?(?:updated|modified|changed)|settled|settlement|paid|completed|expir(?:es|ed|y)|verified|(?:e?mail|phone)verified|closed|cancell?ed|approved|rejected|processed|refunded|reversed|deleted|confirmed|captured|failed|finished|ended)$/,
  ],
  [/^(?:paid|completed|captured)$/, /^(?:settled|settlement|refunded|reversed)$/],
  [/^(?:authori[sz]ed)$/, /^(?:captured|settled)$/],
  [/^(?:issued)$/, /^(?:expir(?:es|ed|y))$/],
];
const ISO_8601 =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** Months and durations: `2027-02`, `P30D`, `PT1H`. */
const ISO_8601_OTHER = /^(?:\d{4}-(?:0[1-9]|1[0-2])|P(?=[\dT])(?:\d+[YMWD])*(?:T(?:\d+(?:\.\d+)?[HMS])+)?)$/;
/** Values that programs write where there is no timestamp. */
const NEVER = /^(?:0001|1970)-01-01T00:00:00(?:\.0+)?Z?$/;
const CLAIM = /\bISO[\s_-]?8601\b/i;
const TIMESTAMP_NAME = /(?:[a-z0-9]At|_at)$/;

/** The timestamps of an object are in the order that their names imply, and in the format of the description. */
export const meaningTime: Check = {
  id: 'meaning-time',
  *run(context) {
    const claimed = CLAIM.test(asText(context.document.info?.description));
    for (const object of sampleObjects(context)) yield* outOfOrder(object);
    for (const { object, key, value } of sampleFields(context)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const parts = object.field(key);
      const words = wordsOf(parts);
      const isTimestamp = claimed && TIMESTAMP_NAME.test(key) && !/unix|epoch|seconds/i.test(words);
      if ((!CLAIM.test(words) && !isTimestamp) || parts.some((part) => 'format' in part)) continue;
      if (isIso(value) || ISO_8601_OTHER.test(String(value)) || takesOthers(parts)) continue;
      yield {
        message: `\`${key}\` is ${shown(value)}, but the description says ISO 8601.`,
        hint: 'Write it like `2026-03-02T09:15:00Z`.',
        location: object.at([key]),
      };
    }
  },
};

function* outOfOrder(object: SampleObject): Iterable<CheckProblem> {
  const timestamps = Object.keys(object.value).flatMap((key) => {
    const value = object.value[key];
    return typeof value === 'string' && isIso(value) && !NEVER.test(value)
      ? [{ key, value, time: Date.parse(value), isDay: value.length === 10, isExact: /[.,]\d/.test(value) }]
      : [];
  });
  const pairs = timestamps.flatMap((earlier) =>
    timestamps
      .filter((later) => isAfter(earlier, later) && earlier.isDay === later.isDay && follows(earlier.key, later.key))
      .map((later) => ({ earlier, later })),
  );
  // Where one timestamp contradicts several, it is the wrong one.
  for (const first of new Set(pairs.map(({ earlier }) => earlier))) {
    const all = pairs.filter(({ earlier }) => earlier === first).map(({ later }) => later);
    const [only] = all;
    if (only === undefined) continue;
    const [wrong, relation, others] = all.length > 1 ? [first, 'after', all] : [only, 'before', [first]];
    yield {
      message: `\`${wrong.key}\` is ${shown(wrong.value)}, which is ${relation} ${others.map(({ key }) => `\`${key}\``).join(' and ')}.`,
      hint: `${others.map(({ key, value }) => `\`${key}\` is ${shown(value)}`).join(', ')}: correct one of them.`,
      location: object.at([wrong.key]),
    };
  }
}

interface Timestamp {
  readonly time: number;
  /** Whether it has fractions of a second. */
  readonly isExact: boolean;
}

/** Whether one timestamp is after another, as far as both are exact. */
function isAfter(one: Timestamp, other: Timestamp): boolean {
  if (one.isExact === other.isExact) return one.time > other.time;
  return Math.floor(one.time / 1000) > Math.floor(other.time / 1000);
}

/** Whether a field may be something else than a timestamp. */
function takesOthers(parts: readonly Raw[]): boolean {
  return new Set(parts.flatMap((part) => [part['type'] ?? []].flat()).filter((type) => type !== 'null')).size > 1;
}

function follows(earlier: string, later: string): boolean {
  const [first, second] = [stemOf(earlier), stemOf(later)];
  if (ORDER.some(([before, after]) => before.test(first) && after.test(second))) return true;
  const spans = [
    ['start', 'end'],
    ['begin', 'end'],
    ['from', 'to'],
    ['from', 'until'],
    ['since', 'until'],
  ] as const;
  return spans.some(
    ([start, end]) =>
      plain(earlier) !== plain(later) &&
      new RegExp(`^${start}|${start}$|${start}(?=(?:at|on|date|time)$)`).test(plain(earlier)) &&
      plain(earlier).replace(start, end) === plain(later),
  );
}

/** `createdAt`, `created_at`, `dateCreated` and `created` have one stem. */
function stemOf(key: string): string {
  return plain(key)
    .replace(/^date(?=.)/, '')
    .replace(/(?<=.)(?:at|on|date|time|datetime|timestamp)$/, '');
}

function plain(key: string): string {
  return key.replace(/[_-]/g, '').toLowerCase();
}

/** Whether a value is a date, or a date with a time, that exists. */
function isIso(value: unknown): boolean {
  const [, year, month, day] = (typeof value === 'string' ? ISO_8601.exec(value) : null) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
