import { asList, asRecord, type Raw } from '../model/raw.ts';
import { asTypes } from '../schema/assertions.ts';
import { shown, type Violation } from '../schema/violation.ts';
import type { Judged } from './typed.ts';

/** What is wrong with a value, in words for the one who sent it: `body.amount must be a number (it is "x")`. `root` is what the value is called. */
export function wordsFor(root: string, { value, violations }: Judged): readonly string[] {
  return [...new Set(violations.slice(0, MOST).map((violation) => sentence(root, value, violation)))];
}

/** More than anybody reads. */
const MOST = 100;

function sentence(root: string, whole: unknown, { path, message, hint, stated }: Violation): string {
  const place = placeOf(root, path);
  const value = path.reduce<unknown>(
    (at, step) => (at as Readonly<Record<string | number, unknown>> | null | undefined)?.[step],
    whole,
  );
  const keyword = String(stated.path[0]);
  const limit = LIMITS[keyword]?.(limitOf(stated.node, keyword));
  const schema = stated.node;
  const is = (): string => `it is ${shown(value).replace(/^`|`$/g, '')}`;
  if (message.endsWith(' is no field here.'))
    return `${place} is not described${hint.startsWith('Did you mean') ? `. ${plain(hint)}` : ''}`;
  switch (keyword) {
    case 'required':
      return `${placeOf(root, [...path, missingOf(message)])} is missing`;
    case 'type':
      return `${place} must be ${asTypes(schema['type']).map(withArticle).join(' or ')} (${is()})`;
    case 'readOnly':
      return `${place} is never sent: it is read-only`;
    case 'enum':
    case 'const':
      return `${place} must be ${listed(keyword === 'enum' ? asList(schema['enum']) : [schema['const']])} (${is()})`;
    case 'format':
      return `${place} must be a ${String(schema['format'])} (${is()})`;
    default:
      return limit === undefined ? `${place}: ${plain(message)}` : `${place} must ${limit} (${is()})`;
  }
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `be at least ${limit}`,
  maximum: (limit) => `be at most ${limit}`,
  exclusiveMinimum: (limit) => `be more than ${limit}`,
  exclusiveMaximum: (limit) => `be less than ${limit}`,
  multipleOf: (limit) => `be a multiple of ${limit}`,
  minLength: (limit) => `have at least ${limit} characters`,
  maxLength: (limit) => `have at most ${limit} characters`,
  pattern: (limit) => `match ${limit}`,
  minItems: (limit) => `have at least ${limit} entries`,
  maxItems: (limit) => `have at most ${limit} entries`,
  uniqueItems: () => 'have no entry twice',
  minProperties: (limit) => `have at least ${limit} fields`,
  maxProperties: (limit) => `have at most ${limit} fields`,
};

function limitOf(schema: Raw, keyword: string): string {
  const limit = asRecord(schema)[keyword];
  return typeof limit === 'string' ? limit : JSON.stringify(limit);
}

/** `body.items[0].price` */
function placeOf(root: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (place, step) => (typeof step === 'number' ? `${place}[${step}]` : `${place}.${step}`),
    root,
  );
}

/** The validator names the field in its message. */
function missingOf(message: string): string {
  return /^The required field `([\s\S]*)` is missing\.$/.exec(message)?.[1] ?? '';
}

function listed(values: readonly unknown[]): string {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.length === 0
    ? (first ?? 'nothing')
    : `one of ${[first, ...others].slice(0, 12).join(', ')}${others.length > 11 ? ', …' : ''}`;
}

function plain(sentence: string): string {
  return sentence.replaceAll('`', '').replace(/\.$/, '');
}

function withArticle(type: string): string {
  return type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
