import type { Operation } from '../../../src/model/api.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { literal } from '../../literal.ts';
import { asRecord, asTexts, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { serversOf } from '../../model/server.ts';
import { enumMembers, valueText } from '../../pages/enum-table.ts';
import type { CheckContext } from '../check.ts';
import { keysIn, stringsIn } from '../strings.ts';
import { operationsIn, schemasIn } from '../walk.ts';
import { namedEnums } from './named-enums.ts';

/** The names an API is spoken of by. */
export interface ApiWords {
  /** Every name and value of the description, as it is written there, and words that any API may use. */
  readonly known: ReadonlySet<string>;
  /** Fields, parameters, values, operations, schemas: what a mistyped word was meant to be. */
  readonly names: readonly string[];
  readonly fields: ReadonlySet<string>;
  /** Texts that an enum lists. */
  readonly values: readonly string[];
  /** What a field may hold, where every field of that name lists its values. */
  readonly fieldValues: ReadonlyMap<string, ReadonlySet<string>>;
  readonly schemas: readonly Raw[];
  /** What a schema means, its reference followed. */
  resolve(schema: Raw): Raw;
  /** Declared by parameters, answers and security. */
  readonly headers: ReadonlySet<string>;
  /** Of those, the ones that carry a key. */
  readonly keyHeaders: readonly string[];
  /** `401`, `5XX`. */
  readonly statuses: ReadonlySet<string>;
  /** Those with a published path. */
  readonly operations: readonly Operation[];
  /** What may stand between host and path, `/sandbox/v1`: patterns for the beginning of an address without host. */
  readonly prefixes: readonly RegExp[];
}

/** Words of HTTP, JSON and JSON Schema that no description needs to declare. */
const COMMON = [
  'true',
  'false',
  'null',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'date',
  'date-time',
  'time',
  'email',
  'uuid',
  'uri',
  'base64',
  'JavaScript',
  'TypeScript',
  'application/json',
  'Bearer',
  'Basic',
  'OAuth2',
  'OpenAPI',
  'GitHub',
];

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
            .map(literal)
            .join('[^/]+')}(?=/|$)`,
        ),
    );
}
