import { valueText } from '#src/shared/schema/enums.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { atPointer, componentName } from '#src/shared/schema/resolve-ref.ts';
import { compose, noBranches } from '#src/shared/schema/view.ts';
import type { Location } from '../cli/problem.ts';
import type { ReadVersion } from '../description/read-version.ts';

/**
 * A path from a node to a descendant. In a list of values (`enum`, `required`), the key of an entry is its value, not
 * its index.
 */
export type Keys = readonly (string | number)[];

/** Where a change is in one version of the description. */
export interface Spot {
  /** Paths that may lead to the change, the most precise first. Each path has a start node, and keys from there. */
  readonly candidates: readonly { readonly node: unknown; readonly keys: Keys }[];
  /** The node to use if none of the paths can be followed. */
  readonly fallback: unknown;
}

/**
 * Returns the source location of a change: the target of the first path that exists, otherwise the deepest existing
 * node on one of the paths, otherwise `fallback`.
 */
export function locateSpot(version: ReadVersion, { candidates, fallback }: Spot): Location {
  const found = candidates.map(({ node, keys }) => walk(version, node, keys)).filter(({ node }) => version.wrote(node));
  const best = found.find(({ left }) => left === 0) ?? found.find(({ keys }) => keys.length > 0);
  const { node, keys } = best ?? { node: version.wrote(fallback) ? fallback : version.document, keys: [] };
  return version.locate(node, keys);
}

/** The result of following a path. */
interface Walk {
  /**
   * The deepest node on the path that has a source location. `keys` is the path from this node to where the search
   * ended.
   */
  readonly node: unknown;
  readonly keys: Keys;
  /** Number of keys at the end of the path that could not be followed; 0 if the whole path exists. */
  readonly left: number;
}

/** Follows a path from a node. Each step also looks into the target of `$ref` and the entries of `allOf`. */
function walk(version: ReadVersion, start: unknown, keys: Keys): Walk {
  const [key, ...rest] = keys;
  let furthest: Walk = { node: start, keys: [], left: keys.length };
  if (key === undefined) return furthest;
  for (const part of partsOf(version, start)) {
    const step = stepOf(version, part, key);
    if (step === undefined) continue;
    const child = (part as Readonly<Record<string | number, unknown>>)[step];
    const inner = walk(version, child, rest);
    // A report points to a key rather than to its value. But if a path item comes from another file by `$ref`, keys
    // such as `get` have no source location: only their values have one.
    const isOwn = inner.node === child && inner.keys.length === 0 && version.wrote(part, String(step));
    const isInside = version.wrote(inner.node) && !isOwn;
    if (inner.left < furthest.left) furthest = isInside ? inner : { ...inner, node: part, keys: [step, ...inner.keys] };
  }
  return furthest;
}

/** Returns a node, the target of its `$ref`, and the entries of its `allOf`. */
function partsOf({ document }: ReadVersion, start: unknown): readonly object[] {
  if (Array.isArray(start)) return [start];
  return compose([start], (ref) => atPointer(document, ref), noBranches);
}

function stepOf(version: ReadVersion, part: object, key: string | number): string | number | undefined {
  if (!Array.isArray(part)) return Object.hasOwn(part, key) || version.wrote(part, String(key)) ? key : undefined;
  const index = part.findIndex((entry: unknown) => {
    const { const: constant, type } = asRecord(entry);
    return [valueText(entry), valueText(constant), type, componentName(entry)].includes(String(key));
  });
  return index < 0 ? undefined : index;
}
