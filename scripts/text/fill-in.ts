/** What a place of a new file still lacks, as `npm run new` writes it: `[fill in: what the operation does]`. */
export const fillIn = (what: string): string => `[fill in: ${what}]`;

/** The check that finds them. */
export const FILL_IN_CHECK = 'fill-in';

/** Finds such places in a text. */
export const FILL_IN = /\[fill in: ([^\]]*)\]/g;
