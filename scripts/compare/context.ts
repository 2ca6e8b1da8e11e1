import { asRecord } from '#src/shared/schema/raw.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { ReadVersion } from '../description/read-version.ts';
import type { Change, Flow } from './change.ts';
import type { Spot } from './places.ts';

/** A version of the description with its component schemas by name. */
export interface Side extends ReadVersion {
  readonly schemas: Schemas;
}

/** Both versions, and results that the comparisons of all operations share. */
export interface Context {
  readonly base: Side;
  readonly head: Side;
  /**
   * Cache, which saves comparing a component schema again for every operation that uses it. Returns the map for an
   * older and a newer schema: from the kind of message, such as `request`, to the changes. Callers add missing entries
   * to the map.
   */
  readonly shared: (base: object) => (head: object) => Map<Flow, Collector>;
}

/**
 * Collects the changes of one operation, webhook or component schema. Several operations may use a component schema, so
 * its changes have a collector of their own.
 */
export interface Collector {
  readonly drafts: Draft[];
  /** The collectors of the component schemas that the operation, webhook or schema uses. */
  readonly uses: Set<Collector>;
}

/** A change whose source locations have not been determined yet. */
export interface Draft extends Omit<Change, 'operations' | 'base' | 'head'> {
  /**
   * Text that distinguishes two changes of the same kind at the same place. For two removed enum values, it contains
   * the value.
   */
  readonly detail: string;
  /** Where the change is in the older description; undefined for additions. */
  readonly base: Spot | undefined;
  readonly head: Spot;
}

export function createContext(base: ReadVersion, head: ReadVersion): Context {
  const shared = memoize((_base: object) => memoize((_head: object) => new Map<Flow, Collector>()));
  return { base: side(base), head: side(head), shared };
}

export function createCollector(): Collector {
  return { drafts: [], uses: new Set() };
}

/** Returns the collector for the changes of the operation or webhook with the given name; creates it on first use. */
export function collectorOf(collectors: Map<string, Collector>, name: string): Collector {
  const collector = collectors.get(name) ?? createCollector();
  collectors.set(name, collector);
  return collector;
}

/**
 * Returns the changes in a collector and in all collectors that it uses, directly or indirectly. A collector that is
 * used several times counts once.
 */
export function draftsOf(collector: Collector): readonly Draft[] {
  return [...reachedFrom(collector)].flatMap(({ drafts }) => drafts);
}

/** Whether a collector has no changes, and neither has any collector that it uses, directly or indirectly. */
export function isEmpty(collector: Collector): boolean {
  for (const { drafts } of reachedFrom(collector)) if (drafts.length > 0) return false;
  return true;
}

function* reachedFrom(collector: Collector): Iterable<Collector> {
  const reached = new Set([collector]);
  // The loop also visits collectors that it adds to the set.
  for (const one of reached) {
    yield one;
    for (const used of one.uses) reached.add(used);
  }
}

function side(version: ReadVersion): Side {
  return { ...version, schemas: asRecord(version.document.components?.schemas) as Schemas };
}
