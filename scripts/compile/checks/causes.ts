import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { groupBy } from '../../text/group-by.ts';
import { namesIn, placeName, sortProblems, type Problem } from '../../cli/problem.ts';
import { operationsIn } from '../model/path-item.ts';
import { judgedBy } from './index.ts';
import type { Judged } from './lookup/check.ts';

/** Ranks of problems, the most direct first: a problem follows only from more direct ones. Warnings come last. */
const RANKS: Readonly<Record<Judged, number>> = { files: 0, structure: 1, text: 1, facts: 2, use: 3 };
const WARNING = 4;

/** A problem among all of a run. */
interface Ranked {
  readonly problem: Problem;
  readonly judged: Judged;
  readonly rank: number;
  /** Names that it is about. */
  readonly names: readonly string[];
  /** Problems that are held back because of it. */
  count: number;
}

/** A problem that explains others, and the rank of the problem by which it does. */
interface Cause {
  readonly reported: Ranked;
  readonly rank: number;
}

/**
 * Reports one problem for one mistake: what follows from a more direct problem is held back, and counted at that one.
 * What a check judges says how direct its problems are. A problem follows from another only where
 *
 * - a file of the description cannot be read, or a reference leads nowhere, and it does not judge by a text alone;
 * - both are at one place, or it refers to a part of a schema that is malformed;
 * - both are about the same name, or about the name that the other takes for a misspelt one in the same file;
 * - it says that nothing uses a thing of a kind of which a wrong name is used;
 * - it is about something that is named in a text that is not read because of the other, or that this leads to.
 *
 * An error is never held back for a warning.
 */
export function rootCauses(
  problems: readonly Problem[],
  document?: OpenApiDocument,
): { readonly problems: readonly Problem[]; readonly heldBack: readonly Problem[] } {
  const causes = new Map<string, Cause[]>();
  const reported: Ranked[] = [];
  const heldBack: Problem[] = [];
  const isVague = ({ problem }: Ranked): number => (problem.meant === undefined ? 1 : 0);
  for (const one of merged(sortProblems(problems))
    .map(ranked)
    .sort((a, b) => a.rank - b.rank || isVague(a) - isVague(b))) {
    const cause = causeOf(one, causes);
    if (cause === undefined) reported.push(one);
    else {
      if (placeName(cause.problem.location) !== placeName(one.problem.location)) cause.count += 1;
      heldBack.push(one.problem);
    }
    // What follows from something that is held back follows from its cause.
    const { rank } = one;
    for (const key of causeKeys(one, document)) {
      const known = causes.get(key) ?? [];
      const isNew = !known.some((other) => other.rank === rank && severityOf(other) === one.problem.severity);
      if (isNew) causes.set(key, [...known, { reported: cause ?? one, rank }]);
    }
  }
  return {
    problems: sortProblems(
      reported.map(({ problem, count }) => (count === 0 ? problem : { ...problem, heldBack: count })),
    ),
    heldBack,
  };
}

/** Merges what is said alike in several guides, or of several references to one thing, into one problem with several places. */
function merged(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) => {
    const { check, severity, message, location, target } = problem;
    if (target !== undefined) return `${check} ${severity} ${target}`;
    return location.file.endsWith('.mdx') && judgedBy(check) !== 'text' && namesIn(problem).length > 0
      ? `${check} ${message}`
      : placeName(location) + check + message;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const related = others.map(({ location }) => ({ message: 'The same', isSame: true as const, location }));
    return { ...first, related: [...(first.related ?? []), ...related] };
  });
}

function ranked(problem: Problem): Ranked {
  const { check, severity, unknown, about = [] } = problem;
  const judged = judgedBy(check);
  const names = judged === 'use' || judged === 'structure' ? namesIn(problem) : [];
  return {
    problem,
    judged,
    rank: severity === 'warning' && judged !== 'files' ? WARNING : RANKS[judged],
    names: [...new Set([...names, ...about, ...(unknown === undefined ? [] : [unknown])])],
    count: 0,
  };
}

/** The first problem that explains another. */
function causeOf(one: Ranked, causes: ReadonlyMap<string, readonly Cause[]>): Ranked | undefined {
  if (one.judged === 'text') return undefined;
  for (const [key, below = one.rank] of effectKeys(one)) {
    const cause = causes
      .get(key)
      ?.find((other) => other.rank < below && (severityOf(other) === 'error' || one.problem.severity === 'warning'));
    if (cause !== undefined) return cause.reported;
  }
  return undefined;
}

function severityOf({ reported }: Cause): Problem['severity'] {
  return reported.problem.severity;
}

/** Returns the keys of what a problem has in common with those that it explains. */
function causeKeys({ problem, judged, names }: Ranked, document: OpenApiDocument | undefined): readonly string[] {
  const { location, meant, doubts, lost } = problem;
  if (judged === 'files' && !location.file.endsWith('.mdx')) return ['all'];
  return [
    `at ${placeName(location)}`,
    ...(judged === 'structure' ? [`line ${location.file}:${location.line}`] : []),
    ...names.map((name) => `name ${name}`),
    ...(meant === undefined ? [] : [`name ${meant}`, `here ${location.file} ${meant}`]),
    ...(doubts === undefined ? [] : [`doubts ${doubts}`]),
    ...(lost === undefined ? [] : namesFrom(lost, document).map((name) => `lost ${name}`)),
  ];
}

/** Returns the keys of problems that may explain one, and the rank below which they do, unless it is that of this problem. */
function effectKeys({ problem, names }: Ranked): readonly (readonly [key: string, below?: number])[] {
  const { location, related = [], kind } = problem;
  return [
    ['all'],
    [`at ${placeName(location)}`],
    ...related.map((other) => [`line ${other.location.file}:${other.location.line}`] as const),
    ...(kind === undefined ? [] : [[`doubts ${kind}`] as const]),
    ...names.flatMap((name): readonly (readonly [string, number?])[] => [
      [`here ${location.file} ${name}`, Infinity],
      [`lost ${name}`],
      ...(/\p{L}/u.test(name) ? [[`name ${name}`] as const] : []),
    ]),
  ];
}

const WORD = /[\p{L}\p{N}_$/.-]+/gu;

/** The words of a text, and all names that the operations and components lead to whose names are among them. */
function namesFrom(text: string, document: OpenApiDocument | undefined): readonly string[] {
  const names = new Set(text.match(WORD)?.flatMap((word) => [word, word.slice(word.lastIndexOf('/') + 1)]));
  // A set is walked in its order, with what is added on the way.
  if (document !== undefined)
    for (const name of names) for (const led of ledTo(document).get(name) ?? []) names.add(led);
  return [...names];
}

/** The names that each operation and component refers to; of an operation in a reusable path item, that item's too. */
const ledTo = memoize((document: OpenApiDocument): ReadonlyMap<string, readonly string[]> => {
  const components = Object.values(asRecord(document.components)).flatMap((section) =>
    Object.entries(asRecord(section)),
  );
  const nameOf = new Map(components.map(([name, node]) => [node, name]));
  const operations = operationsIn(document).map(({ operation, pathItem }) => {
    const item = nameOf.get(pathItem);
    return [
      asText(operation['operationId']),
      [...referredTo(operation), ...(item === undefined ? [] : [item])],
    ] as const;
  });
  return new Map([...components.map(([name, node]) => [name, referredTo(node)] as const), ...operations]);
});

function referredTo(node: unknown): readonly string[] {
  return [...(JSON.stringify(node) ?? '').matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)].map(([, name = '']) => name);
}
