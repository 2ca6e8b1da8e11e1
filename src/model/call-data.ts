/**
 * What the built site says of its calls to programs: pages that explain and build bodies, and servers for agents. All
 * files lie below `data/` and are fetched on intent: `index.json` first, then `operations/<id>.json`,
 * `webhooks/<id>.json` or `callbacks/<id of the operation>-<number>.json`, then the files of schemas that these name.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Example, MediaType, Parameter } from './media-type.ts';
import type { Href } from './nav.ts';
import type { WebhookSample } from './sample.ts';
import type { NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';
import type { SecurityRequirement } from './security.ts';

/** `data/index.json`: the calls, and enough to tell which of them document the fields of a body. */
export interface DataIndex {
  /** In the order of the sidebar. */
  readonly calls: readonly CallEntry[];
  /** The objects and lists of all bodies, each once. The first have no names: see `src/shared/explain/find-calls.ts`. */
  readonly shapes: readonly Shape[];
  /** Bodies of JSON, by the place of their object in `shapes`. */
  readonly bodies: readonly (readonly [shape: number, uses: readonly BodyUse[]])[];
  readonly statuses: readonly StatusEntry[];
  /** Texts that examples of errors contain. */
  readonly messages: readonly ErrorMessage[];
  /** How facts are known of which no object says it. */
  readonly evidence: EvidenceOf;
  /** Files of the schemas by name. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Old paths of pages, and where they lead; absent where nothing has moved. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** The fields that an object documents, by name, each with the place in `shapes` of what is inside; a list has one name. */
export type Shape = Readonly<Record<string, number>>;

/** An operation, or what the provider calls unasked: a webhook, or a callback of an operation. */
export interface CallEntry {
  readonly kind: 'operation' | 'webhook';
  readonly title: string;
  readonly href: Href;
  /** Its file below `data/`. */
  readonly file: string;
  /** Capitals; absent where not published. */
  readonly method?: string;
  /** Server path and path template joined: `/v1/orders/{id}`; absent where not published. */
  readonly path?: string;
}

/** Whether the reader sends a body, receives it, or receives it unasked. */
export type BodySide = 'request' | 'response' | 'webhook';

/** Place of the call in `calls` and, for a response, its status. */
export type BodyUse = readonly [call: number, status?: string];

/** What is documented of a status code. */
export interface StatusEntry {
  /** `401`, `5XX`, `default`. */
  readonly code: string;
  readonly title: string;
  /** Its page, for errors. */
  readonly href?: Href;
  /** What it means, where the description says so. */
  readonly meaning?: string;
  /** What to do, where the description says so. */
  readonly remedy?: string;
  /** Who has to act, as pages of errors word it. */
  readonly actor?: string;
}

/** A text of an example of an error, its status, and the places in `calls` of those that have it. */
export type ErrorMessage = readonly [text: string, status: string, calls: readonly number[]];

/** `data/operations/<id>.json`, `data/webhooks/<id>.json`, `data/callbacks/…`. */
export interface CallData extends CallEntry {
  readonly id: string;
  readonly description: string;
  /** With scheme and host; absent where not published. */
  readonly url?: string;
  readonly parameters: readonly Parameter[];
  /** What is sent: by the reader to an operation, by the provider to a webhook. */
  readonly body?: { readonly required: boolean; readonly content: readonly BodyData[] };
  readonly responses: readonly ResponseData[];
  /** Data of a webhook alone. */
  readonly simulation?: Simulation;
  /** What a request needs besides; absent for webhooks. */
  readonly request?: RequestData;
  /** Files below `data/` with the schemas that this one refers to, and those that these refer to. */
  readonly schemas: readonly string[];
}

/** The data of the webhook simulator and of the conformance script. */
export interface Simulation {
  /** What handlers are made of; absent where the page shows none. */
  readonly sample?: WebhookSample;
  /** The first example handler of the page. */
  readonly handler?: Href;
  /** It comes with credentials, which its page names. */
  readonly carries?: true;
  /** Most names of its fields are ours, and so are their values. */
  readonly isOurs?: true;
  /** What is not documented of it, in the words of the page that lists such questions. */
  readonly question?: string;
}

/** What the reader's own request to an operation needs. */
export interface RequestData {
  /** Alternatives, as `Operation` has them; what only pages tell of the schemes is left out. */
  readonly security: readonly (readonly RequestCredential[])[];
  /** Media type that every call declares, with a body or without. */
  readonly contentType?: string;
  /** In words, with the day on which the operation goes; absent where it is not deprecated. */
  readonly deprecated?: string;
  readonly notPublished: readonly NotPublished[];
}

/** A credential that a request carries. */
export type RequestCredential = Pick<SecurityRequirement, 'name' | 'type' | 'in' | 'parameterName' | 'scheme'>;

export interface ResponseData {
  /** `200`, `5XX`, `default`. */
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly href: Href;
  readonly headers: readonly Parameter[];
  readonly content: readonly BodyData[];
}

/** A body in one media type. References stay names: `SchemaFile` has what they lead to. */
export interface BodyData extends Pick<
  MediaType,
  'mediaType' | 'schema' | 'itemSchema' | 'encoding' | 'files' | 'withoutExample'
> {
  readonly examples: readonly Example[];
  readonly rows: Rows;
}

/** Where pages show the fields of a body. */
export interface Rows {
  /** The page. */
  readonly href: Href;
  /** Anchor of the table, which begins those of its rows. */
  readonly anchor: string;
  /** Path of each row, `data.items[].id`; with its anchor where that is not made of both. */
  readonly fields: readonly (string | readonly [path: string, anchor: string])[];
  /** Fields below a path that have a page of their own. */
  readonly elsewhere: readonly (readonly [path: string, href: Href])[];
}

/** A file of schemas by name, or by the whole reference where they are no component. */
export type SchemaFile = Readonly<Record<string, Schema>>;
