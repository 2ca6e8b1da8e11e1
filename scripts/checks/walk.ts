import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asRecord, type Raw } from '../model/raw.ts';
import { isReference, resolveRef } from '../model/resolve-ref.ts';
import { once } from '../once.ts';

/** A place of the description where a body is described: schema and examples belong together. */
export interface MediaUse {
  readonly media: Raw;
  readonly mediaType: string;
  /** Which side sends it. */
  readonly direction: 'request' | 'response';
  /** `200`, `4XX`, `default`; absent for requests. */
  readonly status?: string;
  readonly operation: OperationUse;
}

export interface OperationUse {
  readonly operation: Raw;
  readonly pathItem: Raw;
  readonly method: string;
  /** Path template or webhook name. */
  readonly path: string;
  readonly kind: 'path' | 'webhook' | 'unpublished';
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Every operation: published, webhook, or without a published path. */
export const operationsIn = once((document: OpenApiDocument): readonly OperationUse[] => {
  const items: [OperationUse['kind'], unknown][] = [
    ['path', document.paths],
    ['webhook', document.webhooks],
    ['unpublished', document.components?.pathItems],
  ];
  return items.flatMap(([kind, map]) =>
    Object.entries(asRecord(map)).flatMap(([path, node]) => {
      const pathItem = asRecord(resolveRef(document, asRecord(node)));
      return METHODS.filter((method) => typeof pathItem[method] === 'object' && pathItem[method] !== null).map(
        (method) => ({ operation: asRecord(pathItem[method]), pathItem, method, path, kind }),
      );
    }),
  );
});

/** Every body an operation takes or answers with. */
export const mediaIn = once((document: OpenApiDocument): readonly MediaUse[] =>
  operationsIn(document).flatMap((operation) => {
    const body = asRecord(resolveRef(document, asRecord(operation.operation['requestBody'])));
    const responses = Object.entries(asRecord(operation.operation['responses']));
    return [
      ...contentOf(document, body).map((content) => ({ ...content, direction: 'request' as const, operation })),
      ...responses.flatMap(([status, node]) =>
        contentOf(document, asRecord(resolveRef(document, asRecord(node)))).map((content) => ({
          ...content,
          direction: 'response' as const,
          status,
          operation,
        })),
      ),
    ];
  }),
);

function contentOf(document: OpenApiDocument, holder: Raw): { media: Raw; mediaType: string }[] {
  return Object.entries(asRecord(holder['content'])).map(([mediaType, node]) => ({
    mediaType,
    media: asRecord(resolveRef(document, asRecord(node))),
  }));
}

const SCHEMA_MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const SCHEMA_LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const SCHEMA_NODES = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
];

/** Schemas directly inside a schema (JSON Schema 2020-12, section 10.3), references not followed. */
export function subschemas(schema: Raw): readonly Raw[] {
  const found: unknown[] = [];
  for (const key of SCHEMA_MAPS) if (schema[key] !== undefined) found.push(...Object.values(asRecord(schema[key])));
  for (const key of SCHEMA_LISTS) if (Array.isArray(schema[key])) found.push(...(schema[key] as unknown[]));
  for (const key of SCHEMA_NODES) if (schema[key] !== undefined) found.push(schema[key]);
  return found.filter((node): node is Raw => typeof node === 'object' && node !== null && !Array.isArray(node));
}

/** Every Schema Object of the document, each once: components, bodies, parameters, headers, and all inside them. */
export const schemasIn = once((document: OpenApiDocument): readonly Raw[] => {
  const found = new Set<Raw>();
  const addSchema = (schema: unknown): void => {
    const pending = [schema];
    for (let next = pending.pop(); next !== undefined || pending.length > 0; next = pending.pop()) {
      if (typeof next !== 'object' || next === null || found.has(next as Raw)) continue;
      found.add(next as Raw);
      pending.push(...subschemas(next as Raw));
    }
  };
  const seen = new Set<object>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'schema' || key === 'itemSchema') addSchema(child);
      else if (!['example', 'examples', 'x-examples', 'value', 'default'].includes(key)) visit(child);
    }
  };
  Object.values(asRecord(document.components?.schemas)).forEach(addSchema);
  const { schemas: _, examples: __, ...components } = asRecord(document.components);
  visit({ paths: document.paths, webhooks: document.webhooks, components });
  return [...found].filter((schema) => !isReference(schema) || Object.keys(schema).length > 1);
});
