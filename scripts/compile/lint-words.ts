import { didYouMean } from '#src/shared/text/nearest.ts';

/** Names of the description that a problem of the lint may be about. */
export interface KnownNames {
  readonly tags: readonly string[];
  readonly securitySchemes: readonly string[];
}

interface Words {
  readonly message: string;
  readonly hint: string;
}

/** What stands at the place of a problem, and the names there are. */
interface Place {
  readonly text: string;
  readonly known: KnownNames;
}

type Rule = readonly [message: RegExp, say: (match: RegExpExecArray, place: Place) => readonly [string, string]];

/** Messages of Redocly's rules that leave out the name of the thing, or what to do. */
const RULES: readonly Rule[] = [
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
      `Here is ${article(given)}, not the ${wanted === 'array' ? 'list' : 'object'} that OpenAPI expects (${noun(type)}).`,
      `Write ${wanted === 'array' ? 'a list' : 'an object'}, and check the indentation.`,
    ],
  ],
  [
    /^Expected type `(\w+)` but got `(\w+)`/,
    ([, wanted = '', given = '']) => [
      `The value is ${article(given)}, not ${article(wanted)}.`,
      `Write ${article(wanted)}.`,
    ],
  ],
  [
    /^`([^`]+)` can be one of the following only: (.*?)\.?$/,
    ([, field = '', values = ''], { text }) => [
      `\`${value(text)}\` is not a value of \`${field}\`.`,
      didYouMean(
        value(text),
        values.split(', ').map((one) => one.replaceAll('"', '')),
      ),
    ],
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
    (_, { text, known }) => [
      `The tag \`${value(text)}\` is not defined.`,
      `${didYouMean(value(text), known.tags)} A new tag is defined under \`tags\` of the entry file.`,
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
      didYouMean(name, known.securitySchemes),
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
export function lintWords(message: string, text: string, known: KnownNames): Words | undefined {
  for (const [pattern, say] of RULES) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const [told, hint] = say(match, { text, known });
    return { message: told, hint };
  }
  return undefined;
}

/** A name of Redocly's for a type of object in words: `PathItem` is `path item`. */
function noun(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function article(type: string): string {
  if (type === 'null') return 'empty';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type === 'array' ? 'list' : type}`;
}

function quoted(names: string): string {
  return names
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** The scalar at the beginning of a text of YAML: `operationId: getOrder` is `getOrder`. */
function value(text: string): string {
  return /^(?:[\w$-]+:\s+)?["']?([^"'\],}\n#]*)/.exec(text)?.[1]?.trim() ?? '';
}
