/**
 * Data on the calls of the API, which the built site provides for programs: for its own pages that explain or build
 * bodies, and for agent servers. All files are below `data/` and are fetched on demand: first `index.json`, then
 * `operations/<id>.json`, `webhooks/<id>.json` or `callbacks/<operation id>-<number>.json`, then the schema files that
 * these list.
 */
import type { EvidenceOf } from './evidence.ts';
import type { Example, MediaType, Parameter } from './media-type.ts';
import type { Href } from './nav.ts';
import type { WebhookSample } from './sample.ts';
import type { NotPublished } from './gap.ts';
import type { Schema } from './schema.ts';
import type { SecurityRequirement } from './security.ts';

/** `data/index.json`: the calls, and the data by which a program finds the calls that document the fields of a body. */
export interface DataIndex {
  /** The calls, in the order of the sidebar. */
  readonly calls: readonly CallEntry[];
  /**
   * The shapes of all objects and lists in bodies, without duplicates, after the special shapes that
   * `src/shared/explain/find-calls.ts` names.
   */
  readonly shapes: readonly Shape[];
  /** The shapes of JSON bodies, by index in `shapes`, each with the calls that use it. */
  readonly bodies: readonly (readonly [shape: number, uses: readonly BodyUse[]])[];
  readonly statuses: readonly StatusEntry[];
  /** Texts in error examples. */
  readonly messages: readonly ErrorMessage[];
  /** The default evidence, for facts for which no object declares any. */
  readonly evidence: EvidenceOf;
  /** The file that contains each schema, by schema name. */
  readonly schemas: Readonly<Record<string, string>>;
  /** New locations of moved pages, by old path; absent if no page has moved. */
  readonly moved?: Readonly<Record<string, string>>;
}

/**
 * The documented fields of an object, each with the index of its content in `shapes`; a list has the single name `[]`.
 */
export type Shape = Readonly<Record<string, number>>;

/** An operation, or a call that the provider initiates: a webhook, or a callback of an operation. */
export interface CallEntry {
  readonly kind: 'operation' | 'webhook';
  readonly title: string;
  readonly href: Href;
  /** Path of the call's file below `data/`. */
  readonly file: string;
  /** HTTP method in capitals; absent if not published. */
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
  /** The code, as in the description: `401`, `5XX`, `default`. */
  readonly code: string;
  readonly title: string;
  /** The page on the status, for errors. */
  readonly href?: Href;
  /** The meaning of the status, if the description states it. */
  readonly meaning?: string;
  /** The remedy, if the description states it. */
  readonly remedy?: string;
  /** Who has to act, in the words of error pages. */
  readonly actor?: string;
}

/** A text from an example of an error, its status, and the indices in `calls` of the calls that return it. */
export type ErrorMessage = readonly [text: string, status: string, calls: readonly number[]];

/** The content of `data/operations/<id>.json`, `data/webhooks/<id>.json` or `data/callbacks/…`. */
export interface CallData extends CallEntry {
  readonly id: string;
  readonly description: string;
  /** URL of the call, with scheme and host; absent if not published. */
  readonly url?: string;
  readonly parameters: readonly Parameter[];
  /** The body that the reader sends to an operation, or the provider to a webhook. */
  readonly body?: { readonly required: boolean; readonly content: readonly BodyData[] };
  readonly responses: readonly ResponseData[];
  /** Data for the simulation of a webhook; webhooks only. */
  readonly simulation?: Simulation;
  /** Further data of a request; absent for webhooks. */
  readonly request?: RequestData;
  /** Files below `data/` with all schemas that the call refers to, directly or through other schemas. */
  readonly schemas: readonly string[];
}

/** The data of the webhook simulator and of the conformance script. */
export interface Simulation {
  /** The data from which handlers are rendered; absent if the page shows no handlers. */
  readonly sample?: WebhookSample;
  /** Location of the first example handler on the page. */
  readonly handler?: Href;
  /** Whether the webhook carries credentials; its page names them. */
  readonly carries?: true;
  /** Whether most field names and all values are our assumptions. */
  readonly isOurs?: true;
  /** The open question about the webhook, in the words of the page that lists open questions. */
  readonly question?: string;
}

/** Data of the reader's own request to an operation. */
export interface RequestData {
  /** Alternative credentials, as in `Operation`, but without the scheme details that only pages show. */
  readonly security: readonly (readonly RequestCredential[])[];
  /** Media type that every call declares, with or without a body. */
  readonly contentType?: string;
  /** The deprecation in words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  readonly notPublished: readonly NotPublished[];
}

/** A credential that a request carries. */
export type RequestCredential = Pick<SecurityRequirement, 'name' | 'type' | 'in' | 'parameterName' | 'scheme'>;

/** A response of a call. */
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

/** The location of the rows that document the fields of a body. */
export interface Rows {
  /** The page with the table of fields. */
  readonly href: Href;
  /** Anchor of the table, with which the anchors of the rows begin. */
  readonly anchor: string;
  /** Path of each row, such as `data.items[].id`; with the row's anchor if that is not table anchor plus path. */
  readonly fields: readonly (string | readonly [path: string, anchor: string])[];
  /** Paths of fields that are documented on another page, with that page. */
  readonly elsewhere: readonly (readonly [path: string, href: Href])[];
}

/** A schema file: schemas by name, or by full reference if they are not components. */
export type SchemaFile = Readonly<Record<string, Schema>>;
