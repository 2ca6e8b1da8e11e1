/**
 * The description as the pages need it: inheritance resolved, references to schemas kept as names. Made by `scripts/model`.
 * What is marked `x-internal: true` (operations, path items, webhooks, callbacks, parameters, schemas) is no part of it.
 */
import type { Gap, NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';

export interface Api {
  readonly info: Info;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  /** Those declared, in their order, then those that operations use without one, in the order of use. */
  readonly tags: readonly Tag[];
  /** Groups of tags (`x-tagGroups`), in the order of the description; empty where it has none. */
  readonly tagGroups: readonly TagGroup[];
  /** In the order of the description; those without a published path (`components/pathItems`) last. */
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The error catalogue, in its own order. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly gaps: readonly Gap[];
  /** Those of the document and of its Info Object. */
  readonly extensions: readonly Extension[];
}

/** Info Object (OpenAPI 3.1, section 4.8.2). Descriptions are CommonMark. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly summary?: string;
  /** Address. */
  readonly termsOfService?: string;
  readonly contact?: Contact;
  readonly license?: License;
}

/** Contact Object (section 4.8.3). */
export interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** License Object (section 4.8.4). */
export interface License {
  readonly name: string;
  /** An SPDX expression: `Apache-2.0`. */
  readonly identifier?: string;
  readonly url?: string;
}

/** External Documentation Object (section 4.8.11). */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string;
}

/** A specification extension (section 4.9) that the compiler does not know: pages can but show it as it is. */
export interface Extension {
  /** With its `x-`. */
  readonly name: string;
  readonly value: unknown;
}

/** Tag Object (OpenAPI 3.2, section 4.22). */
export interface Tag {
  readonly name: string;
  /** What readers see: `summary`, or `x-displayName` of earlier versions, else the name. */
  readonly displayName: string;
  readonly description: string;
  /** Name of the tag this one belongs to. */
  readonly parent?: string;
  /** `nav`, `badge`, `audience`, … */
  readonly kind?: string;
  readonly externalDocs?: ExternalDocs;
}

export interface TagGroup {
  readonly name: string;
  /** Names of tags. */
  readonly tags: readonly string[];
}

/** A Server Object with its variables at their defaults (section 4.8.5). */
export interface Server {
  /** Name of OpenAPI 3.2. */
  readonly name?: string;
  /** As written, with `{variables}`. */
  readonly template: string;
  /** Defaults filled in, without trailing slash. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

/** Server Variable Object (section 4.8.6). */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The values it may have; any where empty. */
  readonly enum: readonly string[];
  readonly description: string;
}

/** Operation Object (section 4.8.10): what operations, webhooks and callbacks have in common. */
export interface OperationObject {
  /** Absent where the description gives none. */
  readonly operationId?: string;
  /** Capitals; as written where OpenAPI 3.2 lists it under `additionalOperations`. */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Alternatives; the schemes of one alternative are needed together. An empty one needs no credentials (section 4.8.30). */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Those of the path item included, overridden by name and place. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  readonly notPublished: readonly NotPublished[];
  /** Authored samples (`x-codeSamples`). */
  readonly codeSamples: readonly AuthoredSample[];
  readonly extensions: readonly Extension[];
  /** The raw object: a key for positions, never read by pages. */
  readonly node: object;
}

/** A call the reader makes. */
export interface Operation extends OperationObject {
  /** Unique: made from method and path where the description gives none, numbered where two are the same. */
  readonly operationId: string;
  readonly methodPublished: boolean;
  /** Path template below the server; absent where not published. */
  readonly path?: string;
  /** First of `servers`. */
  readonly server: Server;
  /** Those that apply: of the operation, path item or document. At least one. */
  readonly servers: readonly Server[];
  /** Prerequisites in CommonMark (`x-requires`). */
  readonly requires: readonly string[];
}

/** A call the provider makes to the reader, arranged beforehand (section 4.8.1); one for each method of its path item. */
export interface Webhook extends OperationObject {
  readonly name: string;
}

/** A call the provider makes because of an operation (Callback Object, section 4.8.18); one for each expression and method. */
export interface Callback extends OperationObject {
  readonly name: string;
  /** Runtime expression of the address: `{$request.body#/callbackUrl}` (section 4.8.20.4). */
  readonly expression: string;
}

