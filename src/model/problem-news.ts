/** Message of the development server to an open page (`docs:news`), after each edit and each check. */
export interface LiveNews {
  /** Version of the site; each page contains its own in `meta[name="docs-version"]`. */
  readonly version: number;
  /** The problems; absent before the first check. */
  readonly news: ProblemNews | undefined;
}

/** The problems in the sources, for display on an open page. */
export interface ProblemNews {
  /** Counts of the problems: `2 errors and 1 warning in 2 files.` */
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
  readonly docs: string;
  /** Location in the form that editors understand, with the full path. */
  readonly place: string;
  readonly address: string;
  /** The line with its neighbours, and a mark below the problem. */
  readonly frame: string;
}
