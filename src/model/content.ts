/**
 * The content of a page: Markdown, with the MDX components of the guides. Like `Prose`, content has only the kinds of
 * nodes that are listed here.
 */
import type { CatalogueRow, EnumTable, FieldTable } from './field.ts';
import type { Href } from './nav.ts';
import type {
  SchemaSection,
  OperationSection,
  RequestSection,
  ResponseSection,
  WebhookSection,
} from './operation-section.ts';
import type { Markup } from './prose.ts';
import type { ReferenceEntry } from './reference.ts';
import type { CodePanel } from './sample.ts';

/** Content in reading order. */
export type Content = readonly ContentNode[];

/** A node of Markdown, or an MDX component. */
export type ContentNode = Markup<EmbedNode>;

/** An MDX component of the guides, with the data that it displays. */
type EmbedNode =
  | { readonly kind: 'operation'; readonly operation: OperationSection }
  | { readonly kind: 'request'; readonly request: RequestSection }
  | { readonly kind: 'response'; readonly response: ResponseSection }
  | { readonly kind: 'webhook'; readonly webhook: WebhookSection }
  | { readonly kind: 'schema'; readonly schema: SchemaSection }
  | { readonly kind: 'schemaTable'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
  | { readonly kind: 'enumTable'; readonly table: EnumTable }
  | { readonly kind: 'errorCatalogue'; readonly rows: readonly CatalogueRow[] }
  | { readonly kind: 'codePanel'; readonly panel: CodePanel }
  /** An inline API name or value; `href` leads to its explanation. */
  | {
      readonly kind: 'term';
      readonly text: string;
      readonly detail?: string;
      readonly code: boolean;
      readonly href?: string;
    }
  | { readonly kind: 'menuPath'; readonly labels: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly Content[] }
  | { readonly kind: 'tabs'; readonly tabs: readonly Tab[] }
  /**
   * Blocks side by side: in one card (`framed`), in one panel of samples (`joined`), or as link buttons (`actions`).
   */
  | { readonly kind: 'columns'; readonly columns: readonly Content[]; readonly look?: ColumnsLook }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  /** Links to reference pages, with method and path; `more` is the number of links that are left out. */
  | { readonly kind: 'entries'; readonly entries: readonly ReferenceEntry[]; readonly more: number }
  | { readonly kind: 'sequence'; readonly sequence: Sequence };

/** The look of columns. */
export type ColumnsLook = 'framed' | 'joined' | 'actions';

/** A tab: its label and the content of its panel. */
export interface Tab {
  /** Id of the panel, unique in the page. */
  readonly anchor: string;
  readonly title: string;
  readonly children: Content;
}

/** A link with a description. */
export interface Card {
  readonly title: string;
  readonly href: Href | string;
  readonly external: boolean;
  /** Tabler icon name in kebab-case. */
  readonly icon?: string;
  /** Remark on whether the card's subject can be used: `Ready · 2 questions`. */
  readonly note?: string;
  /** Whether the card's subject can be used: fully (`ready`), in part (`part`) or not yet (`open`). */
  readonly state?: 'ready' | 'part' | 'open';
  readonly children: Content;
}

/**
 * A sequence diagram: messages between participants, in order. Guides contain it as a fenced code block of language
 * `sequence`.
 */
export interface Sequence {
  readonly title: string;
  /** Participants in order of first appearance: the columns of the diagram. */
  readonly participants: readonly string[];
  readonly messages: readonly Message[];
}

/** A message of a sequence diagram. */
export interface Message {
  /** Index into `participants`. */
  readonly from: number;
  readonly to: number;
  /** Whether the message is a response. Its arrow is dashed. */
  readonly response: boolean;
  readonly label: Content;
}
