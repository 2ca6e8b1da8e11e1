/** Matches a string that is exactly one JSON number (RFC 8259, section 6). */
export const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
