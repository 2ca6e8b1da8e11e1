/** A site of `tests/fixtures/sites` and what is wrong with it. */
export interface BadSite {
  readonly name: string;
  /** Folder of the site. */
  readonly site: string;
  /** Every problem, in the order they are printed. */
  readonly want: readonly Found[];
}

/** A problem as the tables write it: `at` is file, line and column, `text` what the author wrote there. */
export interface Found {
  readonly check: string;
  /** Absent for errors. */
  readonly severity?: 'warning';
  readonly at: string;
  readonly text: string;
  readonly message: string;
}
