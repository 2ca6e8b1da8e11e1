import type { Raw } from './raw.ts';
import type { Choice, Violation } from './violation.ts';
import { strictness, type Direction, type Strictness } from './strictness.ts';
import type { Resolve } from './resolve-ref.ts';

/** Schemas that are applied to one value at most: schemas that multiply themselves end here. */
const BUDGET = 200_000;

/** The settings and the budget that all steps of one evaluation share. */
export interface Evaluation {
  readonly direction: Direction;
  readonly resolve: Resolve;
  readonly strictnessOf: (schema: Raw) => Strictness;
  /** The alternative of a union that somebody means a value to be, where it is known: its violations are told. */
  readonly meant?: (union: Raw, keyword: Choice['keyword'], place: Pick<Place, 'value' | 'path'>) => unknown;
  /** Schemas left to apply. */
  budget: number;
}

/** The value that schemas are applied to. */
export interface Place {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  readonly optional: ReadonlySet<string>;
  /** Schemas being applied here: one that comes again by way of itself adds nothing. */
  readonly active: Set<Raw>;
}

/** The fields and entries of a value that schemas have evaluated (JSON Schema 2020-12 Core, section 11). */
export class Evaluated {
  /** Names of fields, indices of entries. */
  readonly members = new Set<string | number>();
  /** Everything, for schemas that cannot be followed. */
  all = false;
  /** The alternatives that spoke. */
  readonly choices: Choice[] = [];

  add(other: Evaluated): void {
    for (const member of other.members) this.members.add(member);
    this.choices.push(...other.choices);
    this.all ||= other.all;
  }
}

/** A result of applying one schema. */
export interface Applied {
  readonly violations: Violation[];
  readonly evaluated: Evaluated;
}

export function createEvaluation(direction: Direction, resolve: Resolve): Evaluation {
  const known = new WeakMap<Raw, Strictness>();
  const strictnessOf = (schema: Raw): Strictness => {
    const strict = known.get(schema) ?? strictness(schema, direction, resolve);
    known.set(schema, strict);
    return strict;
  };
  return { direction, resolve, strictnessOf, budget: BUDGET };
}
