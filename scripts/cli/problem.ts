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

/** Something an author has to correct. Stages return all problems instead of stopping at the first. */
export interface Problem {
  /** Id of the check, which is the name of its file. */
  readonly check: string;
  readonly severity: Severity;
  /** What is wrong, with the value in backticks. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly location: Location;
  /** Other places that contribute to it. */
  readonly related?: readonly Related[];
  /** Where the check is explained, if not in the project's own documentation. */
  readonly docs?: string;
  /** The name of which the problem says that it does not exist. */
  readonly unknown?: string;
  /** The name that was probably meant by what the message names. */
  readonly suggested?: string;
  /** The text in the place of `suggested`, where no other name can be meant. */
  readonly replaces?: string;
  /** What a correction has to know of it. */
  readonly correction?: Correction;
  /** The key or tag that is missing, which may be there misspelt. */
  readonly lacks?: string;
  /** Text that nobody reads because of it, where names may be that others look for; empty where nobody knows the text. */
  readonly unread?: string;
  /** Whether it says that nothing uses a thing, which nobody knows while anything is not read. */
  readonly isUnused?: true;
  /** What a reference leads to, which is one mistake however many lead there. */
  readonly target?: string;
}

/** The thing to correct, for problems that a tool may correct. */
type Correction =
  | { readonly kind: 'example' | 'key' }
  | { readonly kind: 'group'; readonly folder: string }
  | { readonly kind: 'scalar'; readonly key: string; readonly given: unknown; readonly wanted: string };

/** Another place, and what it is. */
interface Related {
  readonly message: string;
  /** Whether the problem is there as well. */
  readonly isSame?: true;
  readonly location: Location;
}

/** Returns where the check of a problem is explained. */
export function docsOf({ check, docs = `scripts/checks/README.md#${check}` }: Pick<Problem, 'check' | 'docs'>): string {
  // The package has the same texts.
  return PACKED === undefined ? docs : displayPath(join(ROOT, docs));
}

/** Thrown with every problem of a build that had to stop. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];
  /** How many problems wait for these to be corrected. */
  readonly waiting: number;

  constructor(problems: readonly Problem[], waiting = 0) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} found.`);
    this.name = 'BuildError';
    this.problems = problems;
    this.waiting = waiting;
  }
}

/** A mistake in a command or its environment: printed without a stack trace, exit code 2. */
export class UsageError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}

/** A place as editors read it: `openapi/openapi.yaml:3:5`. */
export function placeName({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** A path to show: relative to the working directory, with forward slashes. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return (path === '' ? file : path).split(sep).join('/');
}

/** Characters of a message: hostile descriptions have names of many thousands. */
const LONGEST = 1000;

/** Sorts problems by file, line, column, check and message, without duplicates; long ones are shortened. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  // Of equal problems the first stays.
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
