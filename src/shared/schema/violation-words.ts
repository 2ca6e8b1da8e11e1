import { stringifyJson } from './number-text.ts';
import { suggestion } from '../text/nearest.ts';
import { describeUnknown } from './describe-unknown.ts';
import { tagsOf } from './discriminator.ts';
import { areConstants } from './enums.ts';
import {
  describedFields,
  formatToEnter,
  nameOf,
  someOf,
  typeHint,
  typeNames,
  typeToEnter,
  valueHint,
} from './phrases.ts';
import { limit, LIMITS } from './limit-violations.ts';
import { asList, asRecord } from './raw.ts';
import { brokenRule, missingField, otherType, otherValue, unknownName } from './verdicts.ts';
import { say, shown, type AuthorWords, type Violation, type ViolationWords, type Words } from './violation.ts';

/** Returns the messages about a violation, by its keyword. */
export function wordsFor({ keyword }: Violation): ViolationWords {
  return TABLE[keyword] ?? limit('breaks', (value) => `keep to ${value}`);
}

/** The messages about a value that is not among the listed ones (`enum`). */
const listed: Omit<ViolationWords, 'author'> = {
  sender: ({ documented = [], suggested }) =>
    say(
      documented.length === 1 ? `Enter ${someOf(documented)}.` : `Choose one of ${someOf(documented)}.`,
      suggested === undefined ? '' : suggestion(suggested),
    ),
  verdict: otherValue,
  must: ({ documented = [] }) =>
    `be ${documented.length > 1 ? 'one of ' : ''}${someOf(documented, (value) => stringifyJson(value))}`,
};

/** The messages about a missing field. */
const missing: Omit<ViolationWords, 'author'> = {
  sender: ({ detail }) => say(`\`${String(detail)}\` is missing.`, 'It is required.'),
  verdict: missingField,
};

/** The messages about a value that matches no alternative, or more than one of a `oneOf`. */
const union: ViolationWords = {
  author(violation) {
    const { keyword, schema, detail } = violation;
    const branches = asList(schema[keyword]);
    if (areConstants(branches))
      return notListed(
        violation,
        branches.map((branch) => asRecord(branch)['const']),
      );
    const alternatives = `of the ${branches.length} alternatives under \`${keyword}\``;
    return detail === 0
      ? say(
          `${nameOf(violation)} matches none ${alternatives}.`,
          'Compare it with them: correct the value, or the schema.',
        )
      : say(
          `${nameOf(violation)} matches ${detail} ${alternatives}, where only one may match.`,
          'Make the alternatives exclude each other, or write `anyOf`.',
        );
  },
  sender: (violation) => (violation.documented === undefined ? unfitting(violation) : listed.sender(violation)),
  verdict: (violation, basis) =>
    (violation.documented === undefined ? brokenRule('fit one of the alternatives') : otherValue)(violation, basis),
};

