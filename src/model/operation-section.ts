/** An operation or webhook as shown on a page: the same data for a guide that embeds it and for its reference page. */
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
  /** Inputs and responses are folded. */
  readonly short?: true;
  /** HTTP method in capitals; absent if not published. */
  readonly method?: string;
  /** Server path and path joined, path parameters in braces; absent if not published. */
  readonly path?: string;
  /** `path` with scheme and host. */
  readonly url?: string;
  /** In words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  readonly description: Prose;
  /** Prerequisites: credentials, tier, prior calls. */
  readonly needs: readonly Prose[];
  /** Tables by the place of the values: "Headers", "Path parameters", "Query parameters", "Body". */
  readonly inputs: readonly InputSection[];
  readonly responses: readonly ResponseSection[];
  /** The evidence for the list of responses, unless an operation above states it. */
  readonly responsesNote?: string;
  /** The servers to choose from; empty if there is no choice. */
  readonly servers: readonly ServerLine[];
  /** Calls that the provider makes in consequence. */
  readonly callbacks: readonly WebhookSection[];
  /** Its page of the reference, unless this is that page. */
  readonly reference?: Href;
  /** Unknown extensions, shown as written. */
  readonly extensions: readonly ExtensionText[];
  /** External documentation. */
  readonly docs?: Prose;
  /** The guide for readers to use until its method or path is documented. */
  readonly whileOpen?: Pick<NavLink, 'label' | 'href'>;
  readonly request?: RequestSection;
}

/** A server with the operation's path, its variables in braces. */
export interface ServerLine {
  /** Name from OpenAPI 3.2. */
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

/** Notes on a body besides its fields. */
export interface MediaNotes {
  /** The description of the media type. */
  readonly about?: Prose;
  /** The fields are those of one entry: the body is a sequence of them (OpenAPI 3.2, section 4.14.3). */
  readonly sequence?: true;
  /** Unknown extensions, shown as written. */
  readonly extensions?: readonly ExtensionText[];
  /** External examples. */
  readonly externalExamples?: readonly NamedExample[];
}

/** The inputs of an operation in one place. */
export interface InputSection extends MediaNotes {
  readonly anchor: string;
  readonly title: string;
  /** Media type of a body, or several with commas. */
  readonly mediaType?: string;
  readonly required?: boolean;
  readonly description: Prose;
  readonly table: FieldTable;
}

/** Request samples, one scenario for each named example of the body. */
export interface RequestSection {
  readonly anchor: string;
  readonly operationId: string;
  readonly title: string;
  readonly scenarios: readonly RequestScenario[];
}

/** A request for one example of the body. */
export interface RequestScenario {
  readonly anchor: string;
  /** Name of the body's example, which matches responses of the same name. */
  readonly name: string;
  /** The example's summary. */
  readonly title: string;
  readonly samples: readonly CodeSample[];
  /** The request that the samples print; absent if its URL is not published. */
  readonly request?: SampleRequest;
  /** The author's description of the example. */
  readonly description?: Prose;
  /** The parts missing from the samples, in a sentence. */
  readonly incomplete?: string;
  /** The body was generated from the schema. */
  readonly generated?: true;
  /** Its body is our example. */
  readonly isOurs?: true;
  /** No response example matches it, although some match other scenarios. */
  readonly withoutResponse?: true;
}

/** A response with its body and examples. */
export interface ResponseSection extends MediaNotes, Questioned {
  readonly anchor: string;
  /** `200`, `5XX`, `default`. */
  readonly status: string;
  /** `Success`, `Bad request`, … from the catalogue, OpenAPI 3.2's summary, or RFC 9110; empty if its page has it. */
  readonly title: string;
  readonly description: Prose;
  /** The remedy from the error catalogue. */
  readonly remedy?: Prose;
  /** The catalogue's entry. */
  readonly href?: Href;
  /** A media type, or several separated by commas. */
  readonly mediaType?: string;
  readonly table?: FieldTable;
  readonly headers?: FieldTable;
  /** Bodies in further media types that differ from the first. */
  readonly alternatives: readonly BodyAlternative[];
  /** The calls that the response makes possible. */
  readonly links: readonly ResponseLink[];
  readonly examples: readonly ResponseExample[];
  /** Set if several operations share the response, which is explained at `href`. */
  readonly shared?: true;
}

/** A body in a further media type. */
export interface BodyAlternative extends MediaNotes {
  readonly mediaType: string;
  readonly table?: FieldTable;
}

/** Link Object (OpenAPI 3.1, section 4.8.20): values of the response that a next call uses. */
export interface ResponseLink {
  readonly name: string;
  readonly description: Prose;
  readonly target?: { readonly label: string; readonly href: Href };
  /** The target if its page is unknown: the id of an operation, or a reference. */
  readonly leadsTo?: string;
  /** Each with its source. */
  readonly values: readonly { readonly name: string; readonly value: Prose }[];
  /** The source of the body. */
  readonly body?: Prose;
  readonly server?: string;
  readonly extensions?: readonly ExtensionText[];
}

/** An example of a response or webhook. */
export interface ResponseExample {
  readonly anchor: string;
  /** Name of the example, which matches a request of the same name. */
  readonly name: string;
  readonly title: string;
  readonly code: Code;
  /** The author's description. */
  readonly description?: Prose;
  /** Generated from the schema. */
  readonly generated?: true;
  /** Its values are ours. */
  readonly isOurs?: true | undefined;
}

/** A webhook or callback with its inputs and handlers. */
export interface WebhookSection extends Questioned {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  /** Name of a callback. */
  readonly event?: string;
  readonly level: 1 | 2 | 3 | 4;
  /** HTTP method in capitals; absent if not published. */
  readonly method?: string;
  /** The recipient of the call, in words. */
  readonly target: Prose;
  /** In words, with the day of removal; absent if not deprecated. */
  readonly deprecated?: string;
  /** The credentials that it carries. */
  readonly needs: readonly Prose[];
  /** Unknown extensions, shown as written. */
  readonly extensions: readonly ExtensionText[];
  /** External documentation. */
  readonly docs?: Prose;
  readonly description: Prose;
  /** Its page of the reference, unless this is that page. */
  readonly reference?: Href;
  readonly inputs: readonly InputSection[];
  /** The response that the receiver has to return. */
  readonly responses: readonly ResponseSection[];
  readonly examples: readonly ResponseExample[];
  /** Small servers that receive it, one per language; empty if no body is described, and for callbacks. */
  readonly receivers: readonly CodeSample[];
  /** The data from which the receivers were rendered. */
  readonly sample?: WebhookSample;
  /** The command that sends the first example to a receiver on the reader's machine. */
  readonly send?: Code;
  /** Files for authors of handlers, only on the webhook's own page. */
  readonly simulation?: {
    /** Its data below `data/`. */
    readonly file: string;
    /** The program that tests handlers; absent if it does not send this webhook. */
    readonly script?: Href;
  };
}

/** A schema with its example and fields. */
export interface SchemaSection {
  /** The displayed title, if it adds to the name. */
  readonly title?: string;
  readonly description: Prose;
  readonly body:
    | { readonly kind: 'fields'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
    | { readonly kind: 'values'; readonly table: EnumTable };
  /** Absent if the description contains too little to show one. */
  readonly example?: ResponseExample;
}
