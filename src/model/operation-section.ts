/**
 * An operation or webhook as a page shows it: the same data for a guide that embeds it and for its own reference page.
 */
import type { FieldTable, NamedExample, ExtensionText, EnumTable } from './field.ts';
import type { Asked } from './gap.ts';
import type { Href, NavLink } from './nav.ts';
import type { Prose } from './prose.ts';
import type { Code, CodeSample, WebhookSample, SampleRequest } from './sample.ts';

export interface OperationSection extends Asked {
  readonly anchor: string;
  readonly operationId: string;
  readonly title: string;
  /** Heading level of the title. */
  readonly level: 1 | 2 | 3;
  /** Inputs and responses are folded. */
  readonly short?: true;
  /** HTTP method in capitals; absent where not published. */
  readonly method?: string;
  /** Server path and path joined, path parameters in braces; absent where not published. */
  readonly path?: string;
  /** The same with scheme and host. */
  readonly url?: string;
  /** In words, with the day on which it goes; absent where it is not deprecated. */
  readonly deprecated?: string;
  readonly description: Prose;
  /** What is needed first: credentials, tier, prerequisites. */
  readonly needs: readonly Prose[];
  /** Tables by where the values go: "Headers", "Path parameters", "Query parameters", "Body". */
  readonly inputs: readonly InputSection[];
  readonly responses: readonly ResponseSection[];
  /** How it is known which responses there are, where no operation above it says so. */
  readonly responsesNote?: string;
  /** Where it can be called; empty where there is no choice. */
  readonly servers: readonly ServerLine[];
  /** Calls the provider makes because of it. */
  readonly callbacks: readonly WebhookSection[];
  /** Its page of the reference, where this is not that page. */
  readonly reference?: Href;
  /** Extensions that the compiler does not know, shown as they are. */
  readonly extensions: readonly ExtensionText[];
  /** Further documentation elsewhere. */
  readonly docs?: Prose;
  /** The guide for readers who wait until its method or path is documented. */
  readonly whileOpen?: Pick<NavLink, 'label' | 'href'>;
  readonly request?: RequestSection;
}

/** A server with the operation's path, its variables in braces. */
export interface ServerLine {
  /** Name of OpenAPI 3.2. */
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

/** What is said of a body beside its fields. */
export interface MediaNotes {
  /** What is said of the media type itself. */
  readonly about?: Prose;
  /** The fields are those of one entry: the body is a sequence of them (OpenAPI 3.2, section 4.14.3). */
  readonly sequence?: true;
  /** Extensions that the compiler does not know, shown as they are. */
  readonly extensions?: readonly ExtensionText[];
  /** Examples that are kept elsewhere. */
  readonly externalExamples?: readonly NamedExample[];
}

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

export interface RequestScenario {
  readonly anchor: string;
  /** Name of the body's example; responses of the same name belong to it. */
  readonly name: string;
  /** The example's summary. */
  readonly title: string;
  readonly samples: readonly CodeSample[];
  /** The request that the samples print; absent where its address is not published. */
  readonly request?: SampleRequest;
  /** What the example's author says of it. */
  readonly description?: Prose;
  /** What the samples lack, in a sentence. */
  readonly incomplete?: string;
  /** The body is made from the schema. */
  readonly generated?: true;
  /** Its body is our example. */
  readonly isOurs?: true;
  /** No response example belongs to it, although some belong to other scenarios. */
  readonly withoutResponse?: true;
}

export interface ResponseSection extends MediaNotes, Asked {
  readonly anchor: string;
  /** `200`, `5XX`, `default`. */
  readonly status: string;
  /** `Success`, `Bad request`, … from the error catalogue, the summary of OpenAPI 3.2, or RFC 9110; empty where its page has it. */
  readonly title: string;
  readonly description: Prose;
  /** What to do about it, from the error catalogue. */
  readonly remedy?: Prose;
  /** The catalogue's entry. */
  readonly href?: Href;
  /** One, or several with commas. */
  readonly mediaType?: string;
  readonly table?: FieldTable;
  readonly headers?: FieldTable;
  /** Bodies in further media types that differ from the first. */
  readonly alternatives: readonly BodyAlternative[];
  /** What the response makes possible. */
  readonly links: readonly ResponseLink[];
  readonly examples: readonly ResponseExample[];
  /** Set where several operations have the same response, which is explained at `href`. */
  readonly shared?: true;
}

export interface BodyAlternative extends MediaNotes {
  readonly mediaType: string;
  readonly table?: FieldTable;
}

/** Link Object (OpenAPI 3.1, section 4.8.20): values of the response that a next call takes. */
export interface ResponseLink {
  readonly name: string;
  readonly description: Prose;
  readonly target?: { readonly label: string; readonly href: Href };
  /** What it names where no page is known: the id of an operation, or a reference. */
  readonly leadsTo?: string;
  /** Each with where it is taken from. */
  readonly values: readonly { readonly name: string; readonly value: Prose }[];
  /** Where the body is taken from. */
  readonly body?: Prose;
  readonly server?: string;
  readonly extensions?: readonly ExtensionText[];
}

export interface ResponseExample {
  readonly anchor: string;
  /** Name of the example: a request of the same name belongs to it. */
  readonly name: string;
  readonly title: string;
  readonly code: Code;
  /** What its author says of it. */
  readonly description?: Prose;
  /** Made from the schema. */
  readonly generated?: true;
  /** Its values are ours. */
  readonly isOurs?: true | undefined;
}

export interface WebhookSection extends Asked {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  /** Name of a callback. */
  readonly event?: string;
  readonly level: 1 | 2 | 3 | 4;
  /** HTTP method in capitals; absent where not published. */
  readonly method?: string;
  /** Whom it calls, in words. */
  readonly target: Prose;
  /** In words, with the day on which it goes; absent where it is not deprecated. */
  readonly deprecated?: string;
  /** What it carries to be let in. */
  readonly needs: readonly Prose[];
  /** Extensions that the compiler does not know, shown as they are. */
  readonly extensions: readonly ExtensionText[];
  /** Further documentation elsewhere. */
  readonly docs?: Prose;
  readonly description: Prose;
  /** Its page of the reference, where this is not that page. */
  readonly reference?: Href;
  readonly inputs: readonly InputSection[];
  /** What the receiver has to respond with. */
  readonly responses: readonly ResponseSection[];
  readonly examples: readonly ResponseExample[];
  /** Small servers that receive it, one a language; empty where no body is described, and for callbacks. */
  readonly receivers: readonly CodeSample[];
  /** What the receivers were made of. */
  readonly sample?: WebhookSample;
  /** Sends the first example to a receiver on the reader's machine. */
  readonly send?: Code;
  /** Files for those who write a handler, on the webhook's own page alone. */
  readonly simulation?: {
    /** Its data below `data/`. */
    readonly file: string;
    /** The program that tries handlers; absent where it does not send this webhook. */
    readonly script?: Href;
  };
}

export interface SchemaSection {
  /** What readers call it, where its name does not say so. */
  readonly title?: string;
  readonly description: Prose;
  readonly body:
    | { readonly kind: 'fields'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
    | { readonly kind: 'values'; readonly table: EnumTable };
  /** Absent where the description does not tell enough to show one. */
  readonly example?: ResponseExample;
}
