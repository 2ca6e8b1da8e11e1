import type { Raw } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { sampleFields, type SampleObject } from '../lookup/samples/sample-objects.ts';
import { wordsOf } from '../lookup/schema-parts.ts';

const NAME = /amount|price|cost|fees?$/i;
const OTHER_NAME =
  /percent|rate|count|type|id$|currency|code|refund|adjust|discount|credit|difference|change|delta|variance/i;
/** Words for the minor unit of a currency, unless a text says that it is not used. */
const MINOR_UNIT = /\b(?:kobo|cents?|pesewas?|minor units?|smallest (?:currency )?units?|sub-?units?)\b/i;
const NOT_USED = /\b(?:never|not|whether|major|instead of|rather than)\b/i;
/** Prices for a unit, which may be less than the smallest coin. */
const RATE = /per_?[a-z]|hourly|unit_?(?:price|cost)|\bper (?!cent\b)\w|\b(?:of|for) (?:one|each|every)\b/i;
const SHARE = /\bper ?cent\b|\bpercentage\b/i;
const SIGNED = /negative|refund|credit|debit|deduct|adjust|revers|signed|loss|minus/i;

/** An amount of money is not negative, and has the decimals of its currency and the unit of its description. */
export const meaningAmount: Check = {
  id: 'meaning-amount',
  *run(context) {
    for (const { object, key, value } of sampleFields(context)) {
      if (typeof value !== 'number' || !Number.isFinite(value) || !NAME.test(key) || OTHER_NAME.test(key)) continue;
      const problem = problemOf(object, key, value);
      if (problem !== undefined) yield { ...problem, location: object.at([key]) };
    }
  },
};

function problemOf(object: SampleObject, key: string, value: number): Omit<CheckProblem, 'location'> | undefined {
  const parts = object.field(key);
  const words = wordsOf(parts);
  if (SHARE.test(words)) return undefined;
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const currency = currencyOf(object.value);
  const allowed = currency === undefined ? 2 : decimalsOf(currency);
  if (value < 0 && !SIGNED.test(words) && !parts.some(allowsNegative))
    return {
      message: `\`${key}\` is ${shown(value)}, but nothing says that it may be negative.`,
      hint: 'Write a positive amount, or describe what a negative one means.',
    };
  if (decimals > 0 && MINOR_UNIT.test(words) && !NOT_USED.test(words))
    return {
      message: `\`${key}\` is ${shown(value)}, but its description says that it is in the minor unit.`,
      hint: 'Write a whole number, or correct the description.',
    };
  if (decimals > allowed && !RATE.test(key) && !RATE.test(words))
    return {
      message: `\`${key}\` is ${shown(value)}: ${decimals} decimals, but ${currency === undefined ? 'money' : `\`${currency}\``} has ${allowed}.`,
      hint: 'Round it.',
    };
  return undefined;
}

function allowsNegative(part: Raw): boolean {
  return ['minimum', 'exclusiveMinimum'].some((key) => typeof part[key] === 'number' && (part[key] as number) < 0);
}

/** The currency beside an amount, where there is one. */
function currencyOf(object: Raw): string | undefined {
  const codes = Object.entries(object).flatMap(([key, value]) =>
    /currency(?:_?code)?$/i.test(key) && typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? [value] : [],
  );
  return codes.length === 1 ? codes[0] : undefined;
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return Math.max(2, format.resolvedOptions().maximumFractionDigits ?? 2);
}
