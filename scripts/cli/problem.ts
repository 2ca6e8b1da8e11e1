import { join, relative, sep } from 'node:path';
import { PACKED, ROOT } from './packed.ts';

/** A place in an author's file. Lines and columns count from 1. */
export interface Location {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export type Severity = 'error' | 'warning';

/** A mistake that an author has to correct. Each stage returns all problems instead of stopping at the first. */
export interface Problem {
  /** Id of the check that found the problem, which is also the name of the check's file. */
  readonly check: string;
  readonly severity: Severity;
  /** What is wrong, with the wrong value in backticks. */
  readonly message: string;
  /** How to correct the mistake. */
  readonly hint?: string;
  readonly location: Location;
  /** Other places that contribute to the problem. */
  readonly related?: readonly Related[];
  /** The page that explains the check, if not the one in the project's own documentation. */
  readonly docs?: string;
  /** The name that the problem reports as unknown. */
  readonly unknown?: string;
  /** The name that the author probably meant. */
  readonly suggested?: string;
  /** The text to replace by `suggested`, if no other name is possible. */
  readonly replaces?: string;
  /** Data for an automatic correction of the problem. */
  readonly correction?: Correction;
  /** The missing key or tag, which may be present but misspelt. */
  readonly lacks?: string;
  /**
   * Text that is not read because of the problem, possibly with names that others refer to; empty if the text is
   * unknown.
   */
  readonly unread?: string;
  /** Whether the problem reports something as unused, which is uncertain while any file is unread. */
  readonly isUnused?: true;
  /**
   * The target of a wrong reference. Problems with the same target are one mistake, however many references there are.
   */
  readonly target?: string;
}

/** Data for the correction of a problem by a tool. */
type Correction =
  | { readonly kind: 'example' | 'key' }
  | { readonly kind: 'group'; readonly folder: string }
  | { readonly kind: 'scalar'; readonly key: string; readonly given: unknown; readonly wanted: string };

/** Another place, and its role in the problem. */
interface Related {
  readonly message: string;
  /** Whether the same problem occurs in that place. */
  readonly isSame?: true;
  readonly location: Location;
}

/** Returns the page that explains the check of a problem. */
export function docsOf({ check, docs = `scripts/checks/README.md#${check}` }: Pick<Problem, 'check' | 'docs'>): string {
  // The package contains the same texts.
  return PACKED === undefined ? docs : displayPath(join(ROOT, docs));
}

/** Thrown with all problems when a build has to stop. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];
  /** Number of problems that are held back until these are corrected. */
  readonly waiting: number;

  constructor(problems: readonly Problem[], waiting = 0) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} found.`);
    this.name = 'BuildError';
    this.problems = problems;
    this.waiting = waiting;
  }
}

/** A mistake in a command or its environment. It is printed without a stack trace, and the exit code is 2. */
export class UsageError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}

/** Formats a place as editors accept it: `openapi/openapi.yaml:3:5`. */
export function placeName({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** Returns a path for display: relative to the working directory, with forward slashes. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return (path === '' ? file : path).split(sep).join('/');
}

/** Maximum length of a message: hostile descriptions have names with many thousands of characters. */
const LONGEST = 1000;

/** Sorts problems by file, line, column, check and message, without duplicates; long messages are shortened. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  // Of equal problems, the first remains.
  const unique = new Map(
    [...problems]
      .reverse()
      .map(brief)
      .map((problem) => [sortKey(problem), problem]),
  );
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem);
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function brief(problem: Problem): Problem {
  const { message, hint = '' } = problem;
  if (message.length <= LONGEST && hint.length <= LONGEST) return problem;
  return { ...problem, message: shortened(message), ...(hint === '' ? {} : { hint: shortened(hint) }) };
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function sortKey({ location, check, message }: Problem): string {
  const number = (value: number) => String(value).padStart(8, '0');
  return [location.file, number(location.line), number(location.column), check, message].join('\0');
}
