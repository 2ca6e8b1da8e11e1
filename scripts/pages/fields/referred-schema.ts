import type { Schema } from '../../../src/model/schema.ts';
import { schemaName } from '../../model/resolve-ref.ts';
import { asSchema } from './as-schema.ts';

/** Schemas by name, and further places by the reference that leads to them, as the model keeps them. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema that a reference leads to, and what it is called: `Customer`, or `Customer/$defs/Address` for a place inside one. */
export interface Referred {
  readonly name: string;
  /** Absent for a reference that leads nowhere. */
  readonly schema?: Schema;
}

const COMPONENTS = '#/components/schemas/';

/**
 * Follows one `$ref` or `$dynamicRef` (JSON Schema 2020-12, sections 8.2.3 and 8.2.2): a component, a pointer into one
 * (RFC 6901) or to another place of the document, or an anchor. A `$defs` of the same document is found wherever it stands, as authors mean it.
 */
export function referred(ref: string, schemas: Schemas): Referred {
  if (ref.startsWith(COMPONENTS)) return component(ref.slice(COMPONENTS.length), schemas);
  const fragment = ref.slice(ref.indexOf('#') + 1);
  const placed = /^#[^/]/.test(ref) || ref.startsWith('#/$defs/') ? places(schemas).get(decoded(fragment)) : undefined;
  if (placed !== undefined) return placed;
  if (Object.hasOwn(schemas, ref)) return found(decoded(ref.slice(2)), schemas[ref]);
  const name = schemaName(ref);
  return found(name, Object.hasOwn(schemas, name) ? schemas[name] : undefined);
}

/** Whether a schema, or the one it refers to, is not for readers (`x-internal: true`). */
export function isForNobody(schema: Schema, schemas: Schemas, passed: readonly Schema[] = []): boolean {
  if (schema['x-internal'] === true) return true;
  const target = typeof schema.$ref === 'string' ? referred(schema.$ref, schemas).schema : undefined;
  return target !== undefined && !passed.includes(target) && isForNobody(target, schemas, [...passed, target]);
}

function component(pointer: string, schemas: Schemas): Referred {
  const [name = '', ...steps] = pointer.split('/').map((step) => schemaName(`/${step}`));
  let node: unknown = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  for (const step of steps)
    node =
      typeof node === 'object' && node !== null && Object.hasOwn(node, step)
        ? (node as Readonly<Record<string, unknown>>)[step]
        : undefined;
  return found([name, ...steps].join('/'), node);
}

function found(name: string, node: unknown): Referred {
  return node === undefined || node === null ? { name } : { name, schema: asSchema(node) };
}

const known = new WeakMap<Schemas, ReadonlyMap<string, Referred>>();

/** Anchors and `/$defs/…` of all components; the first of a name. */
function places(schemas: Schemas): ReadonlyMap<string, Referred> {
  const before = known.get(schemas);
  if (before !== undefined) return before;
  const map = new Map<string, Referred>();
  const note = (key: unknown, name: string, node: unknown): void => {
    if (typeof key === 'string' && !map.has(key)) map.set(key, found(name, node));
  };
  const seen = new Set<object>();
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $anchor, $dynamicAnchor, $defs } = node as Schema;
    for (const anchor of [$anchor, $dynamicAnchor]) note(anchor, name, node);
    if (typeof $defs === 'object')
      for (const [key, definition] of Object.entries($defs ?? {}))
        note(`/$defs/${key}`, `${name}/$defs/${key}`, definition);
    for (const [key, child] of Object.entries(node)) visit(child, `${name}/${key}`);
  };
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  known.set(schemas, map);
  return map;
}

function decoded(fragment: string): string {
  return fragment
    .split('/')
    .map((step) => schemaName(`/${step}`))
    .join('/');
}
