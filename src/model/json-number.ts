declare const isWritten: unique symbol;

/**
 * A number as a string, because JavaScript would write it differently from its source: `1.50` as `1.5`. See
 * `src/shared/schema/number-text.ts` for the format of the string.
 */
export type NumberText = string & { readonly [isWritten]: true };

/** A JSON number (RFC 8259, section 6). */
export type JsonNumber = number | NumberText;
