import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asText } from './raw.ts';

/** Rewrites an OpenAPI 3.0 document to the 3.1 dialect of JSON Schema, in place, as nodes carry their positions by identity. */
export function upgrade(document: OpenApiDocument): void {
  if (!asText((document as { openapi?: unknown }).openapi).startsWith('3.0')) return;
  const seen = new Set<object>();
  const visit = (node: unknown, isMap: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (!Array.isArray(node) && !isMap) upgradeSchema(node as Record<string, unknown>);
    for (const [key, child] of Object.entries(node)) {
      if (isMap || !DATA.has(key)) visit(child, !isMap && MAPS.has(key));
    }
  };
  visit(document, false);
}

/** Members that hold data of the API, which may look like a schema. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'value']);

/** Members that map names of the author to objects, so that a name may look like a keyword. */
const MAPS: ReadonlySet<string> = new Set(['paths', 'responses', 'content', 'headers', 'callbacks', 'encoding', 'schemas', 'parameters', 'requestBodies', 'examples', 'properties']);

function upgradeSchema(schema: Record<string, unknown>): void {
  for (const bound of ['Minimum', 'Maximum']) {
    const key = `exclusive${bound}`;
    const limit = bound.toLowerCase();
    if (schema[key] === true && typeof schema[limit] === 'number') {
      schema[key] = schema[limit];
      delete schema[limit];
    } else if (typeof schema[key] === 'boolean') delete schema[key];
  }
  if (schema['nullable'] !== true) return;
  delete schema['nullable'];
  if (typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null'];
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(null)) schema['enum'] = [...schema['enum'], null];
  for (const keyword of ['oneOf', 'anyOf']) {
    if (Array.isArray(schema[keyword])) schema[keyword] = [...schema[keyword], { type: 'null' }];
  }
  if (typeof schema['$ref'] === 'string') {
    schema['anyOf'] = [{ $ref: schema['$ref'] }, { type: 'null' }];
    delete schema['$ref'];
  }
}

