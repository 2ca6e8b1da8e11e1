import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { createHash } from 'node:crypto';
import { VALUE_KEYWORDS } from '#src/shared/schema/keywords.ts';
import { subtypes, subtypesByParent } from '#src/shared/schema/discriminator.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchemaRef, type Schemas } from '#src/shared/schema/schema-ref.ts';
import { asSchema } from '#src/shared/schema/applicators.ts';
import type { DataFile } from '#src/model/site.ts';

/**
 * Maximum size of a schema file in characters: small enough to load quickly for a single schema, large enough to
 * contain most schemas of an operation.
 */
const FULL = 60_000;

/** The schemas of an API, distributed among files: each schema is in one file. */
export interface SchemaFiles {
  readonly files: readonly DataFile[];
  /** Returns the paths of the files with the schemas to which a node refers, directly or through other schemas. */
  filesOf(node: unknown): readonly string[];
  /** File path of each schema, by schema name. */
  readonly fileOf: ReadonlyMap<string, string>;
}

/** Distributes schemas among files: schemas of the same call together, unused schemas last. */
export function schemaFiles(definitions: Schemas, calls: readonly unknown[]): SchemaFiles {
  const references = referencesIn(definitions);
  const order = new Set([...calls.flatMap((call) => [...references(call)]), ...publicNames(definitions)]);
  const groups: { text: string[]; names: string[]; size: number }[] = [];
  for (const name of order) {
    const schema = definitions[name];
    if (schema === undefined) continue;
    const text = `${JSON.stringify(name)}:${stringifyJson(schema)}`;
    const last = groups.at(-1);
    const group = last === undefined || last.size + text.length > FULL ? { text: [], names: [], size: 0 } : last;
    if (group !== last) groups.push(group);
    group.text.push(text);
    group.names.push(name);
    group.size += text.length;
  }
  const files = groups.map(({ text }) => {
    const contents = `{${text.join(',\n')}}`;
    return { path: `data/schemas/${createHash('sha256').update(contents).digest('hex').slice(0, 12)}.json`, contents };
  });
  const fileOf = new Map(groups.flatMap(({ names }, index) => names.map((name) => [name, files[index]?.path ?? ''])));
  return {
    files,
    fileOf,
    filesOf: (node) => [...new Set([...references(node)].flatMap((name) => fileOf.get(name) ?? []))],
  };
}

/**
 * Returns the names of the schemas in `components`. Unlike other definitions, they are in a file even if no operation
 * or webhook refers to them.
 */
function publicNames(definitions: Schemas): readonly string[] {
  return Object.keys(definitions).filter((name) => !name.startsWith('#/'));
}

/** Creates a function that returns the names of all definitions to which a node refers, directly or indirectly. */
function referencesIn(definitions: Schemas): (node: unknown) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const direct = (node: unknown): readonly string[] => {
    const found = new Set<string>();
    const waiting: unknown[] = [node];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (Array.isArray(next)) waiting.push(...(next as unknown[]));
      if (!isRecord(next)) continue;
      for (const key of ['$ref', '$dynamicRef'])
        if (typeof next[key] === 'string') found.add(ownerOf(next[key], definitions));
      if (isRecord(next['discriminator']) && isRecord(next['discriminator']['mapping']))
        for (const target of Object.values(next['discriminator']['mapping']))
          if (typeof target === 'string') found.add(ownerOf(target, definitions));
      for (const [key, value] of Object.entries(next)) if (!VALUES.has(key)) waiting.push(value);
    }
    return [...found].filter((name) => Object.hasOwn(definitions, name));
  };
  const ofDefinition = (name: string): readonly string[] => {
    const schema = asSchema(definitions[name]);
    // A discriminator value may select a subtype to which no schema refers.
    const heirs = schema.discriminator === undefined ? [] : (subtypesByParent(definitions).get(name) ?? []);
    const before = known.get(name) ?? [...direct(schema), ...heirs, ...direct(subtypes(schema, name, definitions))];
    known.set(name, before);
    return before;
  };
  return (node) => {
    const all = new Set<string>();
    const waiting = [...direct(node)].reverse();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (all.has(name)) continue;
      all.add(name);
      waiting.push(...ofDefinition(name));
    }
    return all;
  };
}

/** Keys whose values are plain data, such as examples; a `$ref` inside them is not a reference. */
const VALUES: ReadonlySet<string> = new Set([...VALUE_KEYWORDS, 'rows', 'headers']);

/** Returns the name of the definition that contains the target of a `$ref` or of a discriminator mapping. */
function ownerOf(ref: string, definitions: Schemas): string {
  if (Object.hasOwn(definitions, ref)) return ref;
  const component = /^#\/components\/schemas\/([^/]+)/.exec(ref)?.[1];
  return component === undefined
    ? (resolveSchemaRef(ref, definitions).name.split('/')[0] ?? ref)
    : unescapePointer(component);
}
