import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isNumberText } from '#src/shared/schema/number-text.ts';
import { asText } from '#src/shared/schema/raw.ts';
import { bindDynamicReferences } from './dynamic-references.ts';
import { DATA, MAPS } from '../source/members.ts';

/**
 * Rewrites an OpenAPI 3.0 document to the 3.1 dialect of JSON Schema, in place, as nodes carry their positions by
 * identity.
 * Dynamic references of 3.1 become plain ones. What 3.1 still reads stays: `example`, `format: binary`, and keywords beside a `$ref`, which say what their author
 * meant.
 */
export function upgrade(document: OpenApiDocument): void {
  if (!asText((document as { openapi?: unknown }).openapi).startsWith('3.0')) return bindDynamicReferences(document);
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

function upgradeSchema(schema: Record<string, unknown>): void {
  upgradeLimit(schema, 'minimum', 'exclusiveMinimum');
  upgradeLimit(schema, 'maximum', 'exclusiveMaximum');
  if (typeof schema['nullable'] !== 'boolean') return;
  const { nullable } = schema;
  delete schema['nullable'];
  if (nullable) allowNull(schema);
}

/** An exclusive limit was a switch of the limit beside it (JSON Schema Wright 00, section 5.3). */
function upgradeLimit(schema: Record<string, unknown>, limit: string, exclusive: string): void {
  if (typeof schema[exclusive] !== 'boolean') return;
  const on = schema[exclusive] && (typeof schema[limit] === 'number' || isNumberText(schema[limit]));
  if (on) schema[exclusive] = schema[limit];
  else delete schema[exclusive];
  if (on) delete schema[limit];
}

/**
 * Null fits every keyword of a nullable schema. OpenAPI 3.0.3 (section 4.7.24) wants a `type` beside `nullable`;
 * authors
 * write it beside `allOf` and `$ref` as well, and mean it.
 */
function allowNull(schema: Record<string, unknown>): void {
  const { type, $ref: reference, allOf } = schema;
  if (typeof type === 'string') schema['type'] = [type, 'null'];
  else if (Array.isArray(type) && !type.includes('null')) schema['type'] = [...type, 'null'];
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(null)) schema['enum'] = [...schema['enum'], null];
  for (const keyword of ['oneOf', 'anyOf']) {
    if (Array.isArray(schema[keyword])) schema[keyword] = [...schema[keyword], { type: 'null' }];
  }
  if (typeof reference === 'string') {
    delete schema['$ref'];
    addAlternatives(schema, [{ $ref: reference }, { type: 'null' }]);
  }
  if (Array.isArray(allOf) && allOf.length > 0) {
    delete schema['allOf'];
    addAlternatives(schema, [allOf.length === 1 ? allOf[0] : { allOf }, { type: 'null' }]);
  }
}

function addAlternatives(schema: Record<string, unknown>, alternatives: readonly unknown[]): void {
  if (schema['anyOf'] === undefined) schema['anyOf'] = alternatives;
  else schema['allOf'] = [...(Array.isArray(schema['allOf']) ? schema['allOf'] : []), { anyOf: alternatives }];
}
