/** Source code with its language. Pages show it highlighted. */
export interface Code {
  readonly text: string;
  /** A Shiki language id: `json`, `bash`, `javascript`, … */
  readonly syntax: string;
}

/** A language of samples. */
export interface SampleLanguage {
  /** Id of the language, such as `curl`. The reader's stored preferences and shared links contain it too. */
  readonly id: string;
  readonly label: string;
  readonly syntax: string;
}

/**
 * The request that the samples of all languages send: resolved URL, headers and body. It contains no secrets: strings
 * name environment variables instead (`src/shared/samples/variables.ts`).
 */
export interface SampleRequest {
  readonly method: string;
  /**
   * Full URL, with default values for server variables. Parameters are percent-encoded (RFC 3986). Environment
   * variables in the URL are not: the code in each language encodes their values.
   */
  readonly url: string;
  /** Headers, except the `Content-Type` of a form, which each language sets itself. */
  readonly headers: readonly Pair[];
  /** Name and password of the Basic scheme (RFC 7617). */
  readonly basic?: { readonly username: string; readonly password: string };
  /** Whether the server demands a client certificate (mutual TLS, RFC 8705). */
  readonly certificate?: boolean;
  readonly body: SampleBody;
  readonly response: SampleResponse;
}

/** How a sample reads a successful response; `none` if the response has no content (RFC 9110, section 6.4.1). */
export type SampleResponse = 'json' | 'text' | 'binary' | 'none';

/** A name with its value: a header, a parameter or a form field. */
export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** The body of a request. */
export type SampleBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** `application/x-www-form-urlencoded`, before encoding; names may repeat. */
  | { readonly kind: 'form'; readonly fields: readonly Pair[] }
  /** `multipart/form-data` (RFC 7578). */
  | { readonly kind: 'multipart'; readonly parts: readonly SamplePart[] }
  /** A body that is already serialised. */
  | { readonly kind: 'text'; readonly text: string }
  /** The content of a file. */
  | { readonly kind: 'binary'; readonly file: string };

/** One part of a multipart body: a string, a JSON value or a file. */
export type SamplePart = { readonly name: string; readonly contentType?: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'file'; readonly file: string }
);

declare const documented: unique symbol;

/**
 * The path to a field: field names, each stated by the provider or taken from a sample. Only `documented-fields.ts`
 * creates such paths.
 */
export type DocumentedPath = readonly string[] & { readonly [documented]: true };

/** The data from which a webhook receiver is rendered, taken only from the description. */
export interface WebhookSample {
  readonly method: string;
  /** Port of the receiver on the reader's machine. */
  readonly port: number;
  readonly path: string;
  /** Status with which the receiver acknowledges the event: from the description, else 200. */
  readonly success: number;
  /** Path to the id of the object that the event is about, such as a payment; absent if not documented. */
  readonly id?: DocumentedPath;
  readonly status?: WebhookStatus;
}

/** The body field that states the event, such as `status` or `type`. */
interface WebhookStatus {
  readonly path: DocumentedPath;
  /** The documented values; may be empty. */
  readonly values: readonly string[];
}

/** A sample in one language: a request, or a server that receives a webhook. */
export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: Code;
  /** Whether the author wrote the sample (`x-codeSamples`). */
  readonly isAuthored?: true;
}

/** A titled block of code with a copy button. */
export interface CodePanel {
  readonly title: string;
  readonly code: Code;
}
