declare const isWritten: unique symbol;

/** A number that JavaScript would write differently, as represented by `src/shared/schema/number-text.ts`. */
export type NumberText = string & { readonly [isWritten]: true };

/** A number of JSON (RFC 8259, section 6). */
export type JsonNumber = number | NumberText;
