/** Calls: the reader's, and the provider's. Created by `scripts/description/model`. */
import type { Extension, Lifecycle, ExternalDocs } from './extension.ts';
import type { Server } from './server.ts';
import type { EvidenceOf } from './evidence.ts';
import type { NotPublished } from './gap.ts';
import type { Parameter, RequestBody, Response } from './media-type.ts';
import type { SecurityRequirement } from './security.ts';

/** Operation Object (section 4.8.10): the common properties of operations, webhooks and callbacks. */
export interface OperationObject extends Lifecycle {
  /** Absent if the description has none. */
  readonly operationId?: string;
  /** Former names (`x-formerly`); absent if none are listed. */
  readonly formerly?: readonly string[];
  /** In capitals; as written if listed under `additionalOperations` of OpenAPI 3.2. */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  /** Alternatives; all schemes of an alternative are needed. An empty one needs no credentials (section 4.8.30). */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Including those of the path item, overridden by name and place. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** The evidence for its parameters and for the statuses it returns. */
  readonly evidence: EvidenceOf;
  readonly notPublished: readonly NotPublished[];
  /** Questions about unpublished facts, in the reader's words (`x-question`). */
  readonly authored?: readonly string[];
  /** Authored samples (`x-codeSamples`). */
  readonly codeSamples: readonly AuthoredSample[];
  readonly extensions: readonly Extension[];
  /** The raw object: a key for positions, never read by pages. */
  readonly node: object;
}

/** A call by the reader. */
export interface Operation extends OperationObject {
  /** Unique: derived from method and path if the description has none, numbered if two are the same. */
  readonly operationId: string;
  readonly methodPublished: boolean;
  /** Path template below the server; absent if not published. */
  readonly path?: string;
  /** The first of `servers`. */
  readonly server: Server;
  /** The servers of the operation, path item or document. At least one. */
  readonly servers: readonly Server[];
  /** Prerequisites in CommonMark (`x-requires`). */
  readonly requires: readonly string[];
  /** Media type that every call declares, with or without a body (`x-content-type` of the document). */
  readonly contentType?: string;
}

/** A call by the provider to the reader, arranged beforehand (section 4.8.1); one for each method of its path item. */
export interface Webhook extends OperationObject {
  /** Unique: the name, followed by the method from the second method of a name on. */
  readonly id: string;
  readonly name: string;
}

/** A call by the provider after an operation (Callback Object, section 4.8.18); one for each expression and method. */
export interface Callback extends OperationObject {
  readonly name: string;
  /** Runtime expression of the URL: `{$request.body#/callbackUrl}` (section 4.8.20.4). */
  readonly expression: string;
}

/** A code sample by the author (`x-codeSamples`). */
export interface AuthoredSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}
