import { relative, sep } from 'node:path';

/** A place in an author's file. Lines and columns count from 1. */
export interface Location {
  /** Path relative to the folder the command runs in, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export type Severity = 'error' | 'warning';

/** Something an author has to mend. Stages return problems; nothing stops at the first. */
export interface Problem {
  /** Id of the check that found it; the file name of that check. */
  readonly check: string;
  readonly severity: Severity;
  /** What is wrong, with the value in backticks. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly location: Location;
  /** Other places that have a part in it. */
  readonly related?: readonly Related[];
}

/** A place beside the one to mend, and what stands there. */
export interface Related {
  readonly message: string;
  readonly location: Location;
}

/** Address of a check's entry in the project's documentation. */
export function docsOf(check: string): string {
  return `scripts/checks/README.md#${check}`;
}

/** Carries every problem of a build that had to stop. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} found.`);
    this.name = 'BuildError';
    this.problems = problems;
  }
}

/** A mistake in how a command was called or in what surrounds it: printed without a stack, exit code 2. */
export class UsageError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}

/** A place as people and editors read it: `openapi/openapi.yaml:3:5`. */
export function placeName({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** Path as people see it: relative to the working folder, forward slashes. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return (path === '' ? file : path).split(sep).join('/');
}

/** Characters of a message: hostile descriptions have names of many thousand. */
const LONGEST = 1000;

/** Stable order: file, line, column, check, message. Equal problems are kept once, long ones shortened. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const unique = new Map(problems.map(brief).map((problem) => [sortKey(problem), problem]));
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
