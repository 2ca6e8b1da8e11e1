import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asText } from './raw.ts';

/** Rewrites an OpenAPI 3.0 document to the 3.1 dialect of JSON Schema, in place, as nodes carry their positions by identity. */
export function upgrade(document: OpenApiDocument): void {
  if (!asText((document as { openapi?: unknown }).openapi).startsWith('3.0')) return;
  const seen = new Set<object>();
  const pending: unknown[] = [document];
  for (let node = pending.pop(); pending.length > 0 || node !== undefined; node = pending.pop()) {
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    if (!Array.isArray(node)) upgradeSchema(node as Record<string, unknown>);
    pending.push(...Object.values(node));
  }
}

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

