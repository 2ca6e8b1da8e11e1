/**
 * Data about its calls that the built site offers to programs: pages that explain and build bodies, and servers for
 * agents. All files are below `data/` and fetched on intent: `index.json` first, then `operations/<id>.json`,
 * `webhooks/<id>.json` or `callbacks/<id of the operation>-<number>.json`, then the files of schemas that these name.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Example, MediaType, Parameter } from './media-type.ts';
import type { Href } from './nav.ts';
import type { WebhookSample } from './sample.ts';
import type { NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';
import type { SecurityRequirement } from './security.ts';

/** `data/index.json`: the calls, and enough to find those that document the fields of a body. */
export interface DataIndex {
  /** In the order of the sidebar. */
  readonly calls: readonly CallEntry[];
  /** All objects and lists of bodies, without duplicates; the first are those of `src/shared/explain/find-calls.ts`. */
  readonly shapes: readonly Shape[];
  /** JSON bodies, by the index of their object in `shapes`. */
  readonly bodies: readonly (readonly [shape: number, uses: readonly BodyUse[]])[];
  readonly statuses: readonly StatusEntry[];
  /** Texts that examples of errors contain. */
  readonly messages: readonly ErrorMessage[];
  /** The evidence of facts for which no object declares any. */
  readonly evidence: EvidenceOf;
  /** Files of the schemas by name. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Old paths of pages and their targets; absent if nothing has moved. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** The fields that an object documents, each with the index in `shapes` of its content; a list has one name. */
export type Shape = Readonly<Record<string, number>>;

/** An operation, or a call that the provider initiates: a webhook, or a callback of an operation. */
export interface CallEntry {
  readonly kind: 'operation' | 'webhook';
  readonly title: string;
  readonly href: Href;
  /** Its file below `data/`. */
  readonly file: string;
  /** In capitals; absent if not published. */
  readonly method?: string;
  /** Server path and path template joined: `/v1/orders/{id}`; absent if not published. */
  readonly path?: string;
}

/** Whether the reader sends a body, receives it as a response, or receives it unrequested. */
export type BodySide = 'request' | 'response' | 'webhook';

/** Index of the call in `calls` and, for a response, its status. */
export type BodyUse = readonly [call: number, status?: string];

/** The documentation of a status code. */
export interface StatusEntry {
  /** `401`, `5XX`, `default`. */
  readonly code: string;
  readonly title: string;
  /** Its page, for errors. */
  readonly href?: Href;
  /** Its meaning, if the description states it. */
  readonly meaning?: string;
  /** The remedy, if the description states it. */
  readonly remedy?: string;
  /** Who has to act, as pages of errors word it. */
  readonly actor?: string;
}

/** A text from an example of an error, its status, and the indices in `calls` of the calls that return it. */
export type ErrorMessage = readonly [text: string, status: string, calls: readonly number[]];

/** `data/operations/<id>.json`, `data/webhooks/<id>.json`, `data/callbacks/…`. */
export interface CallData extends CallEntry {
  readonly id: string;
  readonly description: string;
  /** With scheme and host; absent if not published. */
  readonly url?: string;
  readonly parameters: readonly Parameter[];
  /** The body that the reader sends to an operation, or the provider to a webhook. */
  readonly body?: { readonly required: boolean; readonly content: readonly BodyData[] };
  readonly responses: readonly ResponseData[];
  /** Only for webhooks. */
  readonly simulation?: Simulation;
  /** Further data of a request; absent for webhooks. */
  readonly request?: RequestData;
  /** Files below `data/` with the schemas that this one refers to, and those that these refer to. */
  readonly schemas: readonly string[];
}

/** The data of the webhook simulator and of the conformance script. */
export interface Simulation {
  /** The data from which handlers are rendered; absent if the page shows none. */
  readonly sample?: WebhookSample;
  /** The first example handler of the page. */
  readonly handler?: Href;
  /** Whether it carries credentials, which its page names. */
  readonly carries?: true;
  /** Whether most field names and all values are ours. */
  readonly isOurs?: true;
  /** The open question about it, as worded on the page that lists such questions. */
  readonly question?: string;
}

/** Data of the reader's own request to an operation. */
export interface RequestData {
  /** Alternatives, as in `Operation`, without details of the schemes that only pages show. */
  readonly security: readonly (readonly RequestCredential[])[];
  /** Media type that every call declares, with or without a body. */
  readonly contentType?: string;
  /** In words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  readonly notPublished: readonly NotPublished[];
}

/** A credential that a request carries. */
export type RequestCredential = Pick<SecurityRequirement, 'name' | 'type' | 'in' | 'parameterName' | 'scheme'>;

/** A response of a call. */
export interface ResponseData {
  /** `200`, `5XX`, `default`. */
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly href: Href;
  readonly headers: readonly Parameter[];
  readonly content: readonly BodyData[];
}

/** A body in one media type. References remain names: `SchemaFile` contains their targets. */
export interface BodyData extends Pick<
  MediaType,
  'mediaType' | 'schema' | 'itemSchema' | 'encoding' | 'files' | 'withoutExample'
> {
  readonly examples: readonly Example[];
  readonly rows: Rows;
}

/** The location of the fields of a body on pages. */
export interface Rows {
  /** The page. */
  readonly href: Href;
  /** Anchor of the table: the prefix of the anchors of its rows. */
  readonly anchor: string;
  /** Path of each row, `data.items[].id`; with its anchor if that is not composed of both. */
  readonly fields: readonly (string | readonly [path: string, anchor: string])[];
  /** Paths whose fields have a page of their own. */
  readonly elsewhere: readonly (readonly [path: string, href: Href])[];
}

/** A file of schemas by name, or by the whole reference for schemas that are not components. */
export type SchemaFile = Readonly<Record<string, Schema>>;
