/** Text with the language it is highlighted in. Highlighting itself happens at render. */
export interface Code {
  readonly text: string;
  /** A Shiki language id: `json`, `bash`, `javascript`, … */
  readonly syntax: string;
}

/** A language request samples are printed in. The order of the list is the order of the tabs. */
export interface SampleLanguage {
  /** Kept in the reader's preference and in shared links: `curl`, `javascript`. */
  readonly id: string;
  readonly label: string;
  readonly syntax: string;
}

/**
 * The one request all languages print: resolved address, headers and body.
 * Secrets are named, never held: a header value of kind `env` is read from an environment variable.
 */
export interface SampleRequest {
  readonly method: string;
  /** Whole address with server variables at their defaults and parameters filled in and encoded (RFC 3986). */
  readonly url: string;
  readonly headers: readonly SampleHeader[];
  /** JSON value of the body; absent without one. */
  readonly body?: unknown;
}

export interface SampleHeader {
  readonly name: string;
  readonly value: string | { readonly env: string };
}

/** One request in one language. */
export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: Code;
}

/** A titled block of code with a copy button. */
export interface CodePanel {
  readonly title: string;
  readonly code: Code;
}
