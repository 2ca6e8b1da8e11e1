import type { Problem } from '../../cli/problem.ts';
import type { Draft } from '../draft.ts';

/** The correction of a problem that has one right answer. */
export interface Fix {
  readonly problem: Problem;
  readonly edits: readonly TextEdit[];
  /** Report of what was done: `wrote \`summary\` for \`sumary\``. */
  readonly done: string;
  /**
   * Whether the correction adds something that may be unused at first. New problems about unused things are then
   * tolerated.
   */
  readonly adds?: true;
}

/** A replacement of the text between two offsets of a file; offsets count UTF-16 code units. */
export interface TextEdit {
  /** Absolute path. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The data from which fixers derive a correction: the sources and their problems. */
export interface FixContext {
  /** Absolute path of the entry file. */
  readonly entry: string;
  /** Absolute path of the folder of guides, if there is one. */
  readonly guides: string | undefined;
  /** All problems of the check. */
  readonly problems: readonly Problem[];
  /** The sources, with all earlier corrections applied. A fixer must not change them. */
  readonly files: Draft;
  /**
   * Returns the new names of things by old name. They were renamed since the last commit, or state the old name
   * themselves (`x-formerly`, `formerly`).
   */
  readonly renames: () => ReadonlyMap<string, string>;
}

/**
 * A function that corrects the problems of certain checks. Returns undefined for other problems, and for those without
 * one right answer.
 */
export type Fixer = (problem: Problem, context: FixContext) => Omit<Fix, 'problem'> | undefined;

/** Returns the edit that turns one text into another; it replaces only the part that differs. */
export function editBetween(file: string, before: string, after: string): TextEdit {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { file, from, to: before.length - end, text: after.slice(from, after.length - end) };
}

/** Applies non-overlapping edits to a text. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: piece }) => result.slice(0, from) + piece + result.slice(to), text);
}

/** Returns the offset of a line and column; both count from 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let offset = 0;
  for (let number = 1; number < line; number++) {
    const next = text.indexOf('\n', offset);
    if (next < 0) return text.length;
    offset = next + 1;
  }
  return Math.min(text.length, offset + column - 1);
}
