declare const isWritten: unique symbol;

/** A number that JavaScript would not write as in its source, represented as in `src/shared/schema/number-text.ts`. */
export type NumberText = string & { readonly [isWritten]: true };

/** A JSON number (RFC 8259, section 6). */
export type JsonNumber = number | NumberText;
