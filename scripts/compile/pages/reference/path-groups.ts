import type { Operation } from '#src/model/operation.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { groupBy } from '../../../text/group-by.ts';
import { createAnchors, slug } from '../context/anchors.ts';

/** Operations that stand under one beginning of their paths. */
export interface PathGroup {
  /** `/repos/{owner}/{repo}/issues`; empty where the paths have no beginning in common. */
  readonly prefix: string;
  /** Unique in the page of the tag. */
  readonly anchor: string;
  readonly operations: readonly Operation[];
}

/** Operations up to which a list needs no groups, and a group no groups of its own. */
const MANY = 30;
/** Fewer stand with what is left over. */
const FEW = 3;

/** An operation with the segments of its path; `words` are the positions of those that are no parameters. */
interface Placed {
  readonly operation: Operation;
  readonly segments: readonly string[];
  readonly words: readonly number[];
}

/**
 * Operations by the first segments of their paths, only as deep as needed; parameters and segments that all share tell
 * nothing. What would be a group of one or two stays together at the end. None where the operations are few, or their
 * paths do not tell them apart.
 */
export function pathGroups(operations: readonly Operation[]): readonly PathGroup[] {
  if (operations.length <= MANY) return [];
  const placed = operations.map((operation): Placed => {
    const segments = (wholePath(operation) ?? '').split('/').filter((segment) => segment !== '');
    return { operation, segments, words: segments.flatMap((segment, at) => (/^\{.*\}$/.test(segment) ? [] : [at])) };
  });
  const anchors = createAnchors();
  const groups = split(placed, 0);
  return groups.length < 2 ? [] : groups.map((group) => ({ ...group, anchor: anchors.claim(slug(group.prefix)) }));
}

/** The path of an operation with that of its server; undefined where it is not published. */
export function wholePath({ path, server }: Operation): string | undefined {
  return path === undefined ? undefined : pathOf(server.url) + path;
}

/** Groups of operations whose first `depth` words are the same. */
function split(placed: readonly Placed[], depth: number): readonly Omit<PathGroup, 'anchor'>[] {
  if (placed.length <= MANY) return [groupOf(placed, depth)];
  const byWord = groupBy(placed, (one) => wordAt(one, depth));
  if (byWord.size === 1) return byWord.has('') ? [groupOf(placed, depth)] : split(placed, depth + 1);
  const isOwn = ([word, members]: readonly [string, readonly Placed[]]): boolean =>
    word !== '' && members.length >= FEW;
  const own = [...byWord].filter(isOwn);
  const rest = new Set([...byWord].filter((entry) => !isOwn(entry)).flatMap(([, members]) => members));
  return [
    ...own.flatMap(([, members]) => split(members, depth + 1)),
    ...(rest.size === 0
      ? []
      : [
          groupOf(
            placed.filter((one) => rest.has(one)),
            depth,
          ),
        ]),
  ];
}

function wordAt({ segments, words }: Placed, depth: number): string {
  return segments[words[depth] ?? -1] ?? '';
}

/** A group under its shared words, with the parameters before the last of them. */
function groupOf(placed: readonly Placed[], depth: number): Omit<PathGroup, 'anchor'> {
  const [first] = placed;
  const last = first?.words[depth - 1];
  const prefix = first === undefined || last === undefined ? '' : `/${first.segments.slice(0, last + 1).join('/')}`;
  return { prefix, operations: placed.map(({ operation }) => operation) };
}
