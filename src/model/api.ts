/**
 * The description as the pages need it: inheritance resolved, references to schemas kept as names. Made by
 * `scripts/description/model`.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Gap, NotPublished, Question } from './gap.ts';
import type { Extension, ExternalDocs } from './extension.ts';
import type { Example } from './media-type.ts';
import type { Operation, Webhook } from './operation.ts';
import type { Schema } from './schema.ts';
import type { SecurityScheme } from './security.ts';
import type { Server } from './server.ts';

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
  /**
   * What a `$ref` can lead to: schemas by name, those that are not for readers among them, other places by the
   * reference itself.
   */
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The error catalogue, in its own order. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly gaps: readonly Gap[];
  /** Those of `questions.yaml`, in its order. */
  readonly questions: readonly Question[];
  /** How facts are known of which no object says it. */
  readonly evidence: EvidenceOf;
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
interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** License Object (section 4.8.4). */
interface License {
  readonly name: string;
  /** An SPDX expression: `Apache-2.0`. */
  readonly identifier?: string;
  readonly url?: string;
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

/** Who mends an error: the caller, the provider's support once it is told, or the provider without being told. */
export type Actor = 'caller' | 'support' | 'provider';

/** One entry of the error catalogue (`x-catalogue` on a reusable response). */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  readonly meaning: string;
  readonly remedy?: string;
  /** Who has to act on it; absent where the description does not say. */
  readonly actor?: Actor;
  readonly component: string;
  readonly notPublished: readonly NotPublished[];
  /** The questions about it, in their author's words (`x-question`). */
  readonly authored?: readonly string[];
}
