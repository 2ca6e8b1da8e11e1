/** An operation or webhook as a page shows it: the same data for a guide that embeds it and for its own reference page. */
import type { Content } from './content.ts';
import type { FieldTable } from './field.ts';
import type { Href } from './nav.ts';
import type { Code, CodeSample } from './sample.ts';

export interface OperationSection {
  readonly anchor: string;
  readonly operationId: string;
  readonly title: string;
  /** Heading level of the title. */
  readonly level: 1 | 2 | 3;
  /** HTTP method in capitals; absent where not published. */
  readonly method?: string;
  /** Server path and path joined, path parameters in braces; absent where not published. */
  readonly path?: string;
  /** The same with scheme and host. */
  readonly url?: string;
  readonly deprecated: boolean;
  readonly description: Content;
  /** What is needed first: credentials, tier, prerequisites. */
  readonly needs: readonly Content[];
  /** Plain sentences on what is not published about this operation. */
  readonly notices: readonly string[];
  /** Tables by where the values go: "Headers", "Path parameters", "Query parameters", "Body". */
  readonly inputs: readonly InputSection[];
  readonly responses: readonly ResponseSection[];
  readonly request?: RequestSection;
}

export interface InputSection {
  readonly anchor: string;
  readonly title: string;
  /** Media type of a body. */
  readonly mediaType?: string;
  readonly required?: boolean;
  readonly description: Content;
  readonly table: FieldTable;
}

/** Request samples, one scenario for each named example of the body. */
export interface RequestSection {
  readonly anchor: string;
  readonly title: string;
  readonly scenarios: readonly RequestScenario[];
}

export interface RequestScenario {
  readonly anchor: string;
  /** The example's summary. */
  readonly title: string;
  readonly samples: readonly CodeSample[];
  /** What the samples leave out because it is not published; empty when complete. */
  readonly notices: readonly string[];
}

export interface ResponseSection {
  readonly anchor: string;
  /** `200`, `5XX`, `default`. */
  readonly status: string;
  /** `Success`, `Bad request`, … from the error catalogue or RFC 9110. */
  readonly title: string;
  readonly description: Content;
  /** What to do about it, from the error catalogue. */
  readonly remedy?: Content;
  /** The catalogue's entry. */
  readonly href?: Href;
  readonly mediaType?: string;
  readonly table?: FieldTable;
  readonly examples: readonly ResponseExample[];
  readonly notices: readonly string[];
}

export interface ResponseExample {
  readonly anchor: string;
  readonly title: string;
  readonly code: Code;
}

export interface WebhookSection {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  readonly level: 1 | 2 | 3;
  readonly method: string;
  readonly description: Content;
  readonly notices: readonly string[];
  readonly inputs: readonly InputSection[];
  readonly examples: readonly ResponseExample[];
}
