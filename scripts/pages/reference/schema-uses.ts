import type { Api } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { bodySchemas } from '#src/shared/request/form.ts';
import { asSchema, UNIONS } from '#src/shared/schema/applicators.ts';
import { VALUE_KEYWORDS } from '#src/shared/schema/keywords.ts';
import { schemaName } from '#src/shared/schema/resolve-ref.ts';

/** The uses of schemas: by operations, and by other schemas. */
export interface SchemaUses {
  /** Returns the operations whose responses contain the schema, directly or inside another schema. */
  returnedBy(schema: string): readonly Operation[];
  /** Returns the operations whose parameters or body contain the schema, directly or inside another schema. */
  acceptedBy(schema: string): readonly Operation[];
  /** Returns the schemas that refer to the schema directly. */
  partOf(schema: string): readonly string[];
}

/** Reads, once, all references between schemas and all references from operations to schemas. */
export function schemaUses({ schemas, operations }: Pick<Api, 'schemas' | 'operations'>): SchemaUses {
  const direct = new Map(Object.entries(schemas).map(([name, schema]) => [name, edgesOf(schema)]));
  const reachable = new Map<string, ReadonlySet<string>>();
  const reach = (names: Iterable<string>): Set<string> => {
    const reached = new Set<string>();
    const opened = new Set<string>();
    const pending: [name: string, from?: string][] = [...names].map((name) => [name]);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [name, from = ''] = next;
      const { parts = [], alternatives = new Set<string>() } = direct.get(name) ?? {};
      // A subtype refers to its parent, but does not contain the parent's other subtypes (Discriminator Object, OpenAPI
      // 3.1, section 4.8.25).
      const isOpen = !alternatives.has(from) && !opened.has(name);
      const known = isOpen ? reachable.get(name) : undefined;
      if (isOpen) opened.add(name);
      if (known !== undefined) for (const each of known) reached.add(each);
      else {
        if (!reached.has(name)) for (const part of parts) pending.push([part, name]);
        if (isOpen) for (const alternative of alternatives) pending.push([alternative, name]);
      }
      reached.add(name);
    }
    return reached;
  };
  for (const name of direct.keys()) reachable.set(name, reach([name]));

  const returned = new Map<string, Operation[]>();
  const acceptedBy = new Map<string, Operation[]>();
  const note = (
    map: Map<string, Operation[]>,
    parts: readonly Pick<MediaType, 'schema' | 'itemSchema'>[],
    operation: Operation,
  ): void => {
    for (const name of reach(referencesIn(parts.flatMap(bodySchemas))))
      map.set(name, [...(map.get(name) ?? []), operation]);
  };
  for (const operation of operations) {
    const { parameters, requestBody, responses } = operation;
    const returnedBodies = responses.flatMap(({ content }) => content);
    note(returned, returnedBodies, operation);
    note(acceptedBy, [...parameters, ...(requestBody?.content ?? [])], operation);
  }
  const parents = new Map<string, string[]>();
  for (const [name, { parts: own, alternatives }] of direct)
    for (const part of new Set([...own, ...alternatives]))
      if (part !== name) parents.set(part, [...(parents.get(part) ?? []), name]);
  return {
    returnedBy: (schema) => returned.get(schema) ?? [],
    acceptedBy: (schema) => acceptedBy.get(schema) ?? [],
    partOf: (schema) => parents.get(schema) ?? [],
  };
}

/**
 * Returns the names of the schemas to which a schema refers: `alternatives` are those in unions and discriminators,
 * `parts` all others.
 */
function edgesOf(schema: Schema) {
  const isUnion = (keyword: string): boolean => keyword === 'discriminator' || UNIONS.some((one) => one === keyword);
  const within = (inUnions: boolean): ReadonlySet<string> =>
    referencesIn(
      Object.fromEntries(Object.entries(asSchema(schema)).filter(([keyword]) => isUnion(keyword) === inUnions)),
    );
  return { parts: within(false), alternatives: within(true) };
}

/**
 * Returns the names of the schemas in all `$ref`s and discriminator mappings inside a schema. Skips plain data such as
 * examples, in which a `$ref` is not a reference.
 */
function referencesIn(schema: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const pending: unknown[] = [schema];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    for (const [key, child] of Object.entries(node)) {
      if (key === '$ref' && typeof child === 'string') {
        if (child.startsWith('#/components/schemas/')) found.add(schemaName(child));
      } else if (key === 'mapping' && typeof child === 'object' && child !== null) {
        for (const target of Object.values(child)) if (typeof target === 'string') found.add(schemaName(target));
      } else if (!DATA.has(key)) pending.push(child);
    }
  }
  return found;
}

const DATA: ReadonlySet<string> = new Set([...VALUE_KEYWORDS, 'x-examples']);
