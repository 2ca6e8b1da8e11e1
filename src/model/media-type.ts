/** What calls carry: parameters, bodies, responses and their examples. Made by `scripts/description/model`. */
import type { Evidence } from './evidence.ts';
import type { Extended } from './extension.ts';
import type { NotPublished } from './gap.ts';
import type { Server } from './server.ts';
import type { Schema } from './schema.ts';

/** Parameter Object (section 4.8.12), or Header Object (section 4.8.21) with its name. */
export interface Parameter extends Extended {
  readonly name: string;
  /** Names that it had before (`x-formerly`); absent where none are listed. */
  readonly formerly?: readonly string[];
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
  /** The description gives no value: the one for samples is made. */
  readonly generated?: true;
  /** Those of the parameter itself, by name. */
  readonly examples: readonly Example[];
  /** Those whose value is kept elsewhere; absent where there are none. */
  readonly externalExamples?: readonly ExternalExample[];
}

/** `cookie` is of OpenAPI 3.2. */
export type ParameterStyle =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** Request Body Object (section 4.8.13). */
export interface RequestBody extends Extended {
  readonly required: boolean;
  readonly description: string;
  readonly content: readonly MediaType[];
}

/** Response Object (section 4.8.17). */
export interface Response extends Extended {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Name under `components/responses`, where it is shared. */
  readonly component?: string;
  /** Summary of OpenAPI 3.2, or `x-displayName`. */
  readonly summary?: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
  readonly notPublished?: readonly NotPublished[];
  /** What is not published, as questions in the reader's words (`x-question`). */
  readonly authored?: readonly string[];
}

/** How the parts of a body are written. */
export interface Encodings {
  /** Of the fields of a form, by name. */
  readonly encoding: readonly PropertyEncoding[];
  /** Of the entries of a multipart body, by position (OpenAPI 3.2). */
  readonly prefixEncoding: readonly Encoding[];
  /** Of all further entries (OpenAPI 3.2). */
  readonly itemEncoding?: Encoding;
}

/** Media Type Object (OpenAPI 3.1, section 4.8.14; 3.2, section 4.14). */
export interface MediaType extends Extended, Encodings {
  readonly mediaType: string;
  /** Of OpenAPI 3.2. */
  readonly description?: string;
  readonly schema: Schema;
  /** One entry of a sequential media type: `application/jsonl`, `text/event-stream` (OpenAPI 3.2). */
  readonly itemSchema?: Schema;
  /** Examples with a value to show. */
  readonly examples: readonly Example[];
  /** Why there is none of what is documented, as a sentence. */
  readonly withoutExample?: string;
  /** Examples whose value is kept elsewhere. */
  readonly externalExamples: readonly ExternalExample[];
  /** Fields of a form that are files: binary data by their schema. */
  readonly files: readonly string[];
}

/** Encoding Object (section 4.8.15). What it does not say follows from the schema. */
export interface Encoding extends Extended {
  /** One or several media types, separated by commas. */
  readonly contentType?: string;
  readonly headers: readonly Parameter[];
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Of the parts of a part (OpenAPI 3.2); absent where nothing is said of them. */
  readonly nested?: Encodings;
}

interface PropertyEncoding extends Encoding {
  readonly name: string;
}

/** Link Object (section 4.8.20): what a response makes possible. */
export interface Link extends Extended {
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
  /** How its value is known, where that departs from the API. */
  readonly evidence?: Evidence;
  /** Made from the schema rather than written by the author. */
  readonly generated?: true;
}

/** Example Object of which there is but an address, or but words. */
export interface ExternalExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly externalValue?: string;
}
