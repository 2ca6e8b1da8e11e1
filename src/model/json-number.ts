declare const isWritten: unique symbol;

/** A number that JavaScript would write otherwise, as `src/shared/schema/number-text.ts` holds it. */
export type NumberText = string & { readonly [isWritten]: true };

/** A number of JSON (RFC 8259, section 6). */
export type JsonNumber = number | NumberText;
