/** Text with the language it is highlighted in. Highlighting itself happens at render. */
export interface Code {
  readonly text: string;
  /** A Shiki language id: `json`, `bash`, `javascript`, … */
  readonly syntax: string;
}

/** A language request samples are printed in. The order of the list is the order of the tabs. */
export interface SampleLanguage {
  /** ServerHtml in the reader's preference and in shared links: `curl`, `javascript`. */
  readonly id: string;
  readonly label: string;
  readonly syntax: string;
}

/**
 * The one request all languages print: resolved address, headers and body. Secrets are never held: texts name variables
 * (`src/shared/samples/variables.ts`).
 */
export interface SampleRequest {
  readonly method: string;
  /**
   * Whole address with server variables at their defaults and parameters filled in and encoded (RFC 3986). Secrets in
   * it are to be encoded.
   */
  readonly url: string;
  /** The media type of a form is left to the language. */
  readonly headers: readonly SampleHeader[];
  /** Name and password of the Basic scheme (RFC 7617). */
  readonly basic?: { readonly username: string; readonly password: string };
  /** True where the server demands a client's certificate (mutual TLS, RFC 8705). */
  readonly certificate?: boolean;
  readonly body: SampleBody;
  readonly response: SampleResponse;
}

/** How the content of a successful answer is read; `none` where it has none (RFC 9110, section 6.4.1). */
export type SampleResponse = 'json' | 'text' | 'binary' | 'none';

export interface SampleHeader {
  readonly name: string;
  readonly value: string;
}

/** What is sent. */
export type SampleBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** `application/x-www-form-urlencoded`, not encoded yet; a name may come several times. */
  | { readonly kind: 'form'; readonly fields: readonly { readonly name: string; readonly value: string }[] }
  /** `multipart/form-data` (RFC 7578). */
  | { readonly kind: 'multipart'; readonly parts: readonly SamplePart[] }
  /** A text as it goes over the wire. */
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

/** Names that lead to a field, each stated or from a sample: only `documentedFields` makes such a path. */
export type DocumentedPath = readonly string[] & { readonly [documented]: true };

/** What a receiver of a webhook has to know, told by the description alone. */
export interface WebhookSample {
  readonly method: string;
  /** Where receivers listen on the reader's machine. */
  readonly port: number;
  readonly path: string;
  /** Status of a response that acknowledges the event: one that the description names, else 200. */
  readonly success: number;
  /** Names that lead to the documented id of the thing that the event is about. Handlers do not read it. */
  readonly id?: DocumentedPath;
  readonly status?: WebhookStatus;
}

/** The member that tells what happened. */
interface WebhookStatus {
  readonly path: DocumentedPath;
  /** Those documented; empty where none are. */
  readonly values: readonly string[];
}

/** One request in one language. */
export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: Code;
  /** The author wrote it (`x-codeSamples`). */
  readonly isAuthored?: true;
}

/** A titled block of code with a copy button. */
export interface CodePanel {
  readonly title: string;
  readonly code: Code;
}
