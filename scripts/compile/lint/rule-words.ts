import { type Suggestion, advice, more, suggest } from '#src/shared/text/nearest.ts';

/** Names that a description defines. */
export interface Names {
  readonly tags: readonly string[];
  readonly schemes: readonly string[];
}

/** The text at the place of a problem. */
interface Place extends Names {
  readonly text: string;
  /** The key or index of the place. */
  readonly key: string;
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
      more(
        suggest(
          value(text),
          tags.filter((tag) => tag !== ''),
        ),
        'A new tag is defined under `tags` of the entry file.',
      ),
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
    /^Property `([1-5](?:\d\d|XX))`.* is not expected here\.$/,
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
    /^Property `schema` is not expected here\.$/,
    () => [
      '`schema` does not belong here, but to a media type.',
      'Write it below `content` and a media type, such as `application/json`.',
    ],
  ],
  [
    /^Property `(.+)` is not expected here\.$/,
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
    /^`([^`]+)` can be one of the following only: (.*?)\.?$/,
    ([, key = '', values = ''], { text }) => [
      `\`${value(text)}\` is not a value of \`${key}\`.`,
      (key === 'type' ? typeAndFormat(value(text)) : undefined) ??
        (/^(?:body|formData)$/.test(value(text))
          ? 'Describe a body under `requestBody`.'
          : suggest(value(text), values.replaceAll('"', '').split(', '))),
    ],
  ],
  [
    /^Expected type `array` but got `boolean`/,
    (_, { key }) => [
      `\`${key}\` is a boolean, not a list.`,
      'Name the field in a list `required` of the schema around it, beside `properties`.',
    ],
  ],
  [
    /^Expected type `ExamplesMap` \(object\) but got `array`/,
    () => [
      '`examples` is a list, not a map.',
      'Give each example a name, and write what it shows below it, as `value`.',
    ],
  ],
  [
    /^Expected type `(?:\w+` \()?(\w+).* but got `(\w+)`/,
    ([, wanted = '', got = ''], { key }) => [
      `${/^\d+$/.test(key) ? 'This entry' : `\`${key}\``} is ${got === 'null' ? 'empty' : `${TYPES[got]}, not ${TYPES[wanted] ?? wanted}`}.`,
      (got === 'null' ? 'Write its value, or remove it.' : HINTS[wanted]) ??
        (got === 'string' ? 'Write it without quotes.' : `Write ${TYPES[wanted] ?? wanted}.`),
    ],
  ],
  [/^The field `([^`]+)` must be present/, ([, key = '']) => [`\`${key}\` is missing here.`, `Add \`${key}\`.`]],
  [
    /^The field `([^`]+)` is not allowed here/,
    ([, key = '']) => [`\`${key}\` does not belong here.`, 'Remove it, or correct the `type` beside it.'],
  ],
  [
    /^Must contain at least one of the following fields: schema/,
    () => ['`schema` is missing here.', 'Add `schema`, and below it `type` and what else describes the value.'],
  ],
  [
    /^Duplicated enum value found: '(.*)'/,
    ([, one = '']) => [`The enum has the value \`${one}\` twice.`, 'Remove one of the two, or correct its value.'],
  ],
  [
    /^All values of `enum` field must be of the same type .* expected "(.*)" but received/,
    ([, type = ''], { text }) => [
      `The enum value \`${value(text)}\` is not of the type \`${type}\`.`,
      'Write a number without quotes and a string with them, or correct the type.',
    ],
  ],
  [
    /^There is no `([^`]+)` security scheme defined/,
    ([, name = ''], { schemes }) => [
      `There is no security scheme \`${name}\`.`,
      more(suggest(name, schemes), 'A new one is described under `securitySchemes` of `components`.'),
    ],
  ],
  [
    /^The "([^"]+)" scope is not defined in the "([^"]+)" security scheme/,
    ([, scope = '', scheme = '']) => [
      `The security scheme \`${scheme}\` has no scope \`${scope}\`.`,
      'Add it under `scopes` of the scheme, or correct it here.',
    ],
  ],
  [
    /^Every operation should have security defined/,
    () => [
      'The operation has no `security`.',
      'Add `security` to the entry file, for all operations, or name here the scheme that protects it.',
    ],
  ],
  [/^Operation tags should be defined$/, () => ['The operation has no tag.', 'Name one under `tags`.']],
  [
    /^Operation must have at least one `(\w+)` response/,
    ([, range = '']) => [`\`responses\` has no status \`${range}\`.`, `Add one, such as \`${range[0]}00\`.`],
  ],
  [
    /^Server `url` should not have a trailing slash/,
    () => ['The `url` of the server ends in a slash.', 'Remove it: every path begins with one.'],
  ],
  [
    /^Don't put query string items in the path/,
    () => ['The path contains a query.', 'Describe what follows `?` under `parameters`, with `in: query`.'],
  ],
  [
    /^Operation `operationId` should not have URL invalid characters/,
    (_, { text }) => [`\`${value(text)}\` is no name for an operation.`, 'Use letters, digits, `-` and `_`.'],
  ],
  [
    /^The map key in \w+ "([^"]+)" does not match/,
    ([, name = '']) => [`\`${name}\` is no name for a component.`, 'Use letters, digits, `.`, `-` and `_`.'],
  ],
];

/** Types of JSON Schema as authors call them. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a map',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'a boolean',
};

const HINTS: Readonly<Record<string, string>> = {
  array: 'Write each entry on a line of its own that begins with `- `, or all of them in `[…]`.',
  object: 'Write `key: value` on lines of their own below it, without hyphens.',
  string: 'Write a text, in quotes where it looks like a number.',
  boolean: 'Write `true` or `false`, without quotes.',
};

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
