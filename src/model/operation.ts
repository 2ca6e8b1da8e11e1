/** Calls: those of the reader, and those of the provider. Made by `scripts/description/model`. */
import type { Extension, Lifecycle, ExternalDocs } from './extension.ts';
import type { Server } from './server.ts';
import type { EvidenceOf } from './evidence.ts';
import type { NotPublished } from './gap.ts';
import type { Parameter, RequestBody, Response } from './media-type.ts';
import type { SecurityRequirement } from './security.ts';

/** Operation Object (section 4.8.10): what operations, webhooks and callbacks have in common. */
export interface OperationObject extends Lifecycle {
  /** Absent where the description gives none. */
  readonly operationId?: string;
  /** Names that it had before (`x-formerly`); absent where none are listed. */
  readonly formerly?: readonly string[];
  /** Capitals; as written where OpenAPI 3.2 lists it under `additionalOperations`. */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  /**
   * Alternatives; the schemes of one alternative are needed together. An empty one needs no credentials (section
   * 4.8.30).
   */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Those of the path item included, overridden by name and place. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** How its parameters are known, and which statuses it returns. */
  readonly evidence: EvidenceOf;
  readonly notPublished: readonly NotPublished[];
  /** What is not published, as questions in the reader's words (`x-question`). */
  readonly authored?: readonly string[];
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
  /** Media type that every call declares, with a body or without (`x-content-type` of the document). */
  readonly contentType?: string;
}

/**
 * A call the provider makes to the reader, arranged beforehand (section 4.8.1); one for each method of its path item.
 */
export interface Webhook extends OperationObject {
  /** Unique: the name, with the method behind it from the second method of one name on. */
  readonly id: string;
  readonly name: string;
}

/**
 * A call the provider makes because of an operation (Callback Object, section 4.8.18); one for each expression and
 * method.
 */
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
