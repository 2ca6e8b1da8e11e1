import { asList, asRecord, type Raw } from '../model/raw.ts';
import { didYouMean } from '../nearest.ts';
import { asTypes } from './assertions.ts';
import type { Fault } from './fault.ts';
import { fieldNames, namingPart, type Resolve } from './strictness.ts';
import { areConstants } from './union.ts';

/** One way in which a value breaks its schema, in words. */
export interface Violation {
  /** Way from the top of the value to what is wrong; for a missing field, to the object that lacks it. */
  readonly path: readonly (string | number)[];
  /** True where the name of a field is wrong rather than its value. */
  readonly onKey: boolean;
  readonly message: string;
  readonly hint: string;
  /** Where the description says so: a key of a node of it. */
  readonly stated: { readonly node: Raw; readonly path: readonly (string | number)[] };
}

/** Words for a fault. */
export function toViolation(fault: Fault, resolve: Resolve): Violation {
  const { keyword, path, value, schema, detail } = fault;
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  const about = (message: string, hint: string, key = keyword): Violation => ({
    path,
    onKey: false,
    message,
    hint,
    stated: { node: schema, path: [key] },
  });
  const field = String(detail);
  switch (keyword) {
    case 'unknown':
      return {
        ...about(`\`${field}\` is no field here.`, didYouMean(field, fieldNames(schema, resolve))),
        onKey: true,
        stated: { node: namingPart(schema, resolve), path: ['properties'] },
      };
    case 'side':
      return {
        ...about(
          `${name} does not belong on this side.`,
          'A `readOnly` field is never sent, a `writeOnly` field never answered: take it out.',
          schema['readOnly'] === true ? 'readOnly' : 'writeOnly',
        ),
        onKey: true,
      };
    case 'false':
      return { ...about(`${name} may not be here.`, 'Take it out, or mend the schema.'), onKey: true };
    case 'propertyNames':
      return {
        ...about(`${name} is no name that a field here may have.`, 'Mend the name, or `propertyNames` in the schema.'),
        onKey: true,
      };
    case 'required':
      return {
        ...about(`The required field \`${field}\` is missing.`, 'Add it, or take it out of `required` if it is not.'),
        stated: { node: schema, path: ['required', asList(schema['required']).indexOf(field)] },
      };
    case 'dependentRequired':
      return about(
        `The field \`${field}\` is missing, which another asks for.`,
        'Add it, or mend `dependentRequired` in the schema.',
      );
    case 'type':
      return about(
        `${name} is ${shown(value)}, not ${asTypes(schema['type']).map(withArticle).join(' or ')}.`,
        'Write a value of that type, or mend the type in the schema.',
      );
    case 'enum':
      return about(`${name} is ${shown(value)}, which the schema does not list.`, allowed(asList(schema['enum'])));
    case 'const':
      return about(`${name} is ${shown(value)}, which the schema does not list.`, allowed([schema['const']]));
    case 'oneOf':
    case 'anyOf':
      return unionViolation(about, name, fault);
    case 'not':
      return about(
        `${name} is ${shown(value)}, which the schema rules out.`,
        'Mend the value, or `not` in the schema.',
      );
    case 'contains':
      return about(
        `${name} holds ${field} of the entries that the schema asks for.`,
        'Mend the list, or `contains` in the schema.',
      );
    case 'format':
      return about(
        `${name} is ${shown(value)}, which is no ${String(schema['format'])}.`,
        'Write it in that format, or mend the format in the schema.',
      );
    default:
      return about(
        `${name} is ${shown(value)}, which ${LIMITS[keyword] ?? 'breaks'} ${limit(schema[keyword])}.`,
        'Mend the value, or the limit in the schema.',
      );
  }
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

function unionViolation(
  about: (message: string, hint: string) => Violation,
  name: string,
  { keyword, value, schema, detail }: Fault,
): Violation {
  const alternatives = asList(schema[keyword]);
  if (areConstants(alternatives))
    return about(
      `${name} is ${shown(value)}, which the schema does not list.`,
      allowed(alternatives.map((alternative) => asRecord(alternative)['const'])),
    );
  if (detail !== 0)
    return about(
      `${name} fits ${detail} of the ${alternatives.length} alternatives, and only one may fit.`,
      'Make the alternatives of the schema exclude each other.',
    );
  return about(
    `${name} fits none of the ${alternatives.length} alternatives.`,
    'Compare it with the alternatives of the schema.',
  );
}

function allowed(values: readonly unknown[]): string {
  return `Allowed: ${values.map(shown).join(', ')}.`;
}

function limit(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** `a string`, `an object`, `null`. */
function withArticle(type: string): string {
  return type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** A value for a message: JSON, cut when long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