export interface AuthoredSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Parameter Object (section 4.8.12), or Header Object (section 4.8.21) with its name. */
export interface Parameter {
  readonly name: string;
  /** `querystring` of OpenAPI 3.2 is the whole query. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** How a value is written (section 4.8.12.4), by default that of its place. Means nothing beside `mediaType`. */
  readonly style: ParameterStyle;
  /** Whether entries and fields are written one by one. */
  readonly explode: boolean;
  /** Whether reserved characters (RFC 3986, section 2.2) stay as they are. */
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** The value is a text of this media type (`content`). */
  readonly mediaType?: string;
  /** A value to show in samples: `example`, first of `examples`, or the schema's. */
  readonly example?: unknown;
  /** Those of the parameter itself, by name. */
  readonly examples: readonly Example[];
}

/** `cookie` is of OpenAPI 3.2. */
export type ParameterStyle = 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** Request Body Object (section 4.8.13). */
export interface RequestBody {
  readonly required: boolean;
  readonly description: string;
  readonly content: readonly MediaType[];
}

/** Response Object (section 4.8.17). */
export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Name under `components/responses`, where it is shared. */
  readonly component?: string;
  /** Summary of OpenAPI 3.2. */
  readonly summary?: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
}

/** Media Type Object (OpenAPI 3.1, section 4.8.14; 3.2, section 4.14). */
export interface MediaType {
  readonly mediaType: string;
  readonly schema: Schema;
  /** One entry of a sequential media type: `application/jsonl`, `text/event-stream` (OpenAPI 3.2). */
  readonly itemSchema?: Schema;
  /** Examples with a value to show. */
  readonly examples: readonly Example[];
  /** Examples whose value is kept elsewhere. */
  readonly externalExamples: readonly ExternalExample[];
  /** Fields of a form that are files: binary data by their schema. */
  readonly files: readonly string[];
  /** How the fields of a form are written, by name. */
  readonly encoding: readonly PropertyEncoding[];
  /** How the entries of a multipart body are written, by position (OpenAPI 3.2). */
  readonly prefixEncoding: readonly Encoding[];
  /** How all further entries are written (OpenAPI 3.2). */
  readonly itemEncoding?: Encoding;
}

/** Encoding Object (section 4.8.15). What it does not say follows from the schema. */
export interface Encoding {
  /** One or several media types, separated by commas. */
  readonly contentType?: string;
  readonly headers: readonly Parameter[];
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export interface PropertyEncoding extends Encoding {
  readonly name: string;
}

/** Link Object (section 4.8.20): what a response makes possible. */
export interface Link {
  readonly name: string;
  readonly description: string;
  /** The operation it leads to; one of both. */
  readonly operationId?: string;
  /** The same as a reference: `#/paths/~1orders/get`. */
  readonly operationRef?: string;
  /** Values or runtime expressions, by name, perhaps with a place before it: `path.id`. */
  readonly parameters: readonly { readonly name: string; readonly value: unknown }[];
  readonly requestBody?: unknown;
  readonly server?: Server;
}

/** Example Object with its name (section 4.8.19). */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** `value`, or `dataValue` or `serializedValue` of OpenAPI 3.2. */
  readonly value: unknown;
  /** The value as it goes over the wire (OpenAPI 3.2). */
  readonly serializedValue?: string;
  /** Address of the value as it goes over the wire. */
  readonly externalValue?: string;
  /** Made from the schema rather than written by the author. */
  readonly generated?: true;
}

/** Example Object of which there is but an address. */
export interface ExternalExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly externalValue: string;
}

/** Security Scheme Object (OpenAPI 3.1, section 4.8.27; 3.2, section 4.27). */
export interface SecurityScheme {
  readonly name: string;
  /** `apiKey`, `http`, `mutualTLS`, `oauth2`, `openIdConnect`; empty where the description does not define the scheme. */
  readonly type: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** `apiKey`: the header, query parameter or cookie. */
  readonly parameterName?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  /** `http`: `basic`, `bearer`, … */
  readonly scheme?: string;
  /** `http` with `bearer`: `JWT`, … */
  readonly bearerFormat?: string;
  /** `oauth2`. */
  readonly flows?: readonly OAuthFlow[];
  /** `openIdConnect`: address of the discovery document. */
  readonly openIdConnectUrl?: string;
  /** `oauth2`: address of the authorization server's metadata (RFC 8414; OpenAPI 3.2). */
  readonly oauth2MetadataUrl?: string;
}

/** A scheme that is demanded (Security Requirement Object, section 4.8.30). */
export interface SecurityRequirement extends SecurityScheme {
  /** Scopes of OAuth 2 and OpenID Connect, roles of other types. */
  readonly scopes: readonly string[];
}

/** OAuth Flow Object (section 4.8.29). */
export interface OAuthFlow {
  /** `deviceAuthorization` is of OpenAPI 3.2. */
  readonly kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
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
