/** Sites of `tests/fixtures/sites` by their folders: what is wrong with each, then its problems as they are printed. */
export type BadSites = Readonly<Record<string, readonly [name: string, ...problems: FoundError[]]>>;

/**
 * An error as the tables write it: `at` is line and column in `guides/start/orders.mdx`, or after the name of another
 * file; `text` is what the author wrote there.
 */
export type FoundError = readonly [check: string, at: string, text: string, message: string];
