/**
 * Operations and webhooks as pages show them. The reference page and the guides that contain an operation use the same
 * data.
 */
import type { FieldTable, NamedExample, ExtensionText, EnumTable } from './field.ts';
import type { Questioned } from './gap.ts';
import type { Href, NavLink } from './nav.ts';
import type { Prose } from './prose.ts';
import type { Code, CodeSample, WebhookSample, SampleRequest } from './sample.ts';

/** An operation with its inputs, responses and samples. */
export interface OperationSection extends Questioned {
  readonly anchor: string;
  readonly operationId: string;
  readonly title: string;
  /** Heading level of the title. */
  readonly level: 1 | 2 | 3;
  /** Whether inputs and responses are folded. */
  readonly short?: true;
  /** HTTP method in capitals; absent if not published. */
  readonly method?: string;
  /** Server path and path template joined, with path parameters in braces; absent if not published. */
  readonly path?: string;
  /** `path` with scheme and host. */
  readonly url?: string;
  /** The deprecation in words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  readonly description: Prose;
  /** The prerequisites of a call, such as credentials or an earlier call. */
  readonly needs: readonly Prose[];
  /** The inputs, one section for each location: "Headers", "Path parameters", "Query parameters", "Body". */
  readonly inputs: readonly InputSection[];
  readonly responses: readonly ResponseSection[];
  /**
   * A remark that we assume the list of responses. Absent if the list is documented, or if the page already has the
   * remark.
   */
  readonly responsesNote?: string;
  /** The servers to choose from; empty if there is no choice. */
  readonly servers: readonly ServerLine[];
  /** Calls by the provider that follow the operation. */
  readonly callbacks: readonly WebhookSection[];
  /** The reference page of the operation, unless it is the current page. */
  readonly reference?: Href;
  /** Extensions that this project does not interpret, shown as written. */
  readonly extensions: readonly ExtensionText[];
  /** External documentation. */
  readonly docs?: Prose;
  /** The guide that readers use until the method or path of the operation is documented. */
  readonly whileOpen?: Pick<NavLink, 'label' | 'href'>;
  readonly request?: RequestSection;
}

/** A full URL of the operation on one server, with variables in braces. */
export interface ServerLine {
  /** Name of the server (OpenAPI 3.2). */
  readonly name?: string;
  readonly url: string;
  readonly description: Prose;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly values: readonly string[];
    readonly description: Prose;
  }[];
}

/** Notes on a body, in addition to its fields. */
export interface MediaNotes {
  /** The description of the media type. */
  readonly about?: Prose;
  /** Whether the body is a sequence of entries (OpenAPI 3.2, section 4.14.3): the fields are those of one entry. */
  readonly sequence?: true;
  /** Extensions that this project does not interpret, shown as written. */
  readonly extensions?: readonly ExtensionText[];
  /** Examples with an external value. */
  readonly externalExamples?: readonly NamedExample[];
}

/** The inputs of an operation in one location, such as the query. */
export interface InputSection extends MediaNotes {
  readonly anchor: string;
  readonly title: string;
  /** Media type of the body, or several separated by commas. */
  readonly mediaType?: string;
  readonly required?: boolean;
  readonly description: Prose;
  readonly table: FieldTable;
}

/** Request samples, grouped by scenario: one scenario for each named example of the body. */
export interface RequestSection {
  readonly anchor: string;
  readonly operationId: string;
  readonly title: string;
  readonly scenarios: readonly RequestScenario[];
}

/** A request for one example of the body. */
export interface RequestScenario {
  readonly anchor: string;
  /** Name of the body's example. A response example with the same name belongs to the scenario. */
  readonly name: string;
  /** The summary of the example. */
  readonly title: string;
  readonly samples: readonly CodeSample[];
  /** The request that the samples send; absent if the URL is not published. */
  readonly request?: SampleRequest;
  /** The author's description of the example. */
  readonly description?: Prose;
  /** A sentence on what the samples lack, such as a value for a path parameter. */
  readonly incomplete?: string;
  /** Whether the body was generated from the schema. */
  readonly generated?: true;
  /** Whether the example is ours and not the provider's. */
  readonly isOurs?: true;
  /**
   * Set if no response example has the name of this scenario, although response examples of other scenarios exist. The
   * page then states that the response beside the samples belongs to another request.
   */
  readonly withoutResponse?: true;
}

