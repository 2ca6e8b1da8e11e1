/** A pasted text after recognition, with its `kind`. All offsets count UTF-16 units of the pasted text. */
export type Pasted =
  | PastedBodies<'json'>
  | PastedBodies<'log'>
  | PastedBodies<'broken'>
  | PastedStatus
  | PastedRequest
  | PastedCurl
  | PastedWords;

/**
 * `json`: the text is one JSON value. `log`: JSON is inside other text, such as a line of a log or an HTTP message.
 * `broken`: invalid JSON; contains the readable part, and mistakes that describe the rest.
 */
interface PastedBodies<Kind extends 'json' | 'log' | 'broken'> {
  readonly kind: Kind;
  /** At least one body, in the order of the text; a broken body has mistakes. */
  readonly bodies: readonly [Body, ...Body[]];
  /** The call, as stated in the text around the bodies. */
  readonly call: Call;
}

/** A status line, a bare status code, or words around one: `HTTP/1.1 401 Unauthorized`, `401`, `failed with 401`. */
interface PastedStatus {
  readonly kind: 'status';
  readonly call: Call & { readonly status: number };
}

/** A URL, a request line, or a line of an access log: `POST /v1/orders HTTP/1.1`. */
interface PastedRequest {
  readonly kind: 'request';
  readonly call: Call & { readonly path: string };
}

/** A cURL command, possibly with its output. */
export interface PastedCurl {
  readonly kind: 'curl';
  readonly call: Call & { readonly method: string };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The request body, as written. */
  readonly body?: string;
  /** The request body as JSON, if it is an object or a list. Offsets in it count from the start of `body`. */
  readonly json?: Body;
  /** JSON after the command: the response. */
  readonly response?: Body;
}

interface PastedWords {
  readonly kind: 'words';
  readonly text: string;
}

/** JSON in a text. */
export interface Body {
  readonly value: unknown;
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** Syntax errors in the order of the text; empty for valid JSON (RFC 8259). */
  readonly mistakes: readonly Mistake[];
  /** Path of the value at which reading stopped early: fields may be missing there. */
  readonly openAt?: readonly (string | number)[];
}

/** A syntax error of JSON. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly offset: number;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** A sentence that describes the mistake. */
  readonly message: string;
}

/** The kind of a syntax error. */
export type MistakeKind =
  | 'trailing-comma'
  | 'missing-comma'
  | 'quotes'
  | 'unquoted-name'
  | 'colon'
  | 'word'
  | 'comment'
  | 'control'
  | 'escape'
  | 'number'
  | 'no-braces'
  | 'unexpected'
  | 'depth'
  | 'end';

/** The parts of a call that a text states. */
export interface Call {
  readonly status?: number;
  /** HTTP method in capitals. */
  readonly method?: string;
  /** Path, with its first slash and without the query. */
  readonly path?: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
}
