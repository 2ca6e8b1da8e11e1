/**
 * The content of requests and responses: parameters, bodies, headers and examples. Created by
 * `scripts/description/model`.
 */
import type { Evidence } from './evidence.ts';
import type { Extended } from './extension.ts';
import type { NotPublished } from './gap.ts';
import type { Server } from './server.ts';
import type { Schema } from './schema.ts';

/** Parameter Object, or Header Object with its name (OpenAPI 3.1, sections 4.8.12 and 4.8.21). */
export interface Parameter extends Extended {
  readonly name: string;
  /** Former names (`x-formerly`); absent if none are listed. */
  readonly formerly?: readonly string[];
  /** Location of the parameter; `querystring` (OpenAPI 3.2) is the whole query. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly schema: Schema;
  /**
   * Serialisation style (OpenAPI 3.1, section 4.8.12.4); the default depends on the location. Ignored if `mediaType` is
   * set.
   */
  readonly style: ParameterStyle;
  /** Whether each entry of an array, or each field of an object, is serialised separately. */
  readonly explode: boolean;
  /** Whether reserved characters (RFC 3986, section 2.2) are left unencoded. */
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** Media type of the value as serialised; set if the parameter has `content` instead of `schema`. */
  readonly mediaType?: string;
  /**
   * The value that samples show: `example`, the first of `examples`, or a value from the schema, such as its example or
   * default.
   */
  readonly example?: unknown;
  /** Set if the example was generated, because the description has none. */
  readonly generated?: true;
  /** Examples of the parameter itself, not of its schema. */
  readonly examples: readonly Example[];
  /** Examples with an external value; absent if there are none. */
  readonly externalExamples?: readonly ExternalExample[];
}

/** Serialisation styles; `cookie` is from OpenAPI 3.2. */
export type ParameterStyle =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** Request Body Object (OpenAPI 3.1, section 4.8.13). */
export interface RequestBody extends Extended {
  readonly required: boolean;
  readonly description: string;
  readonly content: readonly MediaType[];
}

/** Response Object (OpenAPI 3.1, section 4.8.17). */
export interface Response extends Extended {
  /** The status: `200`, `4XX`, `default`. */
  readonly status: string;
  /** Name under `components/responses`, if the response is a component. */
  readonly component?: string;
  /** Summary (OpenAPI 3.2), or `x-displayName`. */
  readonly summary?: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
  readonly notPublished?: readonly NotPublished[];
  /** Questions about unpublished facts, in the reader's words (`x-question`). */
  readonly authored?: readonly string[];
}

/** The serialisation of the parts of a body. */
export interface Encodings {
  /** Encodings of the fields of a form, by name. */
  readonly encoding: readonly PropertyEncoding[];
  /** Encodings of the first entries of a multipart body, by position (OpenAPI 3.2). */
  readonly prefixEncoding: readonly Encoding[];
  /** Encoding of all entries after those of `prefixEncoding` (OpenAPI 3.2). */
  readonly itemEncoding?: Encoding;
}

/** Media Type Object (OpenAPI 3.1, section 4.8.14; 3.2, section 4.14). */
export interface MediaType extends Extended, Encodings {
  readonly mediaType: string;
  /** Description, from OpenAPI 3.2. */
  readonly description?: string;
  readonly schema: Schema;
  /**
   * Schema of one entry of a sequential media type, such as `application/jsonl` or `text/event-stream` (OpenAPI 3.2).
   */
  readonly itemSchema?: Schema;
  /** Examples with a value that pages can show. */
  readonly examples: readonly Example[];
  /** A sentence that states why a documented body has no example. */
  readonly withoutExample?: string;
  /** Examples with an external value. */
  readonly externalExamples: readonly ExternalExample[];
  /** Names of the form fields that are files: binary data according to the schema. */
  readonly files: readonly string[];
}

/**
 * Encoding Object (OpenAPI 3.1, section 4.8.15). An absent property has a default that follows from the schema of the
 * part.
 */
export interface Encoding extends Extended {
  /** One or several media types, separated by commas. */
  readonly contentType?: string;
  readonly headers: readonly Parameter[];
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Encodings inside a part that has parts of its own (OpenAPI 3.2); absent if not described. */
  readonly nested?: Encodings;
}

interface PropertyEncoding extends Encoding {
  readonly name: string;
}

/** Link Object (OpenAPI 3.1, section 4.8.20): a call of another operation that can follow a response. */
export interface Link extends Extended {
  readonly name: string;
  readonly description: string;
  /** Id of the target operation. A link has either `operationId` or `operationRef`. */
  readonly operationId?: string;
  /** The target operation as a reference, `#/paths/~1orders/get`. */
  readonly operationRef?: string;
  /**
   * Values or runtime expressions, by parameter name. A name may begin with the location of the parameter: `path.id`.
   */
  readonly parameters: readonly { readonly name: string; readonly value: unknown }[];
  readonly requestBody?: unknown;
  readonly server?: Server;
}

/** Example Object with its name (OpenAPI 3.1, section 4.8.19). */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** The value of the example: `value` or, in OpenAPI 3.2, `dataValue` or `serializedValue`. */
  readonly value: unknown;
  /** The serialised value (OpenAPI 3.2). */
  readonly serializedValue?: string;
  /** URL of the serialised value. */
  readonly externalValue?: string;
  /** The evidence for the value; absent if the default evidence of the API applies. */
  readonly evidence?: Evidence;
  /** Whether the value was generated from the schema rather than written by the author. */
  readonly generated?: true;
}

/** An Example Object that has only a URL or a description. */
export type ExternalExample = Pick<Example, 'name' | 'summary' | 'description' | 'externalValue'>;