/** The messages about violations, by `Violation.keyword`. */
const TABLE: Readonly<Record<string, ViolationWords>> = {
  unknown: {
    author: (violation, resolve) => ({ onKey: true, ...describeUnknown(violation, resolve) }),
    sender: ({ path, documented, hint, suggested }) => {
      const instead = documented === undefined ? hint : describedFields(documented);
      return say(
        `\`${String(path.at(-1))}\` is not described.`,
        suggested === undefined ? instead : suggestion(suggested),
      );
    },
    verdict: unknownName,
  },
  direction: {
    author(violation) {
      const { schema } = violation;
      const [side, body] = schema['readOnly'] === true ? ['readOnly', 'request'] : ['writeOnly', 'response'];
      return {
        ...say(
          `${nameOf(violation)} is \`${side}\`: it does not belong in a ${body}.`,
          `Remove it here, or \`${side}\` from the schema.`,
        ),
        onKey: true,
        keywordLocation: { node: schema, path: [side] },
      };
    },
    sender: ({ schema }) =>
      schema['readOnly'] === true
        ? say('This is read-only.', 'Leave it out of a request.')
        : say('This is write-only.', 'Leave it out of a response.'),
    verdict: brokenRule('not be sent in this direction'),
  },
  false: forAuthor('be left out', (violation) => ({
    ...say(`${nameOf(violation)} is not allowed: its schema is \`false\`.`, 'Remove it, or correct the schema.'),
    onKey: true,
  })),
  propertyNames: forAuthor('have another name', (violation) => ({
    ...say(
      `The schema does not allow the name ${nameOf(violation)}.`,
      'Correct the name, or `propertyNames` in the schema.',
    ),
    onKey: true,
  })),
  required: {
    author: ({ schema, detail }) => ({
      ...say(
        `The required field \`${String(detail)}\` is missing.`,
        'Add it, or remove it from `required` in the schema if it is optional.',
      ),
      keywordLocation: { node: schema, path: ['required', asList(schema['required']).indexOf(String(detail))] },
    }),
    ...missing,
  },
  dependentRequired: {
    author: ({ detail }) =>
      say(
        `The field \`${String(detail)}\` is missing, which another field requires.`,
        'Add it, or correct `dependentRequired` in the schema.',
      ),
    ...missing,
  },
  type: {
    author: (violation) =>
      say(
        `${nameOf(violation)} is ${shown(violation.value)}, not ${typeNames(violation.schema)}.`,
        typeHint(violation),
      ),
    sender: ({ schema }) => say(`Enter ${typeToEnter(schema)}.`),
    verdict: otherType,
    must: ({ schema }) => `be ${typeNames(schema)}`,
  },
  enum: { author: (violation) => notListed(violation, asList(violation.schema['enum'])), ...listed },
  const: { author: (violation) => notListed(violation, [violation.schema['const']]), ...listed },
  discriminator: {
    author: (violation, resolve) => {
      const { schema, choices: [chosen] = [] } = violation;
      const reason = `the discriminator does not map to ${chosen === undefined ? 'a' : 'this'} schema`;
      return notListed(violation, tagsOf(schema, resolve, chosen?.alternative), reason);
    },
    ...listed,
  },
  oneOf: union,
  anyOf: union,
  not: forAuthor('be another value', (violation) =>
    say(
      `${nameOf(violation)} is ${shown(violation.value)}, which the schema excludes.`,
      'Correct the value, or `not` in the schema.',
    ),
  ),
  contains: forAuthor('have other entries', (violation) =>
    say(
      `${nameOf(violation)} has ${String(violation.detail)} of the entries that the schema requires.`,
      'Correct the list, or `contains` in the schema.',
    ),
  ),
  format: {
    author: (violation) =>
      say(
        `${nameOf(violation)} is ${shown(violation.value)}, which is not in the format \`${String(violation.schema['format'])}\`.`,
        'Correct the value, or `format` in the schema.',
      ),
    sender: ({ schema: { format } }) =>
      say(`Enter ${formatToEnter(format) ?? `a value in the format \`${String(format)}\``}.`),
    verdict: brokenRule(formatRule),
    must: formatRule,
  },
  ...LIMITS,
};

/**
 * Returns the messages about a violation that only the author of the description can remedy. The sender gets the
 * message without the remedy.
 */
function forAuthor(rule: string, author: ViolationWords['author']): ViolationWords {
  return { author, sender: ({ message }) => say(message), verdict: brokenRule(rule) };
}

function formatRule({ schema }: Violation): string {
  return `have the format ${String(schema['format'])}`;
}

function notListed(violation: Violation, values: readonly unknown[], reason = 'the schema does not list'): AuthorWords {
  return {
    ...say(`${nameOf(violation)} is ${shown(violation.value)}, which ${reason}.`, valueHint(violation.value, values)),
    documented: values,
  };
}

function unfitting({ detail }: Violation): Words {
  return detail === 0
    ? say('This fits none of the described alternatives.', 'Compare it with them.')
    : say(`This fits ${String(detail)} of the described alternatives.`, 'Only one may fit.');
}
