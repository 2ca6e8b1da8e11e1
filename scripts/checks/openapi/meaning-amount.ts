import type { Raw } from '../../model/raw.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, Finding } from '../check.ts';
import { sampleObjects, type SampleObject } from '../sample-objects.ts';
import { wordsOf } from '../schema-parts.ts';

const NAME = /amount|price|cost|fees?$/i;
const OTHER_NAME =
  /percent|rate|count|type|id$|currency|code|refund|adjust|discount|credit|difference|change|delta|variance/i;
/** Words for the smallest unit of a currency, unless a text says that it is not meant. */
const MINOR_UNIT = /\b(?:kobo|cents?|pesewas?|minor units?|smallest (?:currency )?units?|sub-?units?)\b/i;
const NOT_MEANT = /\b(?:never|not|whether|major|instead of|rather than)\b/i;
/** What one of many costs may be less than the smallest coin. */
const RATE = /per_?[a-z]|hourly|per (?:\w+ )?(?:hour|minute|second|unit|request|token|GB|GiB|item)/i;
const SIGNED = /negative|refund|credit|debit|deduct|adjust|revers|signed|loss|minus/i;

/** A sum of money is not negative, has the decimals of its currency, and the unit its description gives. */
export const meaningAmount: Check = {
  id: 'meaning-amount',
  *run(context) {
    for (const object of sampleObjects(context)) {
      for (const [key, value] of Object.entries(object.value)) {
        if (typeof value === 'number' && Number.isFinite(value) && NAME.test(key) && !OTHER_NAME.test(key))
          yield* faultsOf(object, key, value);
      }
    }
  },
};

function* faultsOf(object: SampleObject, key: string, value: number): Iterable<Finding> {
  const parts = object.field(key);
  const words = wordsOf(parts);
  const location = object.at([key]);
  const decimals = decimalsOf(value);
  const currency = currencyOf(object.value);
  const allowed = currency === undefined ? 2 : decimalsOfCurrency(currency);
  if (value < 0 && !SIGNED.test(words) && !parts.some(takesNegative)) {
    yield {
      message: `\`${key}\` is ${shown(value)}, and nothing says that it can be negative.`,
      hint: 'Write a positive sum, or describe what a negative one means.',
      location,
    };
  } else if (decimals > 0 && MINOR_UNIT.test(words) && !NOT_MEANT.test(words)) {
    yield {
      message: `\`${key}\` is ${shown(value)}, but its description counts the smallest unit.`,
      hint: 'Write a whole number, or mend the description.',
      location,
    };
  } else if (decimals > allowed && !RATE.test(key) && !RATE.test(words)) {
    yield {
      message: `\`${key}\` is ${shown(value)}: ${decimals} decimals, where ${currency === undefined ? 'money' : `\`${currency}\``} has ${allowed}.`,
      hint: 'Round it.',
      location,
    };
  }
}

function takesNegative(part: Raw): boolean {
  return ['minimum', 'exclusiveMinimum'].some((key) => typeof part[key] === 'number' && (part[key] as number) < 0);
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** The currency that stands beside a sum. */
function currencyOf(object: Raw): string | undefined {
  const codes = Object.entries(object).flatMap(([key, value]) =>
    /currency(?:_?code)?$/i.test(key) && typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? [value] : [],
  );
  return codes.length === 1 ? codes[0] : undefined;
}

const decimals = new Map<string, number>();

function decimalsOfCurrency(currency: string): number {
  const known =
    decimals.get(currency) ??
    Math.max(
      2,
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
    );
  decimals.set(currency, known);
  return known;
}
