/**
 * A message from the development server to open pages (server-sent event at `/@docs/news`), after each edit and each
 * check.
 */
export interface LiveNews {
  /**
   * Version of the site: a number that grows with each edit. Each page contains its version in
   * `meta[name="docs-version"]`.
   */
  readonly version: number;
  /** The problems; absent before the first check. */
  readonly news: ProblemNews | undefined;
}

/** The problems in the sources, for display on an open page. */
export interface ProblemNews {
  /** The number of problems, in words: `2 errors and 1 warning in 2 files.` */
  readonly summary: string;
  readonly hasErrors: boolean;
  readonly problems: readonly ShownProblem[];
}

/** A problem with its location in the sources. */
export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint?: string;
  readonly check: string;
  /** Where the check is explained: a file with an anchor, or a URL. */
  readonly docs: string;
  /** Location for display: `openapi/openapi.yaml:3:5`. */
  readonly place: string;
  /** Location in the form that editors open, with the full path: `/site/openapi/openapi.yaml:3:5`. */
  readonly address: string;
  /** Source lines around the problem, with a mark below the problem. */
  readonly frame: string;
}
