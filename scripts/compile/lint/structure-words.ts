import { type Suggestion, suggest } from '#src/shared/text/nearest.ts';

/** Names of the description that a problem of the lint may be about. */
export interface KnownNames {
  readonly tags: readonly string[];
  readonly securitySchemes: readonly string[];
}

/** What stands at the place of a problem, and the names there are. */
interface Place {
  readonly text: string;
  /** The key or index of the place. */
  readonly key: string;
  readonly known: KnownNames;
}

/** What a message of Redocly's is replaced by: message and hint. */
export type Rule = readonly [
  message: RegExp,
  say: (match: RegExpExecArray, place: Place) => readonly [message: string, hint: string | Suggestion],
];

/** Messages about keys that are missing, superfluous or of the wrong type. */
export const STRUCTURE: readonly Rule[] = [
  [
    /^(\w+) object should contain `([^`]+)` field/,
    ([, type = '', field = '']) => [`The ${noun(type)} has no \`${field}\`.`, `Add \`${field}\`.`],
  ],
  [
    /^(\w+) object `([^`]+)` must be non-empty string/,
    ([, type = '', field = '']) => [`The \`${field}\` of the ${noun(type)} is empty.`, 'Fill it, or remove it.'],
  ],
  [
    /^Parameter object description must be/,
    () => ['The parameter has no `description`.', 'Say in a sentence what it is for.'],
  ],
  [
    /^The field `([^`]+)` must be present on this level/,
    ([, field = '']) => [`\`${field}\` is missing here.`, `Add \`${field}\`: OpenAPI requires it.`],
  ],
  [
    /^The field `([^`]+)` is not allowed here/,
    ([, field = '']) => [
      `\`${field}\` is not allowed beside the other keys here.`,
      'Remove it, or correct the others.',
    ],
  ],
  [
    /^Must contain at least one of the following fields: (.*?)\.?$/,
    ([, fields = '']) => ['A key that OpenAPI requires is missing here.', `Add one of ${quoted(fields)}.`],
  ],
  [
    /^Expected type `(\w+)` \((object|array)\) but got `(\w+)`/,
    ([, type = '', wanted = '', given = '']) => [
      `Here is ${article(given)}, not the ${wanted} that OpenAPI expects (${noun(type)}).`,
      `Write ${article(wanted)}, and check the indentation.`,
    ],
  ],
  [
    /^Expected type `(\w+)` but got `(\w+)`/,
    ([, wanted = '', given = ''], { key }) => {
      const [, limit = ''] = given === 'boolean' ? (/^exclusive(Minimum|Maximum)$/.exec(key) ?? []) : [];
      return [
        `${limit === '' ? 'The value' : `\`${key}\``} is ${article(given)}, not ${article(wanted)}.`,
        limit === ''
          ? `Write ${article(wanted)}.`
          : `Write the limit under \`${key}\` instead of \`${limit.toLowerCase()}\`: \`true\` was for OpenAPI 3.0.`,
      ];
    },
  ],
  [
    /^`([^`]+)` can be one of the following only: (.*?)\.?$/,
    ([, field = '', values = ''], { text }) => [
      `\`${value(text)}\` is not a value of \`${field}\`.`,
      typeAndFormat(field, value(text)) ??
        suggest(
          value(text),
          values.split(', ').map((one) => one.replaceAll('"', '')),
        ),
    ],
  ],
];

/** How a type that is none in JSON Schema is written, where a type and its format say what is meant. */
function typeAndFormat(key: string, given: string): string | undefined {
  const type = FORMATS.find(([, formats]) => formats.split(' ').includes(given))?.[0];
  return key !== 'type' || type === undefined ? undefined : `Write \`type: ${type}\` and \`format: ${given}\`.`;
}

const FORMATS = [
  ['number', 'float double decimal'],
  ['integer', 'int32 int64'],
  ['string', 'byte date date-time duration email hostname ipv4 ipv6 password time uri uuid'],
] as const;

/** A name of Redocly's for a type of object in words: `PathItem` is `path item`. */
function noun(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function article(type: string): string {
  if (type === 'null') return 'empty';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function quoted(names: string): string {
  return names
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** The scalar at the beginning of a text of YAML: `operationId: getOrder` is `getOrder`. */
export function value(text: string): string {
  return /^(?:[\w$-]+:\s+)?["']?([^"'\],}\n#]*)/.exec(text)?.[1]?.trim() ?? '';
}
