import type { Operation } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { escapeRegExp } from '../../../../text/escape-reg-exp.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { serversOf } from '../../../model/server.ts';
import type { CheckContext } from '../../lookup/check.ts';
import { propertiesOf, type Property } from '../../lookup/operations.ts';
import { fieldsOf } from '../../lookup/schema-parts.ts';
import { keysIn, stringsIn } from '../../lookup/strings.ts';
import { operationsIn } from '../../../model/path-item.ts';
import { schemasIn } from '../../lookup/references.ts';
import { groupBy } from '../../../../text/group-by.ts';
import { namedEnums } from '../named-enums.ts';
import { valuesOfSchemas, type FieldValues } from './field-values.ts';

/** The names that an API has. */
export interface ApiWords {
  /** Every name and value of the description, as it is spelt there, and words that any API may use. */
  readonly known: ReadonlySet<string>;
  /** Fields, parameters, values, operations, schemas: what a mistyped word can be meant to be. */
  readonly names: readonly string[];
  readonly fields: ReadonlySet<string>;
  /** Strings that an enum lists. */
  readonly values: readonly string[];
  /** Values that fields and parameters of a name have, or the field at a path of a schema. */
  valuesOf(name: string, at?: { readonly schema: string; readonly path: string }): FieldValues | undefined;
  readonly schemas: readonly Raw[];
  /** Fields of a value and, where it is a list, of its items. */
  fieldsOf(schema: unknown): readonly Property[];
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
    valuesOf: valuesByName(context, schemas),
    schemas,
    fieldsOf: (schema) => fieldsOf(document, schema),
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

function valuesByName({ document, api }: CheckContext, schemas: readonly Raw[]): ApiWords['valuesOf'] {
  const properties = schemas.flatMap(propertiesOf);
  const parameters = api.operations.flatMap((operation) =>
    operation.parameters.map(({ name, schema }) => [name, schema] as const),
  );
  const byName = groupBy([...properties, ...parameters], ([name]) => name);
  const known = new Map<string, FieldValues | undefined>();
  return (name, at) => {
    if (at !== undefined) {
      const found = schemaAt(document, at.schema, at.path);
      return found === undefined ? undefined : valuesOfSchemas(document, [asRecord(found)]);
    }
    if (!known.has(name))
      known.set(
        name,
        valuesOfSchemas(
          document,
          (byName.get(name) ?? []).map(([, schema]) => asRecord(schema)),
        ),
      );
    return known.get(name);
  };
}

/** The schema of a field: `customer.email` of `Order`. */
function schemaAt(document: OpenApiDocument, name: string, path: string): unknown {
  let schema: unknown = document.components?.schemas?.[name];
  for (const segment of path.replaceAll('[]', '').split('.'))
    schema = fieldsOf(document, schema).find(([own]) => own === segment)?.[1];
  return schema;
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
