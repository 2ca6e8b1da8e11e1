import type { BodyPrint } from '#src/model/call-data.ts';
import type { Schema } from '#src/model/schema.ts';
import { isJsonName, namesIn } from '#src/shared/explain/names-in.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { asSchema, schemaEntries, schemaList } from '#src/shared/schema/subschemas.ts';
import { subtypes } from '../fields/discriminator.ts';

/** Names that a body is known by: of more, the first. */
const MOST = 120;
/** Levels of objects that are looked at. */
const DEPTH = 3;

/** Names of a body, by their paths without the brackets of lists. */
export interface BodyNames {
  readonly type: BodyPrint['type'];
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** The names that bodies of a schema can have, those of its examples among them. */
export function bodyNames(
  schema: Schema,
  examples: readonly unknown[],
  definitions: Readonly<Record<string, Schema>>,
): BodyNames {
  const names = new Set<string>();
  const required = new Set<string>();
  let visits = 0;
  const visit = (part: Schema, path: string, depth: number, isSure: boolean, passed: readonly string[]): void => {
    if (depth > DEPTH || names.size >= MOST || (visits += 1) > 500) return;
    const resolved = resolveSchema(part, definitions);
    const { schema: read } = resolved;
    if (resolved.names.some((name) => passed.includes(name))) return;
    const inside = [...passed, ...resolved.names];
    const needed = new Set(asTexts(read.required));
    const fields = schemaEntries(read.properties);
    for (const [name] of fields) {
      const whole = path === '' ? name : `${path}.${name}`;
      if (names.size < MOST && isJsonName(whole)) names.add(whole);
      if (isSure && needed.has(name) && names.has(whole)) required.add(whole);
    }
    for (const [name, field] of fields)
      visit(field, path === '' ? name : `${path}.${name}`, depth + 1, isSure && needed.has(name), inside);
    if (read.items !== undefined) visit(asSchema(read.items), path, depth, false, inside);
    for (const branch of [...schemaList(read.oneOf), ...schemaList(read.anyOf), ...subtypes(resolved, definitions)])
      visit(branch, path, depth, false, inside);
  };
  visit(schema, '', 1, true, []);
  for (const example of examples) for (const name of namesIn(example)) if (names.size < MOST) names.add(name);
  return { type: typeOf(schema, definitions), names, required };
}

function typeOf(schema: Schema, definitions: Readonly<Record<string, Schema>>): BodyPrint['type'] {
  const { schema: read } = resolveSchema(schema, definitions);
  const types = [read.type ?? []].flat().filter((type) => type !== 'null');
  if (types.length === 0) return read.properties === undefined ? 'any' : 'object';
  if (types.length > 1) return 'any';
  return types[0] === 'object' || types[0] === 'array' ? types[0] : 'value';
}
