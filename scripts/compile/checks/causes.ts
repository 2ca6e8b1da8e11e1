import type { OpenApiDocument } from '#src/model/openapi.ts';
import { groupBy } from '../../text/group-by.ts';
import { namesIn, placeName, sortProblems, type Problem } from '../../cli/problem.ts';
import { operationsIn } from '../model/path-item.ts';
import type { Locator } from '../source/locator.ts';
import { isLocal, isReading, isStructure, isUnfinished, isUsage } from './kinds.ts';
import { operationName } from './lookup/operations.ts';

/** Where operations are written, so that problems inside them can be told from others. */
export interface OperationPlaces {
  readonly document: OpenApiDocument;
  readonly locator: Locator;
}

/** How directly a problem is told: one may follow from another that is more direct. */
const RANKS = {
  /** A file that cannot be read, a reference that leads nowhere. */
  reading: 0,
  /** A name or key of the description that is wrong in itself. */
  structure: 1,
  error: 2,
  /** Something that nothing refers to or shows. */
  unused: 3,
  /** Something that is only unlike its like. */
  warning: 4,
} as const;

interface Ranked {
  readonly problem: Problem;
  readonly rank: number;
  /** Names in its message, and those that it explains besides. */
  readonly names: ReadonlySet<string>;
  readonly operation: string | undefined;
  /** Problems that are held back because of it. */
  count: number;
}

/**
 * Tells one problem for one cause: what may follow from a more direct problem is held back, and counted at the first
 * problem that may have caused it. It may when both name the same thing, or are at the same place; after a file or
 * reference that could not be read, everything may that does not judge by a text alone. An error is never held back for
 * a warning.
 */
export function tellCauses(
  problems: readonly Problem[],
  places?: OperationPlaces,
): { readonly problems: readonly Problem[]; readonly heldBack: readonly Problem[] } {
  const operationAt = places === undefined ? () => undefined : operationFinder(places);
  const ranked = onceInGuides(sortProblems(problems)).map((problem): Ranked => ({
    problem,
    rank: rankOf(problem),
    names: new Set([...namesIn(problem), ...(problem.about ?? [])]),
    operation: operationAt(problem),
    count: 0,
  }));
  const told: Ranked[] = [];
  const heldBack: Problem[] = [];
  // The most direct first, so that what is held back holds back nothing itself.
  const isVague = ({ problem }: Ranked): number => (problem.meant === undefined ? 1 : 0);
  for (const one of ranked.sort((a, b) => a.rank - b.rank || isVague(a) - isVague(b))) {
    const cause = told.find((other) => explains(other, one));
    if (cause === undefined) told.push(one);
    else {
      if (!isSamePlace(cause, one)) cause.count += 1;
      heldBack.push(one.problem);
    }
  }
  return {
    problems: sortProblems(told.map(({ problem, count }) => (count === 0 ? problem : { ...problem, heldBack: count }))),
    heldBack,
  };
}

/** What guides say alike in several places is one problem: the name that all of them use. */
function onceInGuides(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) => {
    const { check, message, location } = problem;
    return location.file.endsWith('.mdx') && !isLocal(check) && namesIn(problem).length > 0
      ? `${check} ${message}`
      : placeName(location) + check + message;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const related = others.map(({ location }) => ({ message: 'The same', location }));
    return { ...first, related: [...(first.related ?? []), ...related] };
  });
}

function rankOf({ check, severity }: Problem): number {
  if (isReading(check)) return RANKS.reading;
  if (severity === 'warning') return RANKS.warning;
  if (isStructure(check) || isUnfinished(check)) return RANKS.structure;
  return isUsage(check) ? RANKS.unused : RANKS.error;
}

function explains(cause: Ranked, other: Ranked): boolean {
  if (cause.problem.severity === 'warning' && other.problem.severity === 'error') return false;
  if (isLocal(other.problem.check)) return false;
  if (cause.rank === RANKS.reading) return other.rank !== RANKS.reading && isDescription(cause.problem);
  const { meant, doubts } = cause.problem;
  const isMeant = meant !== undefined && namesIn(other.problem).includes(meant);
  if (isMeant && cause.problem.location.file === other.problem.location.file) return true;
  if (cause.rank >= other.rank) return false;
  // Its words are no names.
  if (isUnfinished(cause.problem.check)) return isSamePlace(cause, other);
  if (isMeant || isSamePlace(cause, other)) return true;
  if (doubts !== undefined && other.problem.kind === doubts) return true;
  const named = namesIn(other.problem).filter((name) => /\p{L}/u.test(name));
  if (named.some((name) => cause.names.has(name))) return true;
  return other.rank >= RANKS.unused && cause.operation !== undefined && named.includes(cause.operation);
}

/** Whether a problem is one of the description, whose names all checks need, rather than of a guide. */
function isDescription({ location }: Problem): boolean {
  return !location.file.endsWith('.mdx');
}

function isSamePlace(one: Ranked, other: Ranked): boolean {
  return placeName(one.problem.location) === placeName(other.problem.location);
}

/** Finds the operation that a place is in. */
function operationFinder({ document, locator }: OperationPlaces): (problem: Problem) => string | undefined {
  const ranges = operationsIn(document).map((use) => ({
    name: operationName(use),
    place: locator.locate(use.operation),
  }));
  return ({ location }) =>
    ranges.find(
      ({ place: { file, line, endLine = line } }) =>
        file === location.file && line <= location.line && location.line <= endLine,
    )?.name;
}
