/**
 * Data files about operations, webhooks and callbacks. They are for programs: the MCP server, and pages that explain or
 * build bodies. The files are below `data/`. A program fetches `index.json` first, then the file of one operation,
 * webhook or callback (`operations/<id>.json`, `webhooks/<id>.json` or `callbacks/<operation id>-<number>.json`), then
 * the schema files listed there.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Example, MediaType, Parameter } from './media-type.ts';
import type { Href } from './nav.ts';
import type { WebhookSample } from './sample.ts';
import type { NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';
import type { SecurityRequirement } from './security.ts';

/**
 * The content of `data/index.json`: all operations, webhooks and callbacks. It also has the field names of their
 * bodies, so that programs find the operation or webhook to which a given body belongs.
 */
export interface DataIndex {
  /** All operations, webhooks and callbacks, in the order of the sidebar. */
  readonly calls: readonly CallEntry[];
  /**
   * The shapes of all objects and lists in bodies, without duplicates. A shape names fields, and refers to the shapes
   * of their values. The first three entries name no fields: they stand for an object with any fields, an object with
   * unpublished fields, and a scalar (see `FREE` in `src/shared/explain/find-calls.ts`).
   */
  readonly shapes: readonly Shape[];
  /**
   * The JSON bodies, grouped by shape. Each entry has the index of the shape in `shapes`, and lists where bodies of
   * this shape are used.
   */
  readonly bodies: readonly (readonly [shape: number, uses: readonly BodyUse[]])[];
  readonly statuses: readonly StatusEntry[];
  /** Human-readable strings in the examples of error responses. */
  readonly messages: readonly ErrorMessage[];
  /** The default evidence. It applies to a fact if no object states other evidence. */
  readonly evidence: EvidenceOf;
  /** Path of the file that contains each schema, below `data/`, by name of the schema. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Current paths of moved pages, by old path; absent if no page has moved. */
  readonly moved?: Readonly<Record<string, string>>;
}

/**
 * The shape of an object: for each field name, the index in `shapes` of the shape of the field's value. The shape of a
 * list has one entry, `[]`, for the items.
 */
export type Shape = Readonly<Record<string, number>>;

/** An operation, or a call that the provider initiates: a webhook, or a callback of an operation. */
export interface CallEntry {
  readonly kind: 'operation' | 'webhook';
  readonly title: string;
  readonly href: Href;
  /** Path, below `data/`, of the file about this operation, webhook or callback: `operations/<id>.json`. */
  readonly file: string;
  /** HTTP method in capitals; absent if not published. */
  readonly method?: string;
  /** Server path and path template joined: `/v1/orders/{id}`; absent if not published. */
  readonly path?: string;
}

/** The role of a body: the reader sends it, receives it in a response, or receives it from a webhook. */
export type BodySide = 'request' | 'response' | 'webhook';

/**
 * Where a body is used: the index in `calls` of the operation, webhook or callback. For a response body, also the
 * status of the response.
 */
export type BodyUse = readonly [call: number, status?: string];

/** The documentation of a status code. */
export interface StatusEntry {
  /** The code, as in the description: `401`, `5XX`, `default`. */
  readonly code: string;
  readonly title: string;
  /** The page about the status; only for errors. */
  readonly href?: Href;
  /** The meaning of the status, if the description states it. */
  readonly meaning?: string;
  /** The remedy, if the description states it. */
  readonly remedy?: string;
  /** Who has to act, in the words that error pages use. */
  readonly actor?: string;
}

/**
 * An error message from an example of a response: the text, the status of the response, and the operations that return
 * the message, as indices in `calls`.
 */
export type ErrorMessage = readonly [text: string, status: string, calls: readonly number[]];

/** The content of `data/operations/<id>.json`, `data/webhooks/<id>.json` or `data/callbacks/…`. */
export interface CallData extends CallEntry {
  readonly id: string;
  readonly description: string;
  /** URL of the operation, with scheme and host; absent if not published. */
  readonly url?: string;
  readonly parameters: readonly Parameter[];
  /** The body that the reader sends to an operation, or the provider to a webhook. */
  readonly body?: { readonly required: boolean; readonly content: readonly BodyData[] };
  readonly responses: readonly ResponseData[];
  /** Data for the simulation of a webhook; webhooks only. */
  readonly simulation?: Simulation;
  /** Data that only requests to operations need; absent for webhooks. */
  readonly request?: RequestData;
  /**
   * Paths, below `data/`, of the files with all schemas that the operation, webhook or callback refers to, directly or
   * through other schemas.
   */
  readonly schemas: readonly string[];
}

/** The data of the webhook simulator and of the conformance script. */
export interface Simulation {
  /** The data from which sample handlers are rendered; absent if the page shows no handlers. */
  readonly sample?: WebhookSample;
  /** URL of the first sample handler on the page. */
  readonly handler?: Href;
  /** Whether the provider sends credentials with the webhook. */
  readonly carries?: true;
  /** Whether most field names of the body are our assumptions. */
  readonly isOurs?: true;
  /** The author's open questions about the webhook (`x-question`), joined into one string. */
  readonly question?: string;
}

/** Data for building a request to an operation. */
export interface RequestData {
  /** Alternative sets of credentials, one of which a request has to carry (see `OperationObject.security`). */
  readonly security: readonly (readonly RequestCredential[])[];
  /** Media type that every request states in `Content-Type`, with or without a body. */
  readonly contentType?: string;
  /** The deprecation in words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  readonly notPublished: readonly NotPublished[];
}

/** A credential that a request carries. */
export type RequestCredential = Pick<SecurityRequirement, 'name' | 'type' | 'in' | 'parameterName' | 'scheme'>;

/** A response of an operation, webhook or callback. */
export interface ResponseData {
  /** The status, as in the description: `200`, `5XX`, `default`. */
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly href: Href;
  readonly headers: readonly Parameter[];
  readonly content: readonly BodyData[];
}

/** A body in one media type. References are not resolved: `SchemaFile` contains their targets. */
export interface BodyData extends Pick<
  MediaType,
  'mediaType' | 'schema' | 'itemSchema' | 'encoding' | 'files' | 'withoutExample'
> {
  readonly examples: readonly Example[];
  readonly rows: Rows;
}

/** The location of the table rows that document the fields of a body. */
export interface Rows {
  /** The page with the table of fields. */
  readonly href: Href;
  /** Anchor of the table; the anchors of its rows begin with it. */
  readonly anchor: string;
  /**
   * The rows of the table, each as the path of its field: `data.items[].id`. If the anchor of the row does not follow
   * from the path, the entry contains the path and the anchor.
   */
  readonly fields: readonly (string | readonly [path: string, anchor: string])[];
  /** Paths of fields whose nested fields are documented elsewhere, each with the URL of that documentation. */
  readonly elsewhere: readonly (readonly [path: string, href: Href])[];
}

/** The content of a schema file: components by name, other schemas by their `$ref`. */
export type SchemaFile = Readonly<Record<string, Schema>>;
