import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { branchesFor, compose, memberSchemas } from '#src/shared/schema/view.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { componentName, type Resolve } from '#src/shared/schema/resolve-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** A place of an example that a named schema describes. */
export interface Occurrence {
  /** Name of the schema. */
  readonly name: string;
  readonly value: unknown;
  /** The field that holds it. */
  readonly key?: string;
  /** Objects and lists around it. */
  readonly depth: number;
  /** Whether other schemas describe the same value (`allOf`): it may hold more than this one knows. */
  readonly composed: boolean;
}

export interface Reading {
  readonly resolve: Resolve;
  /** Whether a value is valid: tells which alternative of a union it takes. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
}

/** Values read of one body, items of a list among them: examples can be large. */
const VALUES = 2000;
const ITEMS = 3;

/** Finds the places where the author's examples of a body hold values of named schemas. */
export function occurrencesIn(
  { mediaType, schema, examples }: MediaType,
  { resolve, fits }: Reading,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  let left = VALUES;
  const visit = (schemas: readonly unknown[], value: unknown, place: Pick<Occurrence, 'key' | 'depth'>): void => {
    left -= 1;
    if (left < 0) return;
    const take = memoize(branchesFor(value, resolve, fits));
    const parts = compose(schemas, resolve, take);
    for (const part of parts) {
      const name = componentName(part);
      if (name === undefined) continue;
      const own = new Set(compose([part], resolve, take));
      found.push({ name, value, ...place, composed: parts.some((one) => !own.has(one) && 'properties' in one) });
    }
    if (typeof value !== 'object' || value === null) return;
    const isArray = Array.isArray(value);
    for (const [key, child] of Object.entries(value).slice(0, isArray ? ITEMS : VALUES)) {
      const inside = memberSchemas(parts, isArray ? Number(key) : key);
      visit(inside, child, { depth: place.depth + 1, ...(isArray ? {} : { key }) });
    }
  };
  for (const { value, generated } of examples)
    if (generated === undefined && (isJson(mediaType) || typeof value !== 'string'))
      visit([schema], value, { depth: 0 });
  return found;
}
