import { limitText, typeNames, type DescribedViolation } from '#src/shared/schema/describe-violation.ts';
import { asList } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Validated } from '#src/shared/request/coerce.ts';

/**
 * What is wrong with a value, in words for its sender: `body.amount must be a number (it is "x")`.
 *
 * @param root the name of the value.
 */
export function violationMessages(root: string, { violations }: Validated): readonly string[] {
  return [...new Set(violations.slice(0, MOST).map((violation) => sentence(root, violation)))];
}

/** Violations beyond this many are not reported. */
const MOST = 100;

function sentence(root: string, violation: DescribedViolation): string {
  const { keyword, path, value, schema, detail, message, meant } = violation;
  const place = placeOf(root, path);
  const is = (): string => `it is ${shown(value).replace(/^`|`$/g, '')}`;
  switch (keyword) {
    case 'unknown':
      return `${place} is not described${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
    case 'required':
      return `${placeOf(root, [...path, String(detail)])} is missing`;
    case 'type':
      return `${place} must be ${typeNames(schema)} (${is()})`;
    case 'direction':
      return `${place} is never sent: it is read-only`;
    case 'enum':
    case 'const':
      return `${place} must be ${listed(keyword === 'enum' ? asList(schema['enum']) : [schema['const']])} (${is()})`;
    case 'format':
      return `${place} must have the format ${String(schema['format'])} (${is()})`;
    default: {
      const limit = LIMITS[keyword]?.(limitText(schema[keyword]));
      return limit === undefined
        ? `${place}: ${message.replaceAll('`', '').replace(/\.$/, '')}`
        : `${place} must ${limit} (${is()})`;
    }
  }
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `be at least ${limit}`,
  maximum: (limit) => `be at most ${limit}`,
  exclusiveMinimum: (limit) => `be more than ${limit}`,
  exclusiveMaximum: (limit) => `be less than ${limit}`,
  multipleOf: (limit) => `be a multiple of ${limit}`,
  minLength: (limit) => `have at least ${counted(limit, 'character')}`,
  maxLength: (limit) => `have at most ${counted(limit, 'character')}`,
  pattern: (limit) => `match ${limit}`,
  minItems: (limit) => `have at least ${counted(limit, 'item')}`,
  maxItems: (limit) => `have at most ${counted(limit, 'item')}`,
  uniqueItems: () => 'have unique items',
  minProperties: (limit) => `have at least ${counted(limit, 'field')}`,
  maxProperties: (limit) => `have at most ${counted(limit, 'field')}`,
};

function counted(limit: string, noun: string): string {
  return `${limit} ${noun}${limit === '1' ? '' : 's'}`;
}

/** `body.items[0].price` */
function placeOf(root: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (place, step) => (typeof step === 'number' ? `${place}[${step}]` : `${place}.${step}`),
    root,
  );
}

function listed(values: readonly unknown[]): string {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.length === 0
    ? (first ?? 'nothing')
    : `one of ${[first, ...others].slice(0, 12).join(', ')}${others.length > 11 ? ', …' : ''}`;
}
