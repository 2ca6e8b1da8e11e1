import { type Suggestion, advice, more, suggest } from '#src/shared/text/nearest.ts';
import { STRUCTURE, value, type Rule } from './structure-words.ts';

/** Messages of Redocly's rules that leave out the name of the thing, or what to do. */
const RULES: readonly Rule[] = [
  ...STRUCTURE,
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
    (_, { text, known }) => [
      `The tag \`${value(text)}\` is not defined.`,
      more(suggest(value(text), known.tags), 'A new tag is defined under `tags` of the entry file.'),
    ],
  ],
  [/^Operation tags should be defined$/, () => ['The operation has no tag.', 'Add one under `tags`.']],
  [
    /^Operation `tags` object should have only one tag/,
    () => ['The operation has several tags.', 'Leave the one that it belongs to: each operation is shown once.'],
  ],
  [
    /^There is no `([^`]+)` security scheme defined/,
    ([, name = ''], { known }) => [
      `The security scheme \`${name}\` is not defined.`,
      suggest(name, known.securitySchemes),
    ],
  ],
  [
    /^Every operation should have security defined/,
    () => ['The operation says nothing about credentials.', 'Add `security` to it, or to the entry file for all.'],
  ],
  [
    /^Operation must have at least one `([^`]+)` response/,
    ([, range = '']) => [`The operation has no \`${range}\` response.`, 'Add one under `responses`.'],
  ],
  [
    /^Operation `operationId` should not have URL invalid characters/,
    () => [
      'The `operationId` contains characters that an address cannot have.',
      'Write letters, digits, `-` and `_` alone.',
    ],
  ],
  [
    /^The path already exists which differs only by path parameter name\(s\): `([^`]+)` and `([^`]+)`/,
    ([, one = '', other = '']) => [
      `\`${other}\` and \`${one}\` are the same path.`,
      'Names of variables do not tell paths apart: put all operations under one.',
    ],
  ],
  [
    /^Paths should resolve unambiguously\. Found two ambiguous paths: `([^`]+)` and `([^`]+)`/,
    ([, one = '', other = '']) => [
      `One address can mean both \`${one}\` and \`${other}\`.`,
      'Change one of the paths.',
    ],
  ],
  [
    /^`([^`]+)` should not have a trailing slash/,
    ([, path = '']) => [`The path \`${path}\` ends with a slash.`, 'Remove the slash.'],
  ],
  [/^Server `url` should not have a trailing slash/, () => ['The server URL ends with a slash.', 'Remove the slash.']],
  [
    /^Server `url` should not point to example\.com or localhost/,
    () => ['The server URL leads to example.com or localhost.', 'Write the address of the API.'],
  ],
  [/^Servers must be /, () => ['The description has no server.', 'Add one under `servers`.']],
  [
    /^The `([^`]+)` variable is not defined in the `variables` objects/,
    ([, name = '']) => [
      `The server URL uses \`{${name}}\`, which is not defined.`,
      `Define \`${name}\` under \`variables\`.`,
    ],
  ],
  [
    /^The `([^`]+)` variable is not used in the server's `url` field/,
    ([, name = '']) => [`The server URL does not use the variable \`${name}\`.`, 'Use it, or remove it.'],
  ],
  [
    /^Required property '([^']+)' is not defined/,
    ([, name = '']) => [
      `The schema requires \`${name}\`, which is not under \`properties\`.`,
      'Add it there, or remove it from `required`.',
    ],
  ],
  [
    /^Duplicated enum value found: '([^']+)'/,
    ([, name = '']) => [`The enum lists \`${name}\` twice.`, 'Remove one of the two.'],
  ],
  [
    /^Duplicate tag name found: '([^']+)'/,
    ([, name = '']) => [`The tag \`${name}\` is defined twice.`, 'Remove one of the two.'],
  ],
  [
    /^Schema type mismatch: '(\w+)' type should not contain '(\w+)' field/,
    ([, type = '', field = '']) => [
      `The schema has the type \`${type}\`, but also \`${field}\`.`,
      `Correct \`type\`, or remove \`${field}\`.`,
    ],
  ],
  [
    /^Schema should not have both `(\w+)` and `(\w+)`/,
    ([, one = '', other = '']) => [`The schema has both \`${one}\` and \`${other}\`.`, 'Leave one of them.'],
  ],
  [
    /^Property `([^`]+)` is not expected here because it is defined alongside `\$ref`/,
    ([, name = '']) => [
      `\`${name}\` stands beside a \`$ref\`, where it has no effect.`,
      'Remove it, or move it to what the `$ref` leads to.',
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
    /^The map key in (\w+) "([^"]+)" does not match/,
    ([, section = '', name = '']) => [
      `\`${name}\` under \`${section}\` is not a name that a component may have.`,
      'Write letters, digits, `.`, `-` and `_` alone.',
    ],
  ],
  [
    /^Don't put query string items in the path/,
    () => ['The path contains a query string.', 'Declare its names as parameters with `in: query`.'],
  ],
  [
    /^The "([^"]+)" scope is not defined in the "([^"]+)" security scheme/,
    ([, scope = '', scheme = '']) => [
      `The security scheme \`${scheme}\` does not define the scope \`${scope}\`.`,
      'Define it under `scopes`, or correct its name.',
    ],
  ],
  [
    /^Two schemas are referenced with the same name but different content\. Renamed (\S+) to (\S+)\.$/,
    ([, name = '', other = '']) => [
      `Two different schemas are called \`${name}\`: this one becomes \`${other}\`.`,
      'Rename one of the files, or let both references lead to the same.',
    ],
  ],
];

/** A problem of Redocly's in the words of this project; undefined where its own will do. */
export function ruleWords(
  message: string,
  place: Parameters<Rule[1]>[1],
): (Suggestion & { readonly message: string }) | undefined {
  for (const [pattern, say] of RULES) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const [told, hint] = say(match, place);
    return { message: told, ...advice(hint) };
  }
  return undefined;
}
