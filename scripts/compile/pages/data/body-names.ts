import type { BodyPrint } from '#src/model/call-data.ts';
import type { Schema } from '#src/model/schema.ts';
import { namesIn } from '#src/shared/explain/names-in.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { alternativesOf, asSchema, schemaEntries, schemaList } from '#src/shared/schema/applicators.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';

/** Names that a body is known by: of more, the first. */
const MOST = 120;
/** Levels of objects that are looked at. */
const DEPTH = 3;
/** Schemas that are looked at. */
const VISITS = 2000;

/** Names of a body, by their paths without the brackets of lists. */
export interface BodyNames {
  readonly type: BodyPrint['type'];
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** Collects the names that bodies of a schema can have, those of its examples among them. */
export function bodyNames(
  schema: Schema,
  examples: readonly unknown[],
  definitions: Readonly<Record<string, Schema>>,
): BodyNames {
  const names = new Set<string>();
  const required = new Set<string>();
  let visits = 0;
  // Level by level: what stands outside is never crowded out by what stands inside.
  let level: readonly Part[] = [{ part: schema, path: '', isSure: true, passed: [] }];
  for (let depth = 1; depth <= DEPTH && level.length > 0; depth++) {
    const next: Part[] = [];
    const visit = ({ part, path, isSure, passed }: Part): void => {
      const resolved = resolveSchema(part, definitions);
      const { schema: read } = resolved;
      if ((visits += 1) > VISITS || resolved.names.some((name) => passed.includes(name))) return;
      const inside = [...passed, ...resolved.names];
      const needed = new Set(asTexts(read.required));
      for (const [name, field] of schemaEntries(read.properties)) {
        const whole = path === '' ? name : `${path}.${name}`;
        if (names.size >= MOST && !names.has(whole)) continue;
        names.add(whole);
        const isNeeded = isSure && needed.has(name);
        if (isNeeded) required.add(whole);
        next.push({ part: field, path: whole, isSure: isNeeded, passed: inside });
      }
      if (read.items !== undefined) visit({ part: asSchema(read.items), path, isSure: false, passed: inside });
      for (const branch of [...schemaList(alternativesOf(read)), ...subtypes(read, resolved.names.at(-1), definitions)])
        visit({ part: branch, path, isSure: false, passed: inside });
    };
    level.forEach(visit);
    level = next;
  }
  for (const example of examples) for (const name of namesIn(example)) if (names.size < MOST) names.add(name);
  return { type: typeOf(schema, definitions), names, required };
}

interface Part {
  readonly part: Schema;
  readonly path: string;
  /** Every object around it is required. */
  readonly isSure: boolean;
  /** Named schemas it lies in. */
  readonly passed: readonly string[];
}

function typeOf(schema: Schema, definitions: Readonly<Record<string, Schema>>): BodyPrint['type'] {
  const { schema: read } = resolveSchema(schema, definitions);
  const types = [read.type ?? []].flat().filter((type) => type !== 'null');
  if (types.length === 0) return read.properties === undefined ? 'any' : 'object';
  if (types.length > 1) return 'any';
  return types[0] === 'object' || types[0] === 'array' ? types[0] : 'value';
}
