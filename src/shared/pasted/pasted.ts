/** A pasted text as it was recognised, told apart by `kind`. All offsets count UTF-16 units of the pasted text. */
export type Pasted =
  | PastedBodies<'json'>
  | PastedBodies<'log'>
  | PastedBodies<'broken'>
  | PastedStatus
  | PastedRequest
  | PastedCurl
  | PastedWords;

/**
 * `json`: the text is one JSON value. `log`: JSON stands in other text, such as a line of a log or an HTTP message.
 * `broken`: JSON was meant; what could be read of it is there, and its mistakes say what is wrong.
 */
interface PastedBodies<Kind extends 'json' | 'log' | 'broken'> {
  readonly kind: Kind;
  /** At least one, in the order of the text; one that is broken has mistakes. */
  readonly bodies: readonly [Body, ...Body[]];
  /** The call, as the text around says it. */
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

/** A cURL command, perhaps with what it printed. */
export interface PastedCurl {
  readonly kind: 'curl';
  readonly call: Call & { readonly method: string };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The request body, as it is written. */
  readonly body?: string;
  /** The same read as JSON, where it is an object or a list. Offsets count from the start of `body`. */
  readonly json?: Body;
  /** JSON that follows the command: the response. */
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
  /** Offset after its last character. */
  readonly end: number;
  /** In the order of the text; empty for JSON as RFC 8259 has it. */
  readonly mistakes: readonly Mistake[];
  /** Path of the value that reading ended in, where it did not reach the end: fields may be missing there. */
  readonly openAt?: readonly (string | number)[];
}

/** A place at which JSON is broken. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly offset: number;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** What is wrong, a sentence. */
  readonly message: string;
}

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

/** A call, as far as a text says it. */
export interface Call {
  readonly status?: number;
  /** Capitals. */
  readonly method?: string;
  /** Begins with a slash, without query. */
  readonly path?: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
}
