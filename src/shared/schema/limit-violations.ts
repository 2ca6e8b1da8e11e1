import { valueText } from './enums.ts';
import { limitWords } from './limit-words.ts';
import { nameOf } from './phrases.ts';
import { brokenRule } from './verdicts.ts';
import { say, shown, type Violation, type ViolationWords } from './violation.ts';

/** The messages about values that violate a limit, by keyword. */
export const LIMITS: Readonly<Record<string, ViolationWords>> = {
  minimum: limit('is less than'),
  maximum: limit('is more than'),
  exclusiveMinimum: limit('is not more than'),
  exclusiveMaximum: limit('is not less than'),
  multipleOf: limit('is no multiple of'),
  minLength: limit('has fewer characters than'),
  maxLength: limit('has more characters than'),
  pattern: limit('does not match', (value) => `match \`${value}\``),
  minItems: limit('has fewer entries than'),
  maxItems: limit('has more entries than'),
  uniqueItems: limit('has an entry twice: `uniqueItems` is', () => 'have unique items'),
  minProperties: limit('has fewer fields than'),
  maxProperties: limit('has more fields than'),
};

/** Matches keywords that limit a number itself. Other keywords limit a size, such as a length. */
const OF_NUMBERS = /imum$|^multipleOf$/;

/**
 * Returns the messages about the violation of a limit.
 *
 * @param breaks what is wrong with the value: `is less than`
 * @param must returns what a value must do: `match …`; by default, this comes from `limitWords`
 */
export function limit(breaks: string, must?: (value: string) => string): ViolationWords {
  const mustOf = ({ keyword, schema }: Violation): string =>
    must?.(valueText(schema[keyword])) ??
    `${OF_NUMBERS.test(keyword) ? 'be' : 'have'} ${limitWords({ [keyword]: schema[keyword] }).join(' ')}`;
  return {
    author: (violation) =>
      say(
        `${nameOf(violation)} is ${shown(violation.value)}, which ${breaks} \`${valueText(violation.schema[violation.keyword])}\`.`,
        `Correct the value, or \`${violation.keyword}\` in the schema.`,
      ),
    sender: (violation) => say(`This must ${mustOf(violation)}.`),
    verdict: brokenRule(mustOf),
    must: mustOf,
  };
}
