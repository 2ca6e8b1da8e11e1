import { join, relative, sep } from 'node:path';
import { PACKED, ROOT } from './packed.ts';

/** A location in a file that an author wrote. Lines and columns count from 1. */
export interface Location {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export type Severity = 'error' | 'warning';

/**
 * A mistake that an author has to correct. Each stage of the build returns all problems instead of stopping at the
 * first.
 */
export interface Problem {
  /** Id of the check, or of Redocly's lint rule, that found the problem. */
  readonly check: string;
  readonly severity: Severity;
  /** What is wrong, with the wrong value in backticks. */
  readonly message: string;
  /** How to correct the mistake. */
  readonly hint?: string;
  readonly location: Location;
  /** Other locations that contribute to the problem. */
  readonly related?: readonly Related[];
  /** Path or URL of the page that explains the check. By default, it is `scripts/checks/README.md`. */
  readonly docs?: string;
  /** A name in the sources that is not defined. */
  readonly unknown?: string;
  /** The name that the author probably meant. */
  readonly suggested?: string;
  /** The wrong name that `suggested` certainly replaces. Absent if the author may have meant another name. */
  readonly replaces?: string;
  /** Data that an automatic correction of the problem needs. */
  readonly correction?: Correction;
  /** The name of a key or tag that is missing. The author may have misspelt it. */
  readonly lacks?: string;
  /**
   * Source text that is not read because of the problem. A name that seems unknown may be defined there. An empty
   * string if it is not known which text this is.
   */
  readonly unread?: string;
  /** Set if the problem is that something is unused. While a file cannot be read, this is uncertain. */
  readonly isUnused?: true;
  /** The target of a wrong reference. Several references to the same target are reported as one problem. */
  readonly target?: string;
}

/** Data that an automatic correction needs. */
type Correction =
  | { readonly kind: 'example' | 'key' }
  | { readonly kind: 'group'; readonly folder: string }
  | { readonly kind: 'scalar'; readonly key: string; readonly given: unknown; readonly wanted: string };

/** Another location, and a message about its part in the problem. */
interface Related {
  readonly message: string;
  /** Set if the problem occurs at that location, too. */
  readonly isSame?: true;
  readonly location: Location;
}

/** Returns the path or URL of the page that explains the check of a problem. */
export function docsOf({ check, docs = `scripts/checks/README.md#${check}` }: Pick<Problem, 'check' | 'docs'>): string {
  // The package contains the same pages.
  return PACKED === undefined || URL.canParse(docs) ? docs : displayPath(join(ROOT, docs));
}

/** Thrown with all problems when a build has to stop. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];
  /** Number of further problems that are held back until these problems are corrected. */
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

/** Formats a location as editors accept it: `openapi/openapi.yaml:3:5`. */
export function placeName({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** Returns a path relative to the working directory, with forward slashes, for display. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return (path === '' ? file : path).split(sep).join('/');
}

/** Maximum number of characters of a message. Hostile descriptions have names with many thousands of characters. */
const LONGEST = 1000;

/** Sorts problems by file, line, column, check and message. Removes duplicates, and shortens long messages. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  // Reversed, so that the first of equal problems remains in the map.
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
