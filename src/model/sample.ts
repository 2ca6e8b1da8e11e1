/** Text with the language in which it is highlighted. It is highlighted on rendering. */
export interface Code {
  readonly text: string;
  /** A Shiki language id: `json`, `bash`, `javascript`, … */
  readonly syntax: string;
}

/** A language of request samples. */
export interface SampleLanguage {
  /** Id, stored as the reader's preference and used in shared links: `curl`, `javascript`. */
  readonly id: string;
  readonly label: string;
  readonly syntax: string;
}

/**
 * The request that all languages print: resolved URL, headers and body. It contains no secrets: its texts name
 * variables instead (`src/shared/samples/variables.ts`).
 */
export interface SampleRequest {
  readonly method: string;
  /**
   * Full URL, with defaults for server variables and encoded parameters (RFC 3986). Languages have to encode the
   * secrets in it.
   */
  readonly url: string;
  /** Headers, without the media type of a form, which each language sets itself. */
  readonly headers: readonly SampleHeader[];
  /** Name and password of the Basic scheme (RFC 7617). */
  readonly basic?: { readonly username: string; readonly password: string };
  /** Whether the server demands a client certificate (mutual TLS, RFC 8705). */
  readonly certificate?: boolean;
  readonly body: SampleBody;
  readonly response: SampleResponse;
}

/** The format in which a successful response is read; `none` if it has no content (RFC 9110, section 6.4.1). */
export type SampleResponse = 'json' | 'text' | 'binary' | 'none';

/** A header of a request. */
export interface SampleHeader {
  readonly name: string;
  readonly value: string;
}

/** The body of a request. */
export type SampleBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** `application/x-www-form-urlencoded`, before encoding; names may repeat. */
  | { readonly kind: 'form'; readonly fields: readonly { readonly name: string; readonly value: string }[] }
  /** `multipart/form-data` (RFC 7578). */
  | { readonly kind: 'multipart'; readonly parts: readonly SamplePart[] }
  /** A serialised text. */
  | { readonly kind: 'text'; readonly text: string }
  /** The content of a file. */
  | { readonly kind: 'binary'; readonly file: string };

/** One part of a multipart body: a text, a JSON value or a file. */
export type SamplePart = { readonly name: string; readonly contentType?: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'file'; readonly file: string }
);

declare const documented: unique symbol;

/** The names on the path to a field, each stated or from a sample. Only `documentedFields` creates such a path. */
export type DocumentedPath = readonly string[] & { readonly [documented]: true };

/** The data from which a webhook receiver is rendered, taken only from the description. */
export interface WebhookSample {
  readonly method: string;
  /** Port of the receiver on the reader's machine. */
  readonly port: number;
  readonly path: string;
  /** Status of the response that acknowledges the event: from the description, else 200. */
  readonly success: number;
  /** Path to the documented id of the event's subject. Handlers do not read the id. */
  readonly id?: DocumentedPath;
  readonly status?: WebhookStatus;
}

/** The body member that names the event. */
interface WebhookStatus {
  readonly path: DocumentedPath;
  /** The documented values; may be empty. */
  readonly values: readonly string[];
}

/** One request in one language. */
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
