declare const isWritten: unique symbol;

/**
 * A number that JavaScript would write differently from the source, such as `1.50`. The string is in the format of
 * `src/shared/schema/number-text.ts`.
 */
export type NumberText = string & { readonly [isWritten]: true };

/** A JSON number (RFC 8259, section 6). */
export type JsonNumber = number | NumberText;
