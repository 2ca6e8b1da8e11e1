import { type Suggestion, advice, more, suggest } from '#src/shared/text/nearest.ts';

/** Names of the tags and security schemes in a description. */
export interface Names {
  readonly tags: readonly string[];
  readonly schemes: readonly string[];
}

/**
 * What a message about a problem may quote: the YAML text and the key at the location of the problem, and the names in
 * the description.
 */
interface Place extends Names {
  readonly text: string;
  /** Last segment of the JSON Pointer: a key or an index. */
  readonly key: string;
}

/**
 * A pattern for a message of Redocly, with a better message and hint. Both may contain placeholders. `$1` and `$2` are
 * the groups of the pattern. `$noun` is the first group in words, such as `path item` for `PathItem`. `$text` and
 * `$key` are the value and the key at the location of the problem.
 */
type Rule = readonly [
  pattern: RegExp,
  message: string,
  hint: string | ((place: Place, match: RegExpExecArray) => string | Suggestion | undefined),
];

/** Replacements for Redocly's messages about common mistakes. Redocly's messages omit the name or the remedy. */
const RULES: readonly Rule[] = [
  [/^(\w+) object should contain `([^`]+)` field/, 'The $noun has no `$2`.', 'Add `$2`.'],
  [/^The field `([^`]+)` must be present/, '`$1` is missing here.', 'Add `$1`.'],
  [/^Must contain .*: schema,/, '`schema` is missing here.', 'Add it, with `type` and other keys below it.'],
  [/^Every operation must/, 'Another operation has the `operationId` `$text`.', 'Give each operation its own.'],
  [
    /^(?:Operations|Paths) must have unique .*Repeats of `in:([^`]*)` \+ `name:([^`]*)`/,
    'The parameter `$2` in `$1` occurs twice.',
    'Remove one of the two.',
  ],
  [
    /^Operation tags should be defined in global tags/,
    'The tag `$text` is not defined.',
    ({ text, tags }) => more(suggest(value(text), tags), 'A new tag is defined under `tags` of the entry file.'),
  ],
  [/^Operation tags should be defined$/, 'The operation has no tag.', 'Name a tag under `tags`.'],
  [
    /^There is no `([^`]+)` security scheme defined/,
    'There is no security scheme `$1`.',
    ({ schemes }, [, name = '']) =>
      more(suggest(name, schemes), 'A new one is described under `securitySchemes` of `components`.'),
  ],
  [
    /^Required property '([^']+)' is not defined/,
    'The schema requires `$1`, which is not under `properties`.',
    'Add `$1` to `properties`, or remove it from `required`.',
  ],
  [
    /^Property `([1-5](?:\d\d|XX))`.* is not expected here\.$/,
    'The status `$1` is not under `responses`.',
    () => ({
      hint: 'Write `responses:` on a line of its own above it, as a key of the operation.',
      suggested: 'responses',
    }),
  ],
  [/^Component: "([^"]+)" is never used/, 'The component `$1` is not used.', 'Refer to the component, or remove it.'],
  [
    /^Property `nullable` is not expected here\.$/,
    'OpenAPI 3.1 has no `nullable`.',
    "Add `'null'` to the type, such as `type: [string, 'null']`; beside a `$ref`, write `oneOf` with `type: 'null'`.",
  ],
  [
    /^Property `schema` is not expected here\.$/,
    '`schema` does not belong here, but to a media type.',
    'Write `schema` below `content` and a media type, such as `application/json`.',
  ],
  [
    /^Property `(.+)` is not expected here\.$/,
    'OpenAPI has no key `$1` here.',
    'Remove `$1`, check the indentation, or begin the name of an extension with `x-`.',
  ],
  [/^Duplicated enum value found: '(.*)'/, 'The enum has the value `$1` twice.', 'Remove or correct one of the two.'],
  [
    /^All values of `enum` field must be of the same type .* expected "(.*)" but received/,
    'The enum value `$text` is not of the type `$1`.',
    'Write numbers without quotes and strings with quotes, or correct `type`.',
  ],
  [
    /^`([^`]+)` can be one of the following only: (.*?)\.?$/,
    '`$text` is not a value of `$1`.',
    ({ text }, [, , values = '']) =>
      typeAndFormat(value(text)) ?? suggest(value(text), values.replaceAll('"', '').split(', ')),
  ],
  [
    /^Expected type `number` but got `boolean`/,
    '`$key` is a boolean, not a number.',
    ({ key }) =>
      `Write the limit under \`${key}\` instead of \`${key.replace('exclusiveM', 'm')}\`: \`true\` was for OpenAPI 3.0.`,
  ],
  [
    /^Expected type `array` but got `boolean`/,
    '`$key` is a boolean, not a list.',
    'List the field under `required` of the enclosing schema, beside `properties`.',
  ],
  [
    /^Expected type `ExamplesMap` \(object\) but got `array`/,
    '`examples` is a list, not a map.',
    'Give each example a name, and write what it shows below it, as `value`.',
  ],
  [/^Expected type .* but got `null`/, '`$key` is empty.', 'Write its value, or remove it.'],
  [
    /^Expected type `(?:\w+` \()?(\w+).* but got `(\w+)`/,
    '`$key` is of the type `$2`, not `$1`.',
    (_, [, wanted = '']) => HINTS[wanted] ?? 'Write the value without quotes.',
  ],
];

/** Hints for values of the wrong type. The key is the type that the value should have. */
const HINTS: Readonly<Record<string, string>> = {
  array: 'Write a list: each entry on a line of its own that begins with `- `, or all in `[…]`.',
  object: 'Write `key: value` on lines of their own below it, without hyphens.',
  string: 'Write a string, in quotes if it looks like a number.',
  boolean: 'Write `true` or `false`, without quotes.',
};

/** Returns a better message and hint for a message of Redocly; undefined if no rule matches the message. */
export function ruleWords(message: string, place: Place): (Suggestion & { readonly message: string }) | undefined {
  for (const [pattern, words, hint] of RULES) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const named = { text: value(place.text), key: place.key, noun: noun(match[1] ?? '') };
    const parts: Readonly<Record<string, string>> = { ...Object.fromEntries(match.entries()), ...named };
    const fill = (template: string): string =>
      template.replace(/\$(\w+)/g, (given, name: string) => parts[name] ?? given);
    const filled = typeof hint === 'string' ? fill(hint) : (hint(place, match) ?? '');
    return { message: fill(words), ...advice(filled) };
  }
  return undefined;
}

/** Suggests a type and a format for a `type` that is the name of a format, such as `uuid`; otherwise undefined. */
function typeAndFormat(given: string): string | undefined {
  const type = FORMATS.find(([, formats]) => formats.split(' ').includes(given))?.[0];
  return type === undefined ? undefined : `Write \`type: ${type}\` and \`format: ${given}\`.`;
}

const FORMATS = [
  ['number', 'float double decimal'],
  ['integer', 'int32 int64'],
  ['string', 'byte date date-time duration email hostname ipv4 ipv6 password time uri uuid'],
] as const;

/** Returns Redocly's name of an object type as words: `path item` for `PathItem`. */
function noun(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** Returns the first scalar in a YAML text, without key and quotes: `getOrder` for `operationId: getOrder`. */
export function value(text: string): string {
  return /^(?:[\w$-]+:\s+)?["']?([^"'\],}\n#]*)/.exec(text)?.[1]?.trim() ?? '';
}
