import type { Operation } from '#src/model/operation.ts';
import { groupBy } from '../../text/group-by.ts';
import { placed, titleOfWords, wordAt, type PlacedOperation } from '../../description/model/path-words.ts';
import { createAnchors, slug } from '../context/anchors.ts';

/** A group of operations whose paths start with the same segments. */
export interface PathGroup {
  /** Title made from the path segments that distinguish this group from others: `Issues`. */
  readonly label: string;
  /** Anchor of the group, unique on the page of the tag. */
  readonly anchor: string;
  readonly operations: readonly Operation[];
}

/** Maximum number of operations in a list without groups, or in a group without subgroups. */
const MANY = 30;
/** Minimum number of operations in a group; smaller groups are merged into one. */
const FEW = 3;

/** A group that has no label yet. */
interface Split {
  /** The first path segments, without parameters. All paths of the group start with them. */
  readonly words: readonly string[];
  /**
   * Whether the group collects leftovers: operations with the same first segments that are too few for groups of their
   * own.
   */
  readonly isRest: boolean;
  readonly operations: readonly Operation[];
}

/**
 * Groups operations by the first segments of their paths. Parameters, and segments that all paths share, are skipped.
 * Large groups are divided again, and groups of one or two operations are merged. Groups are sorted by label, but
 * `Other`, with the leftover operations, is last. Empty if there are few operations, or if their paths do not differ.
 */
export function pathGroups(operations: readonly Operation[]): readonly PathGroup[] {
  if (operations.length <= MANY) return [];
  const groups = split(operations.map(placed), 0);
  if (groups.length < 2) return [];
  const anchors = createAnchors();
  return groups
    .map((group) => ({ group, label: labelOf(group, groups) }))
    .sort((a, b) => Number(a.label === OTHER) - Number(b.label === OTHER) || a.label.localeCompare(b.label, 'en'))
    .map(({ group, label }) => ({ label, anchor: anchors.claim(slug(label)), operations: group.operations }));
}

/**
 * Groups operations by the path segment at index `depth`, not counting parameters. Large groups are split further by
 * the next segment.
 */
function split(all: readonly PlacedOperation[], depth: number): readonly Split[] {
  if (all.length <= MANY) return [groupOf(all, depth, false)];
  const byWord = groupBy(all, (one) => wordAt(one, depth));
  if (byWord.size === 1) return byWord.has('') ? [groupOf(all, depth, false)] : split(all, depth + 1);
  const own = [...byWord].filter(([word, members]) => word !== '' && members.length >= FEW);
  const inOwn = new Set(own.map(([word]) => word));
  const rest = all.filter((one) => !inOwn.has(wordAt(one, depth)));
  return [
    ...own.flatMap(([, members]) => split(members, depth + 1)),
    ...(rest.length === 0 ? [] : [groupOf(rest, depth, true)]),
  ];
}

function groupOf(all: readonly PlacedOperation[], depth: number, isRest: boolean): Split {
  const [first] = all;
  const words = Array.from({ length: depth }, (_, at) => (first === undefined ? '' : wordAt(first, at)));
  return { words, isRest, operations: all.map(({ operation }) => operation) };
}

const OTHER = 'Other';

/**
 * Returns the label of a group: the last of its path segments. If another group has the same last segment, earlier
 * segments come before it.
 */
function labelOf({ words, isRest, operations }: Split, groups: readonly Split[]): string {
  if (isRest && groups.every((group) => words.every((word, at) => group.words[at] === word))) return OTHER;
  const ending = (all: readonly string[], length: number): string => all.slice(-length).join('/');
  const others = groups.filter((group) => group.words !== words && group.isRest === isRest);
  const isOwn = (length: number): boolean =>
    others.every((other) => ending(other.words, length) !== ending(words, length));
  const length = words.findIndex((_, at) => isOwn(at + 1)) + 1 || words.length;
  const title = titleOfWords(words.slice(-length), operations);
  return isRest ? `${title}, other` : title;
}
