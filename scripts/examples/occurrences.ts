import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { composedValues } from '#src/shared/schema/composed-values.ts';
import { branchesFor, compose, type BranchSelector } from '#src/shared/schema/view.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { componentName, type Resolve } from '#src/shared/schema/resolve-ref.ts';

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
  const choose = (value: unknown): BranchSelector => branchesFor(value, resolve, fits);
  const own = examples.filter(
    ({ value, generated }) => generated === undefined && (isJson(mediaType) || typeof value !== 'string'),
  );
  for (const example of own)
    for (const { value, parts, path } of composedValues(example.value, [schema], resolve, choose, ITEMS)) {
      left -= 1;
      if (left < 0) return found;
      for (const part of parts) {
        const name = componentName(part);
        if (name === undefined) continue;
        const inside = new Set(compose([part], resolve, choose(value)));
        const key = path.at(-1);
        found.push({
          name,
          value,
          ...(typeof key === 'string' ? { key } : {}),
          depth: path.length,
          composed: parts.some((one) => !inside.has(one) && 'properties' in one),
        });
      }
    }
  return found;
}
