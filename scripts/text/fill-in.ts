/** Returns the placeholder that `npm run new` writes for missing text: `[fill in: what the operation does]`. */
export const fillIn = (what: string): string => `[fill in: ${what}]`;

/** Id of the check that reports placeholders. */
export const FILL_IN_CHECK = 'fill-in';

/** Matches placeholders in a text. */
export const FILL_IN = /\[fill in: ([^\]]*)\]/g;
