import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath, namesIn, placeName, type Problem } from '../../cli/problem.ts';
import { isUsage } from '../../compile/checks/kinds.ts';
import { compile, type Compilation } from '../../compile/compile.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { edited, type Fix, type FixContext, type TextEdit } from './fix.ts';
import { formatted } from './formatting.ts';
import { fixOf } from './index.ts';
import { renamesSince } from './renames.ts';

/** Corrections may follow from others so often. */
const ROUNDS = 50;

/** What was corrected, one line each, and what the check says after that. */
export interface Fixed {
  readonly lines: readonly string[];
  readonly compilation: Compilation;
}

/**
 * Corrects what has one right answer. A correction that does not end its problem, or leads to another one, is undone:
 * all at once first, then one by one.
 */
export async function fixAll(options: SourceOptions): Promise<Fixed> {
  const lines: string[] = [];
  const refused = new Set<string>();
  let now = await compile(options);
  for (let round = 0, isSingle = false; round < ROUNDS; round++) {
    const all = apart(candidates(now, options).filter(({ problem }) => !refused.has(keyOf(problem))));
    const fixes = isSingle ? all.slice(0, 1) : all;
    if (fixes.length === 0) break;
    const after = await tried(fixes, now, options);
    if (after !== undefined) {
      lines.push(
        ...fixes.map(({ problem, done }) => `${placeName(problem.location)} ${problem.message} Fixed: ${done}.`),
      );
      now = after;
    } else if (fixes.length === 1) refused.add(keyOf(fixes[0]?.problem));
    isSingle = after === undefined;
  }
  const texts = await formatted(sourcesOf(now));
  for (const [file, text] of texts) {
    writeFileSync(file, text);
    lines.push(`${displayPath(file)} Formatted.`);
  }
  return { lines, compilation: texts.size === 0 ? now : await compile(options) };
}

function candidates(now: Compilation, options: SourceOptions): readonly Fix[] {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  let renames: ReadonlyMap<string, string> | undefined;
  const context: FixContext = {
    entry: resolve(options.openapi),
    guides: options.guides === undefined ? undefined : resolve(options.guides),
    problems: [...now.problems, ...now.heldBack],
    read,
    renames: () => (renames ??= renamesSince(now.files, read)),
  };
  return now.problems.flatMap((problem) => fixOf(problem, context) ?? []);
}

/** Corrections of different places: of two that touch the same one, the first. */
function apart(fixes: readonly Fix[]): readonly Fix[] {
  const taken: TextEdit[] = [];
  return fixes.filter(({ edits }) => {
    const isFree = edits.every((edit) =>
      taken.every((other) => other.file !== edit.file || edit.to < other.from || other.to < edit.from),
    );
    if (isFree) taken.push(...edits);
    return isFree;
  });
}

/** What the check says after some corrections; undefined when they were undone. */
async function tried(
  fixes: readonly Fix[],
  before: Compilation,
  options: SourceOptions,
): Promise<Compilation | undefined> {
  const files = [...new Set(fixes.flatMap(({ edits }) => edits.map(({ file }) => file)))];
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const undo = (): void => {
    for (const [file, text] of texts) writeFileSync(file, text);
  };
  process.once('exit', undo);
  try {
    for (const [file, text] of texts)
      writeFileSync(
        file,
        edited(
          text,
          fixes.flatMap(({ edits }) => edits.filter((edit) => edit.file === file)),
        ),
      );
    const after = await compile(options);
    if (isBetter(before, after, fixes)) return after;
    undo();
    return undefined;
  } catch (error) {
    undo();
    throw error;
  } finally {
    process.off('exit', undo);
  }
}

/** Whether the problems of the corrections are gone, and no new ones are there. */
function isBetter(before: Compilation, after: Compilation, fixes: readonly Fix[]): boolean {
  const [old, now] = [before, after].map(({ problems, heldBack }) => counts([...problems, ...heldBack]));
  const isGone = fixes.every(({ problem }) => (now?.get(keyOf(problem)) ?? 0) < (old?.get(keyOf(problem)) ?? 0));
  const added = fixes.flatMap(({ adds }) => adds ?? []);
  const isFollowUp = (problem: Problem): boolean =>
    isUsage(problem.check) && namesIn(problem).some((name) => added.includes(name));
  return (
    isGone &&
    [...after.problems, ...after.heldBack].every(
      (problem) => (now?.get(keyOf(problem)) ?? 0) <= (old?.get(keyOf(problem)) ?? 0) || isFollowUp(problem),
    )
  );
}

function counts(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const problem of problems) found.set(keyOf(problem), (found.get(keyOf(problem)) ?? 0) + 1);
  return found;
}

/** A problem without its line, which edits above it move. */
function keyOf(problem: Problem | undefined): string {
  return problem === undefined ? '' : [problem.check, problem.location.file, problem.message].join('\0');
}

/** Files that authors write. */
function sourcesOf({ files, guides }: Compilation): readonly string[] {
  return [...files, ...(guides?.guides.map(({ file }) => file) ?? [])].sort();
}
