/** What a place of a new file still lacks, as `npm run new` writes it: `[fill in: what the operation does]`. */
export const fillIn = (what: string): string => `[fill in: ${what}]`;

/** Finds such places in a text. */
export const FILL_IN = /\[fill in: ([^\]]*)\]/g;

/** Host of addresses of `site.yaml` that are not known yet (RFC 2606). */
export const UNKNOWN_HOST = 'fill-in.example';
