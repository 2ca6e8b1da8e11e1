/** The description as the pages need it: inheritance resolved, references to schemas kept as names. Made by `scripts/model`. */
import type { Gap, NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';

export interface Api {
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  /** In the order of the description; those without a published path (`components/pathItems`) last. */
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The error catalogue, in its own order. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly gaps: readonly Gap[];
}

/** Info Object (OpenAPI 3.1, section 4.8.2). Descriptions are CommonMark. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** A Server Object with its variables at their defaults (section 4.8.5). */
export interface Server {
  /** As written, with `{variables}`. */
  readonly template: string;
  /** Defaults filled in, without trailing slash. */
  readonly url: string;
  readonly description: string;
}

export interface Operation {
  readonly operationId: string;
  /** Capitals. */
  readonly method: string;
  readonly methodPublished: boolean;
  /** Path template below the server; absent where not published. */
  readonly path?: string;
  /** First of the servers that apply: operation, path item or document. */
  readonly server: Server;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** Prerequisites in CommonMark (`x-requires`). */
  readonly requires: readonly string[];
  /** Alternatives; the schemes of one alternative are needed together (section 4.8.30). */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** Those of the path item included, overridden by name and place. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly notPublished: readonly NotPublished[];
  /** Authored samples (`x-codeSamples`). */
  readonly codeSamples: readonly AuthoredSample[];
  /** The raw object: a key for positions, never read by pages. */
  readonly node: object;
}

export interface AuthoredSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** A value to show in samples: `example`, first of `examples`, or the schema's. */
  readonly example?: unknown;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description: string;
  readonly content: readonly MediaType[];
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Name under `components/responses`, where it is shared. */
  readonly component?: string;
  readonly description: string;
  readonly content: readonly MediaType[];
}

export interface MediaType {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** Example Object with its name (section 4.8.19). */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly value: unknown;
}

export interface SecurityScheme {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** `apiKey`: the header, query parameter or cookie. */
  readonly parameterName?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  /** `http`: `basic`, `bearer`, … */
  readonly scheme?: string;
}

export interface Webhook {
  readonly name: string;
  /** Absent where the description gives none. */
  readonly operationId?: string;
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: RequestBody;
  readonly notPublished: readonly NotPublished[];
  readonly node: object;
}

/** One entry of the error catalogue (`x-catalogue` on a reusable response). */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  readonly meaning: string;
  readonly remedy?: string;
  readonly component: string;
  readonly notPublished: readonly NotPublished[];
}
