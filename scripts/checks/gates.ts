import { groupBy } from '../text/group-by.ts';
import { placeName, sortProblems, type Location, type Problem } from '../cli/problem.ts';
import { subjectOf, unreadBy } from './index.ts';
import type { Subject } from './lookup/check.ts';

/**
 * The order in which problems are judged, by the subject of their check. An error with a smaller number than `facts`
 * holds back the problems in its lines that have a larger number than the error.
 */
const STAGES: Readonly<Record<Subject, number>> = { files: 0, structure: 1, text: 1, facts: 2, use: 3 };
const FACTS = STAGES.facts;

/** A range of lines that an error makes unreliable, and the stage of the check that reported the error. */
interface Gate {
  readonly stage: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Divides problems into those to report and those to hold back. A problem is held back if it cannot be judged until an
 * error of files, references, structure or text is corrected:
 *
 * - problems in or related to the lines of such an error, or anywhere in an unreadable file;
 * - unknown names, if an unreadable file or a broken reference of the description may define them;
 * - unknown names, if a misspelt key hides the text that may define them;
 * - missing keys and tags, if an error already suggests them for a misspelt one;
 * - unused objects, if a file that cannot be read may use them.
 *
 * Warnings hold back nothing. Problems of checks with the subject `text` are never held back.
 */
export function holdBack(problems: readonly Problem[]): {
  readonly problems: readonly Problem[];
  readonly heldBack: readonly Problem[];
} {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isUnread = errors.some(({ check, unread }) => unread !== undefined || unreadBy(check) !== undefined);
  const isIncomplete = errors.some((problem) => stageOf(problem) === STAGES.files);
  const mayStandIn = (name: string): boolean =>
    isIncomplete || errors.some(({ unread }) => unread === '' || unread?.includes(name));
  const suggested = new Set(errors.map((error) => error.suggested));
  const gates = groupBy(errors.filter((problem) => stageOf(problem) < FACTS).flatMap(gatesOf), ({ file }) => file);
  const waits = (problem: Problem): boolean => {
    const stage = stageOf(problem);
    if (subjectOf(problem.check) === 'text') return false;
    return (
      (problem.lacks !== undefined && suggested.has(problem.lacks)) ||
      (isUnread && stage === STAGES.use) ||
      (stage === FACTS && problem.unknown !== undefined && mayStandIn(problem.unknown)) ||
      placesOf(problem).some(({ file, line }) =>
        gates.get(file)?.some((gate) => gate.stage < stage && gate.from <= line && line <= gate.to),
      )
    );
  };
  const parts = groupBy(sortProblems(problems), waits);
  return { problems: merged(parts.get(false) ?? []), heldBack: merged(parts.get(true) ?? []) };
}

function stageOf({ check, isUnused }: Problem): number {
  return isUnused === true ? STAGES.use : STAGES[subjectOf(check)];
}

function gatesOf(problem: Problem): readonly (Gate & { readonly file: string })[] {
  const stage = stageOf(problem);
  const isWhole = unreadBy(problem.check) === 'file';
  return placesOf(problem).map(({ file, line, endLine = line }) =>
    isWhole ? { file, stage, from: 1, to: Infinity } : { file, stage, from: line, to: endLine },
  );
}

function placesOf({ location, related = [] }: Problem): readonly Location[] {
  return [location, ...related.map((other) => other.location)];
}

/**
 * Merges repeated problems into one with `related` locations: the same name in several guides, or several references to
 * the same target.
 */
function merged(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, ({ check, severity, message, location, target, unknown }) => {
    if (target !== undefined) return `${check} ${severity} ${target}`;
    return location.file.endsWith('.mdx') && unknown !== undefined
      ? `${check} ${message}`
      : placeName(location) + check + message;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const related = others.map(({ location }) => ({ message: 'The same', isSame: true as const, location }));
    return { ...first, related: [...(first.related ?? []), ...related] };
  });
}
