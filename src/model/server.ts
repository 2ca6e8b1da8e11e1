/** A Server Object (OpenAPI 3.1, section 4.8.5). */
export interface Server {
  /** Name of the server (OpenAPI 3.2). */
  readonly name?: string;
  /** URL as written, with `{variables}`. */
  readonly template: string;
  /** URL with the default values of the variables, without trailing slash. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

/** Server Variable Object (OpenAPI 3.1, section 4.8.6). */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values; empty if any value is allowed. */
  readonly enum: readonly string[];
  readonly description: string;
}
