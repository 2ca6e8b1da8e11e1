/**
 * Operations, to which the reader sends requests, and webhooks and callbacks, which the provider sends. Created by
 * `scripts/description/model`.
 */
import type { Extension, Lifecycle, ExternalDocs } from './extension.ts';
import type { Server } from './server.ts';
import type { EvidenceOf } from './evidence.ts';
import type { NotPublished } from './gap.ts';
import type { Parameter, RequestBody, Response } from './media-type.ts';
import type { SecurityRequirement } from './security.ts';

/** Operation Object (OpenAPI 3.1, section 4.8.10): the common properties of operations, webhooks and callbacks. */
export interface OperationObject extends Lifecycle {
  /** The id; absent if the description has none. */
  readonly operationId?: string;
  /** Former names (`x-formerly`); absent if none are listed. */
  readonly formerly?: readonly string[];
  /** HTTP method in capitals; unchanged if listed under `additionalOperations` (OpenAPI 3.2). */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  /**
   * Alternative lists of security schemes (OpenAPI 3.1, section 4.8.30). A request has to satisfy all schemes of one
   * list. An empty list means that no credentials are needed.
   */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /**
   * The parameters of the path item and of the operation. A parameter of the operation replaces one of the path item
   * with the same name and location.
   */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** The evidence for the parameters and for the list of statuses. */
  readonly evidence: EvidenceOf;
  readonly notPublished: readonly NotPublished[];
  /** Questions about unpublished facts, in the reader's words (`x-question`). */
  readonly authored?: readonly string[];
  /** Samples that the author wrote (`x-codeSamples`). */
  readonly codeSamples: readonly AuthoredSample[];
  readonly extensions: readonly Extension[];
  /** The parsed Operation Object. Serves to find the line of the operation in the source; pages do not read it. */
  readonly node: object;
}

/** An operation: a request that the reader's program can send to the API. */
export interface Operation extends OperationObject {
  /** Unique id: the `operationId`, else derived from method and path. Repeated ids are numbered. */
  readonly operationId: string;
  readonly methodPublished: boolean;
  /** Path template, relative to the server; absent if not published. */
  readonly path?: string;
  /** The first of `servers`. */
  readonly server: Server;
  /** The servers of the operation, else of the path item, else of the document; at least one. */
  readonly servers: readonly Server[];
  /** Prerequisites in CommonMark (`x-requires`). */
  readonly requires: readonly string[];
  /**
   * Media type that every request states in `Content-Type`, with or without a body (`x-content-type` of the document).
   */
  readonly contentType?: string;
}

/**
 * A webhook: a request from the provider to a URL of the reader (OpenAPI 3.1, section 4.8.1). A path item with several
 * methods is several webhooks.
 */
export interface Webhook extends OperationObject {
  /** Unique id: the name of the webhook. If an earlier webhook has the same name, the method is added. */
  readonly id: string;
  readonly name: string;
}

/**
 * A callback: a request by the provider after an operation (Callback Object, OpenAPI 3.1, section 4.8.18). Each method
 * under each expression is a callback of its own.
 */
export interface Callback extends OperationObject {
  readonly name: string;
  /** Runtime expression of the URL: `{$request.body#/callbackUrl}` (OpenAPI 3.1, section 4.8.20.4). */
  readonly expression: string;
}

/** A code sample by the author (`x-codeSamples`). */
export interface AuthoredSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}
