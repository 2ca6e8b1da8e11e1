import { isNumber, typeOfValue } from './number-text.ts';
import { oneOf, suggest, type Suggestion } from '../text/nearest.ts';
import { asTypes } from './applicators.ts';
import { valueText } from './enums.ts';
import type { Raw } from './raw.ts';
import { shown, type Violation } from './violation.ts';

/** Up to this number of values, all are listed. If there are more, only the first `EXAMPLES` are listed. */
const LISTED = 12;
const EXAMPLES = 4;

/** Joins values for a sentence: all of them, or the first few and the number of the rest. */
export function someOf(values: readonly unknown[], text: (value: unknown) => string = inCode): string {
  if (values.length <= LISTED) return values.map(text).join(', ');
  return `${values.slice(0, EXAMPLES).map(text).join(', ')} and ${values.length - EXAMPLES} more`;
}

function inCode(value: unknown): string {
  return `\`${valueText(value)}\``;
}

/** Names the types of a schema: `a string or null`. */
export function typeNames(schema: Raw): string {
  return asTypes(schema['type'])
    .map((type) => (type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`))
    .join(' or ');
}

const ENTERED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns words for what to enter, from the types of a schema: `a number, such as 25000`. */
export function typeToEnter(schema: Raw): string {
  const types = asTypes(schema['type']).flatMap((type) => ENTERED[type] ?? []);
  const example = schema['example'] ?? (schema['examples'] as readonly unknown[] | undefined)?.[0];
  const isPlain = typeof example === 'string' || isNumber(example);
  return `${types.join(' or ')}${isPlain ? `, such as ${valueText(example)}` : ''}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date, such as 2026-03-02',
  'date-time': 'a date and time, such as 2026-03-02T09:00:00Z',
  email: 'an email address',
  uuid: 'a UUID',
  uri: 'a full URL, starting with https://',
  byte: 'text in Base64',
};

/**
 * Returns words for what to enter, from the format of a schema (JSON Schema 2020-12 Validation, section 7.3): `a date,
 * such as 2026-03-02`. Undefined for other formats.
 */
export function formatToEnter(format: unknown): string | undefined {
  return typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}

/** Names the value that violates a schema: `amount`, or `items[0]` for an entry of a list. */
export function nameOf({ path }: Violation): string {
  const from = path.findLastIndex((step) => typeof step === 'string');
  const steps = path.slice(Math.max(0, from)).map((step) => (typeof step === 'number' ? `[${step}]` : step));
  return steps.length === 0 ? 'The value' : `\`${steps.join('')}\``;
}

/**
 * Returns the type of a value in words, such as `a string`. Messages contain the type instead of the value, which may
 * be a secret.
 */
export function kindOf(value: unknown): string {
  if (value === null) return '`null`';
  const type = typeOfValue(value);
  return `${/^[ao]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** Suggests the allowed value that is most similar to a wrong value, else lists the allowed values. */
export function valueHint(value: unknown, values: readonly unknown[]): string | Suggestion {
  const texts = values.filter((item) => typeof item === 'string');
  if (typeof value === 'string' && texts.length === values.length) return suggest(value, texts);
  return oneOf(values.map((item) => shown(item).slice(1, -1)));
}

/** Returns the remedy for a value of the wrong type. */
export function typeHint({ value, schema }: Violation): string {
  const types = asTypes(schema['type']);
  const isNumeric = types.includes('number') || types.includes('integer');
  if (typeof value === 'string' && isNumeric && value.trim() !== '' && Number.isFinite(Number(value)))
    return `Write \`${value}\` without quotes, or correct \`type\` in the schema.`;
  if (['number', 'boolean'].includes(typeOfValue(value)) && types.includes('string'))
    return `Put it in quotes, \`'${valueText(value)}'\`, or correct \`type\` in the schema.`;
  return `Write ${typeNames(schema)}, or correct \`type\` in the schema.`;
}

/** Returns a sentence that lists the described fields of an object; empty if there are none. */
export function describedFields(names: readonly unknown[]): string {
  return names.length === 0 ? '' : `Described fields: ${someOf(names)}.`;
}
