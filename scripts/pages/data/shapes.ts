import type { Shape } from '#src/model/call-data.ts';
import { ENTRIES, FIRST, FREE, PLAIN, UNPUBLISHED } from '#src/shared/explain/find-calls.ts';
import { asTypes } from '#src/shared/schema/applicators.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { resolverIn, type Schemas } from '#src/shared/schema/schema-ref.ts';
import { allBranches, compose, entrySchemas, fieldNames, isUnfinished, namedSchemas } from '#src/shared/schema/view.ts';

/** The objects and lists of schemas by the fields that they document, each once: one that refers to itself ends. */
export interface Shapes {
  readonly all: readonly Shape[];
  /** Returns the place of the object or list that a schema describes. */
  placeOf(schema: unknown): number;
}

/** Collects the shapes of the schemas that it is asked for. */
export function createShapes(definitions: Schemas): Shapes {
  const resolve = resolverIn(definitions);
  const names = new Map<unknown, string>(Object.entries(definitions).map(([name, schema]) => [schema, name]));
  const all = Array.from({ length: FIRST }, (): Shape => ({}));
  const places = new Map<string, number>();
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    numbers.set(part, numbers.get(part) ?? numbers.size);
    return numbers.get(part) ?? 0;
  };
  const select = (schema: Raw): readonly unknown[] => [
    ...allBranches(schema),
    ...subtypes(schema, names.get(schema), definitions),
  ];
  const placeOf = (schemas: readonly unknown[]): number => {
    const parts = compose(schemas, resolve, select);
    const naming = parts.filter((part) => part['properties'] !== undefined);
    const entries = parts.flatMap(entrySchemas).filter((schema) => schema !== undefined);
    if (naming.length + entries.length === 0) {
      if (parts.some(isUnfinished)) return UNPUBLISHED;
      const types = parts.flatMap((part) => asTypes(part['type']));
      return types.length === 0 || types.includes('object') ? FREE : PLAIN;
    }
    const key = [naming, entries].map((listed) => listed.map(numberOf).join()).join(';');
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = all.push({}) - 1;
    places.set(key, place);
    const fields = fieldNames(naming).map(
      (name) => [name, placeOf(naming.flatMap((part) => namedSchemas(part, name)))] as const,
    );
    all[place] = Object.fromEntries([
      ...fields,
      ...(entries.length === 0 ? [] : [[ENTRIES, placeOf(entries)] as const]),
    ]);
    return place;
  };
  return { all, placeOf: (schema) => placeOf([schema]) };
}
