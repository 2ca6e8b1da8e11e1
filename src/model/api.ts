/**
 * The model of an API, from which pages are built. Each operation contains the servers, credentials and parameters that
 * it inherits. References to schemas are not resolved. Created by `scripts/description/model`.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Gap, NotPublished, Question } from './gap.ts';
import type { Extension, ExternalDocs } from './extension.ts';
import type { Example } from './media-type.ts';
import type { Operation, Webhook } from './operation.ts';
import type { Schema } from './schema.ts';
import type { SecurityScheme } from './security.ts';
import type { Server } from './server.ts';

/** The description of an API. */
export interface Api {
  readonly info: Info;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  /** The tags that the description defines, in its order; then tags that only operations name, in the order of use. */
  readonly tags: readonly Tag[];
  /** Tag groups (`x-tagGroups`), in the order of the description; empty if the description has none. */
  readonly tagGroups: readonly TagGroup[];
  /**
   * The operations, in the order of the description. Operations without a published path, which are listed under
   * `components/pathItems`, come last.
   */
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
  readonly schemas: Readonly<Record<string, Schema>>;
  /**
   * The schemas to which references point, by key. The key of a component is its name; the key of any other schema is
   * the whole `$ref`.
   */
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The entries of the error catalogue (`x-catalogue`), in the order of the description. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly gaps: readonly Gap[];
  /** The questions of `questions.yaml`, in the order of the file. */
  readonly questions: readonly Question[];
  /** The default evidence (`x-evidence` of the document). It applies to a fact if no object states other evidence. */
  readonly evidence: EvidenceOf;
  /** Extensions of the document and of the Info Object. */
  readonly extensions: readonly Extension[];
}

/** Info Object (OpenAPI 3.1, section 4.8.2). Descriptions are CommonMark. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly summary?: string;
  /** URL of the terms. */
  readonly termsOfService?: string;
  readonly contact?: Contact;
  readonly license?: License;
}

/** Contact Object (OpenAPI 3.1, section 4.8.3). */
interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** License Object (OpenAPI 3.1, section 4.8.4). */
interface License {
  readonly name: string;
  /** An SPDX expression: `Apache-2.0`. */
  readonly identifier?: string;
  readonly url?: string;
}

/** Tag Object (OpenAPI 3.2, section 4.22). */
export interface Tag {
  readonly name: string;
  /** The displayed name: `summary` (OpenAPI 3.2), else `x-displayName`, else `name`. */
  readonly displayName: string;
  readonly description: string;
  /** Name of the parent tag. */
  readonly parent?: string;
  /** The kind of tag: `nav`, `badge`, `audience`, … */
  readonly kind?: string;
  readonly externalDocs?: ExternalDocs;
}

/** A group of tags (`x-tagGroups`). */
export interface TagGroup {
  readonly name: string;
  /** Names of tags. */
  readonly tags: readonly string[];
}

/** Who resolves an error: the caller, the provider's support on request, or the provider without a request. */
export type Actor = 'caller' | 'support' | 'provider';

/** One entry of the error catalogue (`x-catalogue` on a reusable response). */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  readonly meaning: string;
  readonly remedy?: string;
  /** Who has to act on the error; absent if the description does not state it. */
  readonly actor?: Actor;
  readonly component: string;
  readonly notPublished: readonly NotPublished[];
  /** The author's questions about the error (`x-question`). */
  readonly authored?: readonly string[];
}
