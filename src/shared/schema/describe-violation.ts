import { asList, asRecord, type Raw } from './raw.ts';
import { didYouMean, nearest } from '../text/nearest.ts';
import { asTypes } from './assertions.ts';
import { areConstants } from './enums.ts';
import { fieldNames, namingPart, partsInPlace } from './parts.ts';
import type { Resolve } from './resolve-ref.ts';
import { shown, type Violation } from './violation.ts';

/** A violation in words for the author of the description. */
export interface DescribedViolation extends Violation {
  /** True where the name of a field is wrong rather than its value. */
  readonly onKey: boolean;
  readonly message: string;
  readonly hint: string;
  /** The field that was probably meant by an unknown one. */
  readonly suggestion?: string;
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
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  const is = (): string => `${name} is ${shown(value)}`;
  const field = String(detail);
  const at = (...steps: readonly (string | number)[]) => ({ node: schema, path: steps });
  const onValue = (message: string, hint: string): Description => ({
    onKey: false,
    message,
    hint,
    keywordLocation: at(keyword),
  });
  const onKey = (message: string, hint: string): Description => ({ ...onValue(message, hint), onKey: true });
  switch (keyword) {
    case 'unknown': {
      const parts = partsInPlace(schema, resolve);
      const names = fieldNames(parts);
      const suggestion = nearest(field, names);
      return {
        ...onKey(`\`${field}\` is no field here.`, didYouMean(field, names)),
        ...(suggestion === undefined ? {} : { suggestion }),
        keywordLocation: { node: namingPart(parts) ?? schema, path: ['properties'] },
      };
    }
    case 'direction':
      return {
        ...onKey(
          `${name} does not belong on this side.`,
          'A `readOnly` field is never sent, a `writeOnly` field never answered: take it out.',
        ),
        keywordLocation: at(schema['readOnly'] === true ? 'readOnly' : 'writeOnly'),
      };
    case 'false':
      return onKey(`${name} may not be here.`, 'Take it out, or mend the schema.');
    case 'propertyNames':
      return onKey(
        `${name} is no name that a field here may have.`,
        'Mend the name, or `propertyNames` in the schema.',
      );
    case 'required':
      return {
        ...onValue(`The required field \`${field}\` is missing.`, 'Add it, or take it out of `required` if it is not.'),
        keywordLocation: at('required', asList(schema['required']).indexOf(field)),
      };
    case 'dependentRequired':
      return onValue(
        `The field \`${field}\` is missing, which another asks for.`,
        'Add it, or mend `dependentRequired` in the schema.',
      );
    case 'type':
      return onValue(
        `${is()}, not ${typeNames(schema)}.`,
        'Write a value of that type, or mend the type in the schema.',
      );
    case 'enum':
      return onValue(`${is()}, which the schema does not list.`, allowed(asList(schema['enum'])));
    case 'const':
      return onValue(`${is()}, which the schema does not list.`, allowed([schema['const']]));
    case 'oneOf':
    case 'anyOf': {
      const alternatives = asList(schema[keyword]);
      if (areConstants(alternatives))
        return onValue(
          `${is()}, which the schema does not list.`,
          allowed(alternatives.map((alternative) => asRecord(alternative)['const'])),
        );
      const { length } = alternatives;
      return detail === 0
        ? onValue(`${name} fits none of the ${length} alternatives.`, 'Compare it with the alternatives of the schema.')
        : onValue(
            `${name} fits ${detail} of the ${length} alternatives, and only one may fit.`,
            'Make the alternatives of the schema exclude each other.',
          );
    }
    case 'not':
      return onValue(`${is()}, which the schema rules out.`, 'Mend the value, or `not` in the schema.');
    case 'contains':
      return onValue(
        `${name} holds ${field} of the entries that the schema asks for.`,
        'Mend the list, or `contains` in the schema.',
      );
    case 'format':
      return onValue(
        `${is()}, which is no ${String(schema['format'])}.`,
        'Write it in that format, or mend the format in the schema.',
      );
    default:
      return onValue(
        `${is()}, which ${LIMITS[keyword] ?? 'breaks'} \`${limitText(schema[keyword])}\`.`,
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

function allowed(values: readonly unknown[]): string {
  return `Allowed: ${values.map(shown).join(', ')}.`;
}

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
