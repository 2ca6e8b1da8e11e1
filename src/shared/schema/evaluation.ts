import { memoize } from '../text/memoize.ts';
import { applicatorsOf, type Applicators, type UnionKeyword } from './applicators.ts';
import { isRecord, type Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';
import { optionalFields, type Direction } from './strictness.ts';
import type { Choice, Violation } from './violation.ts';

/** Maximum number of schemas applied in one evaluation: with nested unions, the number can grow exponentially. */
const BUDGET = 200_000;

/** The settings that all steps of one validation share, and the number of schemas that may still be applied. */
export interface Evaluation {
  readonly direction: Direction;
  readonly resolve: Resolve;
  readonly applicatorsOf: (schema: Raw) => Applicators;
  /** Returns the names of fields that may be missing although they are required (see `optionalFields`). */
  readonly optionalFields: (schema: Raw) => ReadonlySet<string>;
  /**
   * Returns the alternative of a union that the value is meant to match, such as the one chosen in a form; undefined if
   * unknown. If the value matches no alternative, the violations of the returned one are reported.
   */
  readonly chosenBranch?: (union: Raw, keyword: UnionKeyword, place: Pick<Place, 'value' | 'path'>) => unknown;
  /** Number of schemas that may still be applied. */
  budget: number;
}

/** A value to which schemas are applied, with its context. */
export interface Place {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  /** Names of fields that may be missing although they are required. */
  readonly optional: ReadonlySet<string>;
  /** Possible targets of `$dynamicRef` by anchor, outermost first (JSON Schema 2020-12, section 8.2.3.2). */
  readonly scope: readonly (readonly [anchor: string, schema: unknown])[];
  /**
   * Schemas whose application to this value has begun, but not ended. They are not applied again, so that recursive
   * schemas end.
   */
  readonly active: Set<Raw>;
  /** Whether the schemas only test the value (`if`, `not`, `contains`). Such schemas do not document fields. */
  readonly isTest: boolean;
  /**
   * Set while `evaluateOpenType` tries the notations of a scalar, such as `"1"` and `1`, so that it is not called
   * again.
   */
  readonly isRetyped?: true;
}

/**
 * The members of a value (fields or entries) that schemas have evaluated (JSON Schema 2020-12 Core, section 11), with
 * the evaluated members inside each.
 */
export class Evaluated {
  /** The evaluated members, by field name or entry index. */
  readonly members = new Map<string | number, Evaluated>();
  /**
   * Whether all members count as evaluated. This is so if a reference has no target, if too many schemas were applied,
   * or if no alternative of a union could be chosen.
   */
  all = false;
  /** Whether a schema states that it has undocumented fields (`x-not-published`). */
  isOpen = false;
  /** The schemas that document fields of the value. */
  readonly documents: Raw[] = [];
  /** The alternatives of unions that were chosen for the value. */
  readonly choices: Choice[] = [];

  /** Marks a member as evaluated. Returns the evaluated members inside this member; a scalar has none. */
  inside(member: string | number, value?: unknown): Evaluated {
    const existing = this.members.get(member) ?? (isContainer(value) ? new Evaluated() : PLAIN);
    this.members.set(member, existing);
    return existing;
  }

  add(other: Evaluated): void {
    for (const [member, inner] of other.members) {
      const existing = this.members.get(member);
      if (existing === undefined || existing === PLAIN) this.members.set(member, inner);
      else if (inner !== PLAIN) existing.add(inner);
    }
    this.documents.push(...other.documents);
    this.choices.push(...other.choices);
    this.all ||= other.all;
    this.isOpen ||= other.isOpen;
  }
}

/** The evaluated members of a scalar: none. */
const PLAIN = new Evaluated();

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The result of applying schemas to one value. */
export interface Applied {
  readonly violations: Violation[];
  readonly evaluated: Evaluated;
}

/**
 * Prepared evaluations for a resolver, one for each direction. `createEvaluation` copies them. The copies share caches,
 * so that each schema is read only once.
 */
const evaluations = memoize((resolve: Resolve) => {
  const read = memoize(applicatorsOf);
  const by = (direction: Direction): Evaluation => ({
    direction,
    resolve,
    applicatorsOf: read,
    optionalFields: memoize((schema: Raw) => optionalFields(schema, direction, resolve)),
    budget: BUDGET,
  });
  return { request: by('request'), response: by('response'), either: by('either') };
});

/** Creates an evaluation that applies at most `BUDGET` schemas. */
export function createEvaluation(direction: Direction, resolve: Resolve): Evaluation {
  return { ...evaluations(resolve)[direction] };
}

/**
 * Finds unknown fields in a value and in nested values. A field is unknown if a schema describes fields of the object,
 * but no schema describes this field. All schemas that apply to the object are considered (JSON Schema 2020-12, section
 * 11.3). An unknown field is a violation even without `additionalProperties: false`, as the name may be misspelt.
 */
export function unknownFields(evaluated: Evaluated, value: unknown, path: Place['path'], found: Violation[] = []) {
  const { members, documents, choices } = evaluated;
  const [schema] = documents;
  if (schema !== undefined && !evaluated.all && !evaluated.isOpen && isRecord(value))
    for (const name of Object.keys(value))
      if (!members.has(name))
        found.push({ keyword: 'unknown', path: [...path, name], value, schema, detail: name, choices, documents });
  for (const [member, inner] of members)
    if (inner !== PLAIN) unknownFields(inner, (value as Raw)[member], [...path, member], found);
  return found;
}
