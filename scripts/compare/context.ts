import { asRecord } from '#src/shared/schema/raw.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { Change } from './change.ts';
import type { Spot } from './places.ts';
import type { Version } from './version.ts';

/** A version with its schemas by name. */
export interface Side extends Version {
  readonly schemas: Schemas;
}

/** Both sides of a comparison, and its results so far. */
export interface Context {
  readonly base: Side;
  readonly head: Side;
  /** Changes of pairs of named schemas, each compared once for a flow. */
  readonly shared: WeakMap<object, Map<object, Map<string, Collector>>>;
}

/**
 * Changes of one operation or schema, with the collectors of the named schemas that it uses. These are compared once,
 * so that several collectors may use them.
 */
export interface Collector {
  readonly drafts: Draft[];
  readonly uses: Set<Collector>;
}

/** A change before its places are located. */
export interface Draft extends Omit<Change, 'operations' | 'base' | 'head'> {
  /** Distinguishes changes of one kind at one place. */
  readonly detail: string;
  /** The place in the older version; undefined for additions. */
  readonly base: Spot | undefined;
  readonly head: Spot;
}

export function createContext(base: Version, head: Version): Context {
  return { base: side(base), head: side(head), shared: new WeakMap() };
}

export function createCollector(): Collector {
  return { drafts: [], uses: new Set() };
}

/** Returns the collector with a name; creates it on first use. */
export function collectorOf(collectors: Map<string, Collector>, name: string): Collector {
  const collector = collectors.get(name) ?? createCollector();
  collectors.set(name, collector);
  return collector;
}

/** Returns all changes of a collector and of the schemas it uses, each schema once. */
export function draftsOf(collector: Collector): readonly Draft[] {
  return [...reachedFrom(collector)].flatMap(({ drafts }) => drafts);
}

/** Whether a collector and the schemas that it uses have no change. */
export function isEmpty(collector: Collector): boolean {
  for (const { drafts } of reachedFrom(collector)) if (drafts.length > 0) return false;
  return true;
}

function* reachedFrom(collector: Collector): Iterable<Collector> {
  const reached = new Set([collector]);
  // The set grows during iteration, in order.
  for (const one of reached) {
    yield one;
    for (const used of one.uses) reached.add(used);
  }
}

function side(version: Version): Side {
  return { ...version, schemas: asRecord(version.document.components?.schemas) as Schemas };
}
