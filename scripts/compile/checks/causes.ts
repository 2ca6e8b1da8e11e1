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
  /** Names in its message. */
  readonly named: readonly string[];
  /** Those, and others that it explains besides. */
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
    named: namesIn(problem),
    names: new Set([...namesIn(problem), ...(problem.about ?? [])]),
    operation: operationAt(problem),
    count: 0,
  }));
  const told = new Told();
  const heldBack: Problem[] = [];
  // The most direct first, so that what is held back holds back nothing itself.
  const isVague = ({ problem }: Ranked): number => (problem.meant === undefined ? 1 : 0);
  for (const one of ranked.sort((a, b) => a.rank - b.rank || isVague(a) - isVague(b))) {
    const cause = told.causeOf(one);
    if (cause === undefined) told.add(one);
    else {
      if (!isSamePlace(cause, one)) cause.count += 1;
      heldBack.push(one.problem);
    }
  }
  return {
    problems: sortProblems(
      told.all.map(({ problem, count }) => (count === 0 ? problem : { ...problem, heldBack: count })),
    ),
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
    const related = others.map(({ location }) => ({ message: 'The same', isSame: true as const, location }));
    return { ...first, related: [...(first.related ?? []), ...related] };
  });
}

function rankOf({ check, severity }: Problem): number {
  if (isReading(check)) return RANKS.reading;
  if (severity === 'warning') return RANKS.warning;
  if (isStructure(check) || isUnfinished(check)) return RANKS.structure;
  return isUsage(check) ? RANKS.unused : RANKS.error;
}

/** Problems that are told, found by what they have in common with those that they explain. */
class Told {
  readonly all: Ranked[] = [];
  readonly #order = new Map<Ranked, number>();
  readonly #byKey = new Map<string, Ranked[]>();

  add(one: Ranked): void {
    this.#order.set(one, this.all.push(one));
    for (const key of causeKeys(one)) {
      const told = this.#byKey.get(key) ?? [];
      // The first of those that explain the same stands for all of them.
      const isNew = !told.some(({ rank, problem }) => rank === one.rank && problem.severity === one.problem.severity);
      if (isNew) this.#byKey.set(key, [...told, one]);
    }
  }

  /** The first problem that explains another. */
  causeOf(other: Ranked): Ranked | undefined {
    const { severity, check } = other.problem;
    if (isLocal(check)) return undefined;
    const isCause = ({ rank, problem }: Ranked, below: number): boolean =>
      rank < below && (problem.severity === 'error' || severity === 'warning');
    const causes = effectKeys(other).flatMap(
      ([key, below = other.rank]) => this.#byKey.get(key)?.find((cause) => isCause(cause, below)) ?? [],
    );
    const place = (cause: Ranked): number => this.#order.get(cause) ?? 0;
    return causes.sort((a, b) => place(a) - place(b))[0];
  }
}

/** What a problem has in common with those that it explains. */
function causeKeys({ problem: { check, meant, doubts, location }, rank, names, operation }: Ranked): readonly string[] {
  if (rank === RANKS.reading) return location.file.endsWith('.mdx') ? [] : ['all'];
  const inFile = meant === undefined ? [] : [`here ${location.file} ${meant}`];
  // The words of what is unfinished are no names.
  if (isUnfinished(check)) return [...inFile, `at ${placeName(location)}`];
  return [
    ...inFile,
    `at ${placeName(location)}`,
    ...(meant === undefined ? [] : [`means ${meant}`]),
    ...(doubts === undefined ? [] : [`doubts ${doubts}`]),
    ...[...names].map((name) => `names ${name}`),
    ...(operation === undefined ? [] : [`in ${operation}`]),
  ];
}

/** The keys of problems that may explain one, and the rank below which they do, unless it is that of this problem. */
function effectKeys({ problem: { location, kind }, rank, named }: Ranked): readonly (readonly [string, number?])[] {
  return [
    ['all'],
    [`at ${placeName(location)}`],
    [`doubts ${kind}`],
    ...named.flatMap((name): readonly (readonly [string, number?])[] => [
      [`here ${location.file} ${name}`, Infinity],
      [`means ${name}`],
      ...(/\p{L}/u.test(name) ? [[`names ${name}`] as const] : []),
      ...(rank >= RANKS.unused ? [[`in ${name}`] as const] : []),
    ]),
  ];
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
