import type { OpenApiDocument } from '#src/model/openapi.ts';
import { isNumberText } from '#src/shared/schema/number-text.ts';
import { asText, asList, asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { atPointer, schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { DATA, MAPS } from '../source/members.ts';

/**
 * Converts an OpenAPI 3.0 document to the JSON Schema dialect of 3.1. In later versions, only replaces dynamic
 * references with their targets. Changes the document in place, so that source locations can still be found. `example`,
 * `format: binary` and keywords beside a `$ref` stay: 3.1 allows them, and they express the author's intent.
 */
export function upgrade(document: OpenApiDocument): void {
  if (!asText((document as { openapi?: unknown }).openapi).startsWith('3.0')) return bindDynamicReferences(document);
  visitObjects(document, upgradeSchema);
}

/** Calls `act` for every object of a document, outer objects first. Leaves out data such as examples. */
function visitObjects(document: OpenApiDocument, act: (node: Record<string, unknown>) => void): void {
  const seen = new Set<object>();
  const visit = (node: unknown, isMap: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (!Array.isArray(node) && !isMap) act(node as Record<string, unknown>);
    for (const [key, child] of Object.entries(node)) if (isMap || !DATA.has(key)) visit(child, !isMap && MAPS.has(key));
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

/**
 * Converts a boolean `exclusiveMinimum` or `exclusiveMaximum` of OpenAPI 3.0 to a number, as in 3.1 (JSON Schema Wright
 * 00, section 5.3).
 */
function upgradeLimit(schema: Record<string, unknown>, limit: string, exclusive: string): void {
  if (typeof schema[exclusive] !== 'boolean') return;
  const on = schema[exclusive] && (typeof schema[limit] === 'number' || isNumberText(schema[limit]));
  if (on) schema[exclusive] = schema[limit];
  else delete schema[exclusive];
  if (on) delete schema[limit];
}

/**
 * Rewrites a nullable schema so that all its keywords allow null. OpenAPI 3.0.3 (section 4.7.24) requires a `type`
 * beside `nullable`, but authors also write `nullable` beside `allOf` and `$ref`.
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

/** Target schemas of dynamic references, by `$dynamicAnchor`. */
type Anchors = ReadonlyMap<string, unknown>;

/**
 * Resolves each `$dynamicRef`, in place, to the outermost matching `$dynamicAnchor` of its dynamic scope (JSON Schema
 * 2020-12, core, section 8.2.3.2). For this, a `$ref` to a schema with a `$dynamicRef` is replaced with a resolved copy
 * of the schema. All other schemas stay the same objects.
 */
export function bindDynamicReferences(document: OpenApiDocument): void {
  const names = new Map(Object.entries(asRecord(document.components?.schemas)).map(([name, schema]) => [schema, name]));
  const anchorsOf = (schema: Raw): Anchors => {
    const name = names.get(schema);
    const own = name === undefined ? [] : [[schema['$dynamicAnchor'], schemaRef(name)] as const];
    const inside = Object.values(asRecord(schema['$defs'])).map(
      (each) => [asRecord(each)['$dynamicAnchor'], each] as const,
    );
    return new Map([...own, ...inside].flatMap(([anchor, to]) => (typeof anchor === 'string' ? [[anchor, to]] : [])));
  };
  const bound = (node: unknown, anchors: Anchors, passed: readonly unknown[], isMap = false): unknown => {
    if (Array.isArray(node)) {
      const entries = node.map((entry) => bound(entry, anchors, passed));
      return entries.every((entry, index) => entry === node[index]) ? node : entries;
    }
    if (!isRecord(node)) return node;
    const made = Object.entries(node).map(([key, child]) => {
      const isKept = !isMap && (DATA.has(key) || key === '$defs');
      return [key, isKept ? child : bound(child, anchors, passed, !isMap && MAPS.has(key))] as const;
    });
    const written = made.every(([key, child]) => child === node[key]) ? node : Object.fromEntries(made);
    return isMap ? written : withTargets(written, anchors, passed);
  };
  const withTargets = (schema: Raw, anchors: Anchors, passed: readonly unknown[]): unknown => {
    const { $ref, $dynamicRef, ...rest } = schema;
    const dynamic = typeof $dynamicRef === 'string' ? anchors.get($dynamicRef.replace(/^.*#/, '')) : undefined;
    const target = typeof $ref === 'string' ? atPointer(document, $ref) : undefined;
    const isOpen = isRecord(target) && !passed.includes(target);
    const inner = isOpen ? bound(target, new Map([...anchorsOf(target), ...anchors]), [...passed, target]) : target;
    if (dynamic === undefined && inner === target) return schema;
    const parts = [...(dynamic === undefined ? [] : [dynamic]), ...(inner === target ? [] : [withoutAnchors(inner)])];
    const left = {
      ...rest,
      ...(inner === target && $ref !== undefined ? { $ref } : {}),
      ...(dynamic === undefined && $dynamicRef !== undefined ? { $dynamicRef } : {}),
    };
    return Object.keys(left).length === 0 && parts.length === 1
      ? parts[0]
      : { ...left, allOf: [...asList(rest['allOf']), ...parts] };
  };
  const changes = scopesIn(document, anchorsOf).flatMap((schema) => {
    const made = bound(schema, anchorsOf(schema), [schema]);
    return made === schema ? [] : [[schema, made] as const];
  });
  for (const [schema, made] of changes) {
    for (const key of Object.keys(schema)) delete (schema as Record<string, unknown>)[key];
    Object.assign(schema, made);
  }
}

function withoutAnchors(schema: unknown): Raw {
  const { $id: _, $anchor: __, $dynamicAnchor: ___, $defs: ____, ...rest } = asRecord(schema);
  return rest;
}

/**
 * Returns the schemas that define targets of dynamic references: schema components with a `$dynamicAnchor`, and all
 * schemas with one in their `$defs`.
 */
function scopesIn(document: OpenApiDocument, anchorsOf: (schema: Raw) => Anchors): readonly Raw[] {
  const scopes: Raw[] = [];
  visitObjects(document, (node) => {
    if (('$dynamicAnchor' in node || '$defs' in node) && anchorsOf(node).size > 0) scopes.push(node);
  });
  return scopes;
}
