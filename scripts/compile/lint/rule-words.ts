import { type Suggestion, advice, more, suggest } from '#src/shared/text/nearest.ts';

/** The text at the place of a problem, and the tags that the description defines. */
interface Place {
  readonly text: string;
  /** The key or index of the place. */
  readonly key: string;
  readonly tags: readonly string[];
}

/** A message of Redocly's and its replacement: message and hint. */
type Rule = readonly [
  message: RegExp,
  say: (match: RegExpExecArray, place: Place) => readonly [message: string, hint: string | Suggestion],
];

/** Messages of Redocly's about common mistakes that leave out the name of the thing, or what to do. */
const RULES: readonly Rule[] = [
  [
    /^(\w+) object should contain `([^`]+)` field/,
    ([, type = '', field = '']) => [`The ${noun(type)} has no \`${field}\`.`, `Add \`${field}\`.`],
  ],
  [
    /^Every operation must have a unique `operationId`/,
    (_, { text }) => [`Another operation has the \`operationId\` \`${value(text)}\`.`, 'Give each operation its own.'],
  ],
  [
    /^(?:Operations|Paths) must have unique .*Repeats of `in:([^`]*)` \+ `name:([^`]*)`/,
    ([, place = '', name = '']) => [
      `The parameter \`${name}\` in \`${place}\` occurs twice.`,
      'Remove one of the two.',
    ],
  ],
  [
    /^Operation tags should be defined in global tags/,
    (_, { text, tags }) => [
      `The tag \`${value(text)}\` is not defined.`,
      more(suggest(value(text), tags), 'A new tag is defined under `tags` of the entry file.'),
    ],
  ],
  [
    /^Required property '([^']+)' is not defined/,
    ([, name = '']) => [
      `The schema requires \`${name}\`, which is not under \`properties\`.`,
      'Add it there, or remove it from `required`.',
    ],
  ],
  [
    /^Property `([1-5](?:\d\d|XX))` is not expected here\.$/,
    ([, status = '']) => [
      `The status \`${status}\` is not under \`responses\`.`,
      'Write `responses:` on a line of its own above it, as a key of the operation.',
    ],
  ],
  [
    /^Component: "([^"]+)" is never used/,
    ([, name = '']) => [`The component \`${name}\` is not used.`, 'Refer to it, or remove it.'],
  ],
  [
    /^Property `nullable` is not expected here\.$/,
    () => [
      'OpenAPI 3.1 has no `nullable`.',
      "Add `'null'` to the type, such as `type: [string, 'null']`; beside a `$ref`, write `oneOf` with `type: 'null'`.",
    ],
  ],
  [
    /^Property `([^`]+)` is not expected here\.$/,
    ([, name = '']) => [
      `OpenAPI has no key \`${name}\` here.`,
      'Remove it, check the indentation, or begin the name of an extension with `x-`.',
    ],
  ],
  [
    /^Expected type `number` but got `boolean`/,
    (_, { key }) => [
      `\`${key}\` is a boolean, not a number.`,
      `Write the limit under \`${key}\` instead of \`${key.replace('exclusiveM', 'm')}\`: \`true\` was for OpenAPI 3.0.`,
    ],
  ],
  [
    /^`type` can be one of the following only: (.*?)\.?$/,
    ([, values = ''], { text }) => [
      `\`${value(text)}\` is not a value of \`type\`.`,
      typeAndFormat(value(text)) ?? suggest(value(text), values.replaceAll('"', '').split(', ')),
    ],
  ],
];

/** Rewords a problem of Redocly's; undefined where its own words will do. */
export function ruleWords(message: string, place: Place): (Suggestion & { readonly message: string }) | undefined {
  for (const [pattern, say] of RULES) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const [words, hint] = say(match, place);
    return { message: words, ...advice(hint) };
  }
  return undefined;
}

/** Advises a type and a format in place of a name that is no type of JSON Schema, where it is a known format. */
function typeAndFormat(given: string): string | undefined {
  const type = FORMATS.find(([, formats]) => formats.split(' ').includes(given))?.[0];
  return type === undefined ? undefined : `Write \`type: ${type}\` and \`format: ${given}\`.`;
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

/** The scalar at the beginning of a text of YAML: `operationId: getOrder` is `getOrder`. */
export function value(text: string): string {
  return /^(?:[\w$-]+:\s+)?["']?([^"'\],}\n#]*)/.exec(text)?.[1]?.trim() ?? '';
}
