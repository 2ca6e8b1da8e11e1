import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { escapeRegExp } from '../../../../text/escape-reg-exp.ts';
import { asRecord, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { serversOf } from '../../../model/server.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import type { CheckContext } from '../../lookup/check.ts';
import { keysIn, stringsIn } from '../../lookup/strings.ts';
import { operationsIn } from '../../../model/path-item.ts';
import { schemasIn } from '../../lookup/references.ts';
import { namedEnums } from '../named-enums.ts';

/** The names that an API has. */
export interface ApiWords {
  /** Every name and value of the description, as it is spelt there, and words that any API may use. */
  readonly known: ReadonlySet<string>;
  /** Fields, parameters, values, operations, schemas: what a mistyped word can be meant to be. */
  readonly names: readonly string[];
  readonly fields: ReadonlySet<string>;
  /** Strings that an enum lists. */
  readonly values: readonly string[];
  /** Values of a field, where every field of that name has an enum. */
  readonly fieldValues: ReadonlyMap<string, ReadonlySet<string>>;
  readonly schemas: readonly Raw[];
  /** Follows the reference of a schema. */
  resolve(schema: Raw): Raw;
  /** Headers of parameters and security. */
  readonly headers: ReadonlySet<string>;
  /** Headers that contain a key. */
  readonly keyHeaders: readonly string[];
  /** `401`, `5XX`. */
  readonly statuses: ReadonlySet<string>;
  /** Operations with a published path. */
  readonly operations: readonly Operation[];
  /** Patterns for what may precede the path in an address without a host: `/sandbox/v1`. */
  readonly prefixes: readonly RegExp[];
}

/** What a name in prose is compared with. */
export interface Surroundings {
  readonly words: ApiWords;
  /** Words that need no entry in the description. */
  readonly allowed: ReadonlySet<string>;
  /** Addresses of the site. */
  readonly pages: ReadonlySet<string>;
  /** The text before the name. */
  readonly before: string;
  /** Whether only evident typos are reported, since the text may be about something else. */
  readonly onEvidence?: boolean;
}

/** Words that need no declaration, of HTTP, JSON and JSON Schema. */
const COMMON =
  'true false null GET POST PUT PATCH DELETE HEAD OPTIONS string number integer boolean array object date date-time time email uuid uri base64 JavaScript TypeScript application/json Bearer Basic OAuth2 OpenAPI GitHub'.split(
    ' ',
  );

/** Collects the words of a description. */
export function apiWords(context: CheckContext): ApiWords {
  const { api, document } = context;
  const schemas = schemasIn(document);
  const fields = new Set(schemas.flatMap((schema) => Object.keys(asRecord(schema['properties']))));
  const strings = stringsIn(document);
  const parameters = api.operations.flatMap((operation) => operation.parameters);
  const values = [
    ...new Set([
      ...namedEnums(document).flatMap(({ members }) => members.map(({ text }) => text)),
      ...schemas.flatMap((schema) => (typeof schema['const'] === 'string' ? [schema['const']] : [])),
    ]),
  ].filter((value) => !/^\d*$/.test(value));
  const schemes = Object.values(api.securitySchemes);
  const keyHeaders = schemes.flatMap(({ in: place, parameterName }) =>
    place === 'header' && parameterName !== undefined ? [parameterName] : [],
  );
  const headers = new Set([
    ...keyHeaders,
    ...parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : [])),
    ...(schemes.some(({ type }) => ['http', 'oauth2', 'openIdConnect'].includes(type)) ? ['Authorization'] : []),
  ]);
  const keys = [...keysIn(document).keys()];
  const spoken = strings
    .filter(
      ({ kind, key, value }) => kind !== 'prose' || key === 'name' || key === 'title' || typeof value === 'number',
    )
    .flatMap(({ value, kind }) => (kind === 'code' ? [] : [String(value)]));
  const operations = api.operations.filter(({ path }) => path !== undefined);
  return {
    known: new Set([
      ...COMMON,
      ...keys,
      ...keys.filter((key) => key.includes('.')).flatMap((key) => key.split('.')),
      ...spoken,
      ...headers,
      ...api.catalogue.flatMap(({ code, title }) => [code, title]),
    ]),
    names: [
      ...new Set([
        ...fields,
        ...parameters.map(({ name }) => name),
        ...values,
        ...api.operations.map(({ operationId }) => operationId),
        ...api.webhooks.map(({ name }) => name),
        ...Object.keys(api.schemas),
        ...Object.keys(api.examples),
      ]),
    ],
    fields,
    values,
    fieldValues: fieldValuesOf(context, schemas),
    schemas,
    resolve: (schema) => asRecord(resolveRef(document, schema)),
    headers,
    keyHeaders,
    statuses: new Set([
      ...api.catalogue.map(({ code }) => code.toUpperCase()),
      ...operationsIn(document).flatMap(({ operation }) =>
        Object.keys(asRecord(operation['responses'])).map((status) => status.toUpperCase()),
      ),
    ]),
    operations,
    prefixes: prefixesOf(context),
  };
}

function fieldValuesOf({ document }: CheckContext, schemas: readonly Raw[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const open = new Set<string>();
  for (const [name, node] of schemas.flatMap((schema) => Object.entries(asRecord(schema['properties'])))) {
    const schema = asRecord(resolveRef(document, asRecord(node)));
    const members = enumMembers(schema as Schema);
    if (members === undefined || asTexts(schema['x-not-published']).includes('values')) open.add(name);
    found.set(name, new Set([...(found.get(name) ?? []), ...(members ?? []).map(({ value }) => valueText(value))]));
  }
  return new Map([...found].filter(([name]) => !open.has(name)));
}

function prefixesOf({ document }: CheckContext): readonly RegExp[] {
  const levels = operationsIn(document).map(({ operation, pathItem }) =>
    serversOf(operation['servers'], pathItem['servers'], document.servers),
  );
  const paths = levels.flat().map(({ template }) => template.replace(/^(?:https?:)?\/\/[^/]*/, '').replace(/\/+$/, ''));
  return [...new Set(paths)]
    .filter((path) => path !== '')
    .map(
      (path) =>
        new RegExp(
          `^${path
            .split(/\{[^{}]+\}/)
            .map(escapeRegExp)
            .join('[^/]+')}(?=/|$)`,
        ),
    );
}
