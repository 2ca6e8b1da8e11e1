/** Message of the development server to an open page (`docs:news`), after each edit and each check. */
export interface LiveNews {
  /** Version of the site, which pages have in `meta[name="docs-version"]`. */
  readonly version: number;
  /** Absent before the first check. */
  readonly news: ProblemNews | undefined;
}

/** The problems of the sources, as an open page shows them. */
export interface ProblemNews {
  /** `2 errors and 1 warning in 2 files.` */
  readonly summary: string;
  readonly hasErrors: boolean;
  readonly problems: readonly ShownProblem[];
}

/** A problem with its place in the sources. */
export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint?: string;
  readonly check: string;
  readonly docs: string;
  /** In the form that editors understand, with the full path. */
  readonly place: string;
  readonly address: string;
  /** The line between its neighbours, with a mark below it. */
  readonly frame: string;
}
