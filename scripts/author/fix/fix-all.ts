import { resolve } from 'node:path';
import { displayPath, placeName, type Problem } from '../../cli/problem.ts';
import { subjectOf } from '../../checks/index.ts';
import { compile, type Compilation } from '../../checks/compile.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { groupBy } from '../../text/group-by.ts';
import { Draft } from '../draft.ts';
import { edited, type Fix, type FixContext, type TextEdit } from './fix.ts';
import { fixOf } from './index.ts';
import { formerNamesIn, renamesSince } from './renames.ts';

/** Maximum number of rounds. One round is not enough, as a correction may enable another. */
const ROUNDS = 50;

/** The result of `fixAll`: one line for each correction, and the result of the check afterwards. */
export interface Fixed {
  readonly lines: readonly string[];
  readonly compilation: Compilation;
}

/**
 * Corrects problems with one right answer, and writes all files once at the end. All corrections are tried together
 * first. If a problem remains or a new one appears, they are tried one by one, and those that cause this are dropped.
 *
 * @throws {UsageError} when a file was changed meanwhile, or cannot be written. No file is then written.
 */
export async function fixAll(options: SourceOptions): Promise<Fixed> {
  const made: Fix[] = [];
  const refused = new Set<string>();
  let files = new Draft();
  let now = await compile({ ...options, files });
  for (let round = 0, isSingle = false; round < ROUNDS; round++) {
    const all = apart(candidates(now, options, files).filter(({ problem }) => !refused.has(keyOf(problem))));
    const fixes = isSingle ? all.slice(0, 1) : all;
    const [first, ...others] = fixes;
    if (first === undefined) break;
    const trial = corrected(fixes, files);
    const after = await compile({ ...options, files: trial });
    const isKept = isBetter(now, after, fixes);
    if (isKept) {
      made.push(...fixes);
      [files, now] = [trial, after];
    } else if (others.length === 0) refused.add(keyOf(first.problem));
    isSingle = !isKept;
  }
  const { draft, others, compilation } = await formatted(now, options, files);
  draft.commit();
  const lines = [
    ...made.map(({ problem, done }) => `${placeName(problem.location)} ${problem.message} Fixed: ${done}.`),
    ...others.map((file) => `${displayPath(file)} Formatted.`),
  ];
  return { lines, compilation };
}

function candidates(now: Compilation, options: SourceOptions, files: Draft): readonly Fix[] {
  const guides = now.guides?.guides ?? [];
  let renames: ReadonlyMap<string, string> | undefined;
  const context: FixContext = {
    entry: resolve(options.openapi),
    guides: options.guides === undefined ? undefined : resolve(options.guides),
    problems: [...now.problems, ...now.heldBack],
    files,
    renames: () =>
      (renames ??= new Map([...renamesSince(now.files, files), ...formerNamesIn(now.files, guides, files)])),
  };
  return now.problems
    .flatMap((problem) => fixOf(problem, context) ?? [])
    .filter(({ edits }) => edits.every(({ file }) => files.isText(file)));
}

/** Returns corrections that do not overlap. Of two that overlap, the first is returned. */
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

/** Returns a copy of a draft with some corrections applied. */
function corrected(fixes: readonly Fix[], files: Draft): Draft {
  const draft = files.copy();
  const all = fixes.flatMap(({ edits }) => edits);
  for (const [file, edits] of groupBy(all, (edit) => edit.file)) draft.change(file, (text) => edited(text, edits));
  return draft;
}

/** Whether the corrected problems are gone, and no new ones have appeared. */
function isBetter(before: Compilation, after: Compilation, fixes: readonly Fix[]): boolean {
  const gone = new Set(added(after, before).map(keyOf));
  const isGone = fixes.every(({ problem }) => gone.has(keyOf(problem)));
  const isAdding = fixes.some(({ adds }) => adds);
  // A correction may also fix a known problem, which makes its entry in the baseline outdated.
  const isFollowUp = (problem: Problem): boolean =>
    problem.check === 'baseline' || (isAdding && subjectOf(problem.check) === 'use');
  return isGone && added(before, after).every(isFollowUp);
}

/** Returns the problems that `after` has and `before` does not have, or has less often. */
export function added(before: Compilation, after: Compilation): readonly Problem[] {
  const left = groupBy([...before.problems, ...before.heldBack], keyOf);
  return [...after.problems, ...after.heldBack].filter((problem) => left.get(keyOf(problem))?.pop() === undefined);
}

/** Returns a key that identifies a problem. Its line number is not part of the key, as edits can move the problem. */
function keyOf({ check, location, message }: Problem): string {
  return [check, location.file, message].join('\0');
}

/** Returns the paths of all files of the description and of the guides. */
function sourcesOf({ files, guides }: Compilation): readonly string[] {
  return [...files, ...(guides?.guides.map(({ file }) => file) ?? [])].sort();
}

/**
 * Formats the sources with Prettier in a copy of the draft. Returns the copy, the changed files and the result of a
 * check. A file in which formatting causes a problem is left unchanged.
 */
async function formatted(now: Compilation, options: SourceOptions, files: Draft) {
  let sources = sourcesOf(now).filter((file) => files.isText(file));
  for (;;) {
    const draft = files.copy();
    const others = await format(sources, draft);
    if (others.length === 0) return { draft, others, compilation: now };
    const compilation = await compile({ ...options, files: draft });
    const broken = new Set(added(now, compilation).map(({ location }) => location.file));
    if (broken.size === 0) return { draft, others, compilation };
    const innocent = others.filter((file) => !broken.has(file));
    sources = innocent.length === others.length ? [] : innocent;
  }
}

/**
 * Formats files with Prettier if it is installed and their project configures it; returns the changed files. A file
 * that cannot be parsed, or that `.prettierignore` lists, is left unchanged.
 */
async function format(files: readonly string[], draft: Draft): Promise<readonly string[]> {
  const prettier = await import('prettier').catch(() => undefined);
  if (prettier === undefined) return [];
  const { getFileInfo, resolveConfig } = prettier;
  const changed: string[] = [];
  for (const file of files) {
    const config = await resolveConfig(file);
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
    if (config === null || ignored || inferredParser === null) continue;
    const text = draft.text(file);
    const after = await prettier.format(text, { ...config, filepath: file }).catch(() => text);
    if (after === text) continue;
    draft.change(file, () => after);
    changed.push(file);
  }
  return changed;
}
