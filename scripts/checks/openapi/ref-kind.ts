import { METHODS } from '../../description/model/path-item.ts';
import { APPLICATORS } from '#src/shared/schema/applicators.ts';
import { asText, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { displayPath } from '../../cli/problem.ts';
import type { Check } from '../lookup/check.ts';
import { componentOf } from '../../description/publish/reachable.ts';
import { has } from '../lookup/schema-parts.ts';
import { KIND_NAMES, referencesIn, SECTIONS } from '../lookup/references.ts';

type Named = keyof typeof SECTIONS;

/**
 * Every `$ref` refers to an object of the required kind, such as a schema under `schema` (Reference Object, OpenAPI
 * 3.1, section 4.8.23).
 */
export const refKind: Check = {
  id: 'ref-kind',
  subject: 'files',
  unread: 'part',
  *run({ document, locator }) {
    for (const { node, kind, ref } of referencesIn(document)) {
      if (!(kind in KIND_NAMES)) continue;
      const target = resolveRef<Raw>(document, { $ref: ref });
      const found = target === undefined ? undefined : strayKind(target, kind as Named, componentOf(ref)?.[0], ref);
      if (found === undefined) continue;
      const file = locator.fileOf(target);
      yield {
        message: `The \`$ref\` leads to ${found}${file === undefined ? '' : ` in \`${displayPath(file)}\``}, where ${words(kind as Named)} belongs.`,
        hint: `Refer to ${words(kind as Named)}.`,
        ...(kind === 'example' ? { correction: { kind } } : {}),
        related: [{ message: 'It leads to', location: locator.locate(target) }],
        location: locator.trace(node, ['$ref']),
      };
    }
  },
};

function words(kind: Named): string {
  return `${kind === 'example' ? 'an' : 'a'} ${KIND_NAMES[kind]}`;
}

/**
 * Returns the kind of an object, such as `a schema`, if the object is certainly not of the expected kind; otherwise
 * undefined.
 */
function strayKind(target: Raw, expected: Named, section: string | undefined, ref: string): string | undefined {
  const whole = ref.split('/').length === 4;
  const listed = whole ? (Object.keys(SECTIONS) as Named[]).find((kind) => SECTIONS[kind] === section) : undefined;
  if (listed !== undefined && listed !== expected) return words(listed);
  if (FITS[expected](target)) return undefined;
  const other = (Object.keys(KIND_NAMES) as Named[]).find(
    (kind) => kind !== expected && FITS[kind](target) && !empty(target),
  );
  return other === undefined ? `something else` : words(other);
}

const TYPES = /^(string|number|integer|boolean|object|array|null)$/;
const isSchema = (node: Raw): boolean =>
  has(...APPLICATORS, 'enum', 'const', 'pattern', 'required')(node) ||
  TYPES.test(asText(node['type'])) ||
  Array.isArray(node['type']);
const isExample = has('value', 'externalValue', 'dataValue', 'serializedValue');
const isParameter = (node: Raw): boolean => 'in' in node && 'name' in node && !('type' in node && !('schema' in node));
const METHOD = has(...METHODS);

/** For each kind: a function that tests whether the members of an object fit the kind. */
const FITS: Readonly<Record<Named, (node: Raw) => boolean>> = {
  schema: (node) =>
    (!isParameter(node) && isSchema(node)) ||
    (!has(
      'content',
      'in',
      'value',
      'externalValue',
      'dataValue',
      'serializedValue',
      'responses',
      'operationId',
      'flows',
      'schema',
      'x-catalogue',
    )(node) &&
      !METHOD(node) &&
      !FITS.securityScheme(node)),
  response: (node) => 'description' in node && !isSchema(node) && !isExample(node) && !('in' in node),
  parameter: isParameter,
  example: isExample,
  requestBody: (node) => 'content' in node && !('in' in node),
  header: (node) => has('schema', 'content')(node) && !('in' in node),
  securityScheme: (node) => /^(apiKey|http|oauth2|openIdConnect|mutualTLS)$/.test(asText(node['type'])),
  link: has('operationId', 'operationRef'),
  callback: (node) => !isSchema(node) && !isExample(node) && !('in' in node),
  pathItem: (node) => METHOD(node) || (!isSchema(node) && !isExample(node) && !has('in', 'content')(node)),
  mediaType: (node) => !isParameter(node) && !has('content', 'value')(node),
};

function empty(node: Raw): boolean {
  return Object.keys(node).every((key) => key === 'description' || key.startsWith('x-'));
}
