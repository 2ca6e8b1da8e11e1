import { asList, asRecord, type Raw } from './raw.ts';
import { advice, oneOf, suggest, type Suggestion } from '../text/nearest.ts';
import { asTypes } from './assertions.ts';
import { describeUnknown } from './describe-unknown.ts';
import { tagsOf } from './discriminator.ts';
import { areConstants } from './enums.ts';
import type { Resolve } from './resolve-ref.ts';
import { shown, type Violation } from './violation.ts';

/** A violation in words for the author of the description. */
export interface DescribedViolation extends Violation, Suggestion {
  /** True where the name of a field is wrong rather than its value. */
  readonly onKey: boolean;
  readonly message: string;
  /** Where the description says so: a key of a node of it. */
  readonly keywordLocation: { readonly node: Raw; readonly path: readonly (string | number)[] };
}

type Description = Omit<DescribedViolation, keyof Violation>;

/** Describes a violation: what is wrong, and what to do. */
export function describeViolation(violation: Violation, resolve: Resolve): DescribedViolation {
  return { ...violation, ...describe(violation, resolve) };
}

function describe(violation: Violation, resolve: Resolve): Description {
  const { keyword, path, value, schema, detail } = violation;
  const name = path.length === 0 ? 'The value' : `\`${lastName(path)}\``;
  const is = (): string => `${name} is ${shown(value)}`;
  const field = String(detail);
  const at = (...steps: readonly (string | number)[]) => ({ node: schema, path: steps });
  const onValue = (message: string, hint: string | Suggestion): Description => ({
    onKey: false,
    message,
    ...advice(hint),
    keywordLocation: at(keyword),
  });
  const onKey = (message: string, hint: string): Description => ({ ...onValue(message, hint), onKey: true });
  switch (keyword) {
    case 'unknown':
      return { ...onKey('', ''), ...describeUnknown(violation, resolve) };
    case 'direction': {
      const side = schema['readOnly'] === true ? 'readOnly' : 'writeOnly';
      return {
        ...onKey(
          `${name} is \`${side}\`: it does not belong in a ${side === 'readOnly' ? 'request' : 'response'}.`,
          `Remove it here, or \`${side}\` from the schema.`,
        ),
        keywordLocation: at(side),
      };
    }
    case 'false':
      return onKey(`${name} is not allowed: its schema is \`false\`.`, 'Remove it, or correct the schema.');
    case 'propertyNames':
      return onKey(
        `The schema does not allow the name ${name}.`,
        'Correct the name, or `propertyNames` in the schema.',
      );
    case 'required':
      return {
        ...onValue(
          `The required field \`${field}\` is missing.`,
          'Add it, or remove it from `required` in the schema if it is optional.',
        ),
        keywordLocation: at('required', asList(schema['required']).indexOf(field)),
      };
    case 'dependentRequired':
      return onValue(
        `The field \`${field}\` is missing, which another field requires.`,
        'Add it, or correct `dependentRequired` in the schema.',
      );
    case 'type':
      return onValue(`${is()}, not ${typeNames(schema)}.`, typeHint(value, schema));
    case 'enum':
      return onValue(notListed(is()), valueHint(value, asList(schema['enum'])));
    case 'const':
      return onValue(notListed(is()), valueHint(value, [schema['const']]));
    case 'discriminator':
      return onValue(
        `${is()}, which the discriminator does not map to a schema.`,
        valueHint(value, tagsOf(schema, resolve)),
      );
    case 'oneOf':
    case 'anyOf': {
      const alternatives = asList(schema[keyword]);
      if (areConstants(alternatives))
        return onValue(
          notListed(is()),
          valueHint(
            value,
            alternatives.map((alternative) => asRecord(alternative)['const']),
          ),
        );
      const { length } = alternatives;
      return detail === 0
        ? onValue(
            `${name} matches none of the ${length} alternatives under \`${keyword}\`.`,
            'Compare it with them: correct the value, or the schema.',
          )
        : onValue(
            `${name} matches ${detail} of the ${length} alternatives under \`oneOf\`, where only one may match.`,
            'Make the alternatives exclude each other, or write `anyOf`.',
          );
    }
    case 'not':
      return onValue(`${is()}, which the schema excludes.`, 'Correct the value, or `not` in the schema.');
    case 'contains':
      return onValue(
        `${name} has ${field} of the entries that the schema requires.`,
        'Correct the list, or `contains` in the schema.',
      );
    case 'format':
      return onValue(
        `${is()}, which is not in the format \`${String(schema['format'])}\`.`,
        'Correct the value, or `format` in the schema.',
      );
    default:
      return onValue(
        `${is()}, which ${LIMITS[keyword] ?? 'breaks'} \`${limitText(schema[keyword])}\`.`,
        `Correct the value, or \`${keyword}\` in the schema.`,
      );
  }
}

/** The end of a path as it is read: `amount`, or `items[0]` for an entry of a list. */
function lastName(path: readonly (string | number)[]): string {
  const from = path.findLastIndex((step) => typeof step === 'string');
  return path
    .slice(Math.max(0, from))
    .map((step) => (typeof step === 'number' ? `[${step}]` : step))
    .join('');
}

function notListed(is: string): string {
  return `${is}, which the schema does not list.`;
}

/** What to write for a value of another type. */
function typeHint(value: unknown, schema: Raw): string {
  const types = asTypes(schema['type']);
  const isNumeric = types.includes('number') || types.includes('integer');
  if (typeof value === 'string' && isNumeric && value.trim() !== '' && Number.isFinite(Number(value)))
    return `Write \`${value}\` without quotes, or correct \`type\` in the schema.`;
  if (['number', 'boolean'].includes(typeof value) && types.includes('string'))
    return `Put it in quotes, \`'${String(value)}'\`, or correct \`type\` in the schema.`;
  return `Write ${typeNames(schema)}, or correct \`type\` in the schema.`;
}

/** The listed value that was probably meant, else all of them. */
function valueHint(value: unknown, listed: readonly unknown[]): string | Suggestion {
  const texts = listed.filter((item) => typeof item === 'string');
  if (typeof value === 'string' && texts.length === listed.length) return suggest(value, texts);
  return oneOf(listed.map((item) => shown(item).slice(1, -1)));
}

/** What a value does that breaks a limit, before the limit. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'is less than',
  maximum: 'is more than',
  exclusiveMinimum: 'is not more than',
  exclusiveMaximum: 'is not less than',
  multipleOf: 'is no multiple of',
  minLength: 'has fewer characters than',
  maxLength: 'has more characters than',
  pattern: 'does not match',
  minItems: 'has fewer entries than',
  maxItems: 'has more entries than',
  uniqueItems: 'has an entry twice: `uniqueItems` is',
  minProperties: 'has fewer fields than',
  maxProperties: 'has more fields than',
};

/** A limit for a message: texts without quotes. */
export function limitText(limit: unknown): string {
  return typeof limit === 'string' ? limit : JSON.stringify(limit);
}

/** The types of a schema for a message: `a string or null`. */
export function typeNames(schema: Raw): string {
  return asTypes(schema['type'])
    .map((type) => (type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`))
    .join(' or ');
}