/** A response with its body and examples. */
export interface ResponseSection extends MediaNotes, Questioned {
  readonly anchor: string;
  /** The status: `200`, `5XX`, `default`. */
  readonly status: string;
  /**
   * Title of the response, such as `Bad request`: from the error catalogue, the summary (OpenAPI 3.2) or RFC 9110.
   * Empty if the page already shows this title.
   */
  readonly title: string;
  readonly description: Prose;
  /** The remedy from the error catalogue. */
  readonly remedy?: Prose;
  /** URL of the page about the error; only for statuses 4xx and 5xx. */
  readonly href?: Href;
  /** Media type of the body, or several separated by commas. */
  readonly mediaType?: string;
  readonly table?: FieldTable;
  readonly headers?: FieldTable;
  /** The bodies in other media types; only those that differ from the body in the first media type. */
  readonly alternatives: readonly BodyAlternative[];
  /** The calls of other operations that can follow the response (Link Objects). */
  readonly links: readonly ResponseLink[];
  readonly examples: readonly ResponseExample[];
  /** Set if several operations share the response. The page at `href` then explains the response. */
  readonly shared?: true;
}

/** The body of a response in a media type other than the first. */
export interface BodyAlternative extends MediaNotes {
  readonly mediaType: string;
  readonly table?: FieldTable;
}

/**
 * A call of another operation that can follow the response, with its parameters and body (Link Object, OpenAPI 3.1,
 * section 4.8.20).
 */
export interface ResponseLink {
  readonly name: string;
  readonly description: Prose;
  readonly target?: { readonly label: string; readonly href: Href };
  /** The operation to call, if it has no page: an `operationId` or `operationRef`. */
  readonly leadsTo?: string;
  /** Parameters of the call, each with the source of its value in words. */
  readonly values: readonly { readonly name: string; readonly value: Prose }[];
  /** The source of the call's body, in words. */
  readonly body?: Prose;
  readonly server?: string;
  readonly extensions?: readonly ExtensionText[];
}

/** An example of a response or webhook. */
export interface ResponseExample {
  readonly anchor: string;
  /** Name of the example. A request example with the same name belongs to it. */
  readonly name: string;
  readonly title: string;
  readonly code: Code;
  /** The author's description of the example. */
  readonly description?: Prose;
  /** Whether the example was generated from the schema. */
  readonly generated?: true;
  /** Whether we made up the values of the example. If absent, they are from the provider or generated. */
  readonly isOurs?: true | undefined;
}

/** A webhook or callback with its inputs, responses and sample receivers. */
export interface WebhookSection extends Questioned {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  /** Name of the callback; absent for a webhook. */
  readonly event?: string;
  readonly level: 1 | 2 | 3 | 4;
  /** HTTP method in capitals; absent if not published. */
  readonly method?: string;
  /** Where the provider sends the request, in words. */
  readonly target: Prose;
  /** The deprecation in words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  /** The credentials that the provider's request carries. */
  readonly needs: readonly Prose[];
  /** Extensions that this project does not interpret, shown as written. */
  readonly extensions: readonly ExtensionText[];
  /** External documentation. */
  readonly docs?: Prose;
  readonly description: Prose;
  /** The reference page of the webhook or callback, unless it is the current page. */
  readonly reference?: Href;
  readonly inputs: readonly InputSection[];
  /** The responses that the provider expects from the receiver. */
  readonly responses: readonly ResponseSection[];
  readonly examples: readonly ResponseExample[];
  /**
   * Small servers that receive the webhook, one for each language. Empty for callbacks, and for webhooks of which too
   * little is known (see `webhookSample`).
   */
  readonly receivers: readonly CodeSample[];
  /** The data from which the receivers were rendered. */
  readonly sample?: WebhookSample;
  /** The command that sends the first example to a receiver on the reader's machine. */
  readonly send?: Code;
  /** Files for readers who write a receiver; present only on the page of the webhook. */
  readonly simulation?: {
    /** The data of the webhook: a path below `data/`. */
    readonly file: string;
    /** The program that tests receivers; absent if it does not send this webhook. */
    readonly script?: Href;
  };
}

/** A schema with its example and fields. */
export interface SchemaSection {
  /** Title, if it says more than the name of the schema. */
  readonly title?: string;
  readonly description: Prose;
  readonly body:
    | { readonly kind: 'fields'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
    | { readonly kind: 'values'; readonly table: EnumTable };
  /** The example; absent if the description contains too little to show one. */
  readonly example?: ResponseExample;
}
