import type { Pair } from '../../model/sample.ts';

/**
 * A pasted text that was recognised, discriminated by `kind`. Offsets count UTF-16 code units from the start of the
 * text.
 */
export type Pasted =
  | PastedBodies<'json'>
  | PastedBodies<'log'>
  | PastedBodies<'broken'>
  | PastedStatus
  | PastedRequest
  | PastedCurl
  | PastedWords;

/**
 * JSON in a pasted text. `json`: the text is one JSON value. `log`: other text surrounds the JSON, as in a log line or
 * an HTTP message. `broken`: the JSON is invalid, and only its readable part is in `bodies`.
 */
interface PastedBodies<Kind extends 'json' | 'log' | 'broken'> {
  readonly kind: Kind;
  /** At least one body, in the order of the text. Only a broken body has mistakes. */
  readonly bodies: readonly [Body, ...Body[]];
  /** What the text around the bodies states: method, path, query and status. */
  readonly call: Call;
}

/**
 * A status line, a status code alone, or a sentence with one: `HTTP/1.1 401 Unauthorized`, `401`, `failed with 401`.
 */
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
  readonly headers: readonly Pair[];
  /** The request body, as the command contains it. */
  readonly body?: string;
  /** The request body read as JSON, if it is an object or a list. Its offsets count from the start of `body`. */
  readonly json?: Body;
  /** The response: JSON in the output after the command. */
  readonly response?: Body;
}

interface PastedWords {
  readonly kind: 'words';
  readonly text: string;
}

/** A JSON value in a text. */
export interface Body {
  readonly value: unknown;
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** Syntax errors in the order of the text; empty for valid JSON (RFC 8259). */
  readonly mistakes: readonly Mistake[];
  /**
   * Path of the object or list in which reading stopped early, so that fields may be missing; absent if all was read.
   */
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

/** What a text states about a request and the status of its response. */
export interface Call {
  readonly status?: number;
  /** HTTP method in capitals. */
  readonly method?: string;
  /** Path with its leading slash, without the query. */
  readonly path?: string;
  readonly query?: readonly Pair[];
}
