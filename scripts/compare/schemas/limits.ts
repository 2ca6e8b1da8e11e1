import type { JsonNumber } from '#src/model/json-number.ts';
import type { Schema } from '#src/model/schema.ts';
import { compareNumbers, isMultipleOf, isNumberText, numberText, toNumber } from '#src/shared/schema/number-text.ts';
import { note, type Scope } from '../scope.ts';
import { allowedTypes } from './types.ts';

/** Compares the keywords that limit lengths, counts, ranges and multiples, and `uniqueItems`. */
export function compareLimits(base: Schema, head: Schema, scope: Scope): void {
  for (const size of ['Length', 'Items', 'Properties'] as const) {
    compareLimit(scope, `min${size}`, base[`min${size}`] ?? 0, head[`min${size}`] ?? 0, true);
    compareLimit(scope, `max${size}`, base[`max${size}`] ?? Infinity, head[`max${size}`] ?? Infinity, false);
  }
  compareLimit(scope, 'minimum', lowest(base), lowest(head), true);
  compareLimit(scope, 'maximum', highest(base), highest(head), false);
  compareMultiples(base, head, scope);
  const [before, after] = [base.uniqueItems === true, head.uniqueItems === true];
  if (!before && after) noteLimit(scope, true, 'uniqueItems', 'must not have duplicate items now');
  if (before && !after) noteLimit(scope, false, 'uniqueItems', 'may have duplicate items now');
  if (base.contains === undefined || head.contains === undefined) return;
  compareLimit(scope, 'minContains', base.minContains ?? 1, head.minContains ?? 1, true);
  compareLimit(scope, 'maxContains', base.maxContains ?? Infinity, head.maxContains ?? Infinity, false);
}

/** The lower or upper limit of a number. `excluded`: the limit itself is not allowed. */
interface Bound {
  readonly value: JsonNumber;
  readonly excluded: boolean;
}

function lowest(schema: Schema): Bound {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = schema;
  const isOuter = compareNumbers(exclusiveMinimum, minimum) >= 0;
  const { value, excluded: out }: Bound = isOuter ? excluded(exclusiveMinimum) : { value: minimum, excluded: false };
  if (typeof value !== 'number' || !onlyIntegers(schema)) return { value, excluded: out };
  return { value: out ? Math.floor(value) + 1 : Math.ceil(value), excluded: false };
}

function highest(schema: Schema): Bound {
  const { maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  const isOuter = compareNumbers(exclusiveMaximum, maximum) <= 0;
  const { value, excluded: out }: Bound = isOuter ? excluded(exclusiveMaximum) : { value: maximum, excluded: false };
  if (typeof value !== 'number' || !onlyIntegers(schema)) return { value, excluded: out };
  return { value: out ? Math.ceil(value) - 1 : Math.floor(value), excluded: false };
}

function excluded(value: JsonNumber): Bound {
  return { value, excluded: isLimit(value) };
}

function isLimit(value: JsonNumber): boolean {
  return Math.abs(toNumber(value)) !== Infinity || isNumberText(value);
}

function onlyIntegers(schema: Schema): boolean {
  const types = allowedTypes(schema);
  return types?.size === 1 && types.has('integer');
}

function compareLimit(
  scope: Scope,
  keyword: string,
  before: JsonNumber | Bound,
  after: JsonNumber | Bound,
  least: boolean,
): void {
  const [from, to] = [asBound(before), asBound(after)];
  const higher =
    compareNumbers(to.value, from.value) ||
    Number(least ? to.excluded : from.excluded) - Number(least ? from.excluded : to.excluded);
  if (Number.isNaN(higher) || higher === 0) return;
  const [was, is] = [from, to].map((bound) => (isLimit(bound.value) ? words(keyword, bound) : ''));
  noteLimit(scope, least === higher > 0, keyword, changeWords(was, is));
}

/**
 * Returns the words for the change of a limit.
 *
 * @param from the older limit in words; an empty string if there was none
 * @param to the newer limit in words; an empty string if there is none
 */
function changeWords(from = '', to = ''): string {
  if (to === '') return `no longer has ${from}`;
  return from === '' ? `has the new limit ${to}` : `has ${to} instead of ${from}`;
}

function asBound(limit: JsonNumber | Bound): Bound {
  return typeof limit === 'object' ? limit : { value: limit, excluded: false };
}

function words(keyword: string, { value, excluded: out }: Bound): string {
  return `\`${out ? keyword.replace('m', 'exclusiveM') : keyword}\` ${numberText(value)}`;
}

function compareMultiples(base: Schema, head: Schema, scope: Scope): void {
  const { multipleOf: before } = base;
  const { multipleOf: after } = head;
  if (before === after) return;
  const [from, to] = [before, after].map((step) => (step === undefined ? '' : `\`multipleOf\` ${numberText(step)}`));
  const what = changeWords(from, to);
  const wider = after === undefined || (before !== undefined && isMultipleOf(before, after));
  const narrower = before === undefined || (after !== undefined && isMultipleOf(after, before));
  if (!wider) noteLimit(scope, true, 'multipleOf', what);
  if (!narrower) noteLimit(scope, false, 'multipleOf', what);
}

function noteLimit(scope: Scope, tightened: boolean, keyword: string, what: string): void {
  const candidates = [[keyword.replace('m', 'exclusiveM')], [keyword]];
  note(scope, tightened ? 'limit-tightened' : 'limit-loosened', { what, detail: keyword, candidates });
}
