/**
 * Prose after parsing: what a guide or a Markdown `description` becomes before React draws it.
 * A closed union: nothing that is not listed here can reach a page, which is what makes hostile Markdown harmless.
 */
import type { CatalogueRow, EnumTable, FieldTable } from './field.ts';
import type { Href } from './nav.ts';
import type { OperationSection, RequestSection, ResponseSection, WebhookSection } from './operation-section.ts';
import type { ReferenceEntry } from './reference.ts';
import type { Code, CodePanel } from './sample.ts';
import type { Sequence } from './sequence.ts';

export type Content = readonly ContentNode[];

export type ContentNode =
  TextNode | ElementNode | LinkNode | ImageNode | HeadingNode | CodeBlockNode | NoticeNode | EmbedNode;

export interface TextNode {
  readonly kind: 'text';
  readonly value: string;
}

/** The elements Markdown can produce (CommonMark 0.31 and GFM), less links, headings, images and code blocks. */
export type ElementName =
  | 'p'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'br'
  | 'hr'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

export interface ElementNode {
  readonly kind: 'element';
  readonly name: ElementName;
  readonly children: Content;
  /** First number of an `ol`. */
  readonly start?: number;
  /** Column alignment of a `th` or `td`. */
  readonly align?: 'left' | 'center' | 'right';
}

export interface LinkNode {
  readonly kind: 'link';
  /** An `Href` of this site (begins with `/` or `#`), or an `https:`, `http:` or `mailto:` address. */
  readonly href: string;
  /** True when the address leaves this site. */
  readonly external: boolean;
  readonly children: Content;
}

/** Images are shown as a link with their alternative text: the site fetches nothing from another origin. */
export interface ImageNode {
  readonly kind: 'image';
  readonly src: string;
  readonly alt: string;
}

export interface HeadingNode {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** Unique in the page. */
  readonly anchor: string;
  readonly children: Content;
}

export interface CodeBlockNode {
  readonly kind: 'codeBlock';
  readonly code: Code;
  readonly title?: string;
}

/** One plain sentence about something the source does not publish. */
export interface NoticeNode {
  readonly kind: 'notice';
  readonly text: string;
}

/** The MDX vocabulary of the guides, resolved. */
export type EmbedNode =
  | { readonly kind: 'operation'; readonly operation: OperationSection }
  | { readonly kind: 'request'; readonly request: RequestSection }
  | { readonly kind: 'response'; readonly response: ResponseSection }
  | { readonly kind: 'webhook'; readonly webhook: WebhookSection }
  | { readonly kind: 'schemaTable'; readonly anchor: string; readonly table: FieldTable; readonly caption: string }
  | { readonly kind: 'enumTable'; readonly table: EnumTable }
  | { readonly kind: 'errorCatalogue'; readonly rows: readonly CatalogueRow[] }
  | { readonly kind: 'codePanel'; readonly panel: CodePanel }
  /** An inline name or value of the API; `href` leads to where it is explained. */
  | {
      readonly kind: 'term';
      readonly text: string;
      readonly detail?: string;
      readonly code: boolean;
      readonly href?: string;
    }
  | { readonly kind: 'clicks'; readonly labels: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly Content[] }
  | {
      readonly kind: 'callout';
      readonly tone: 'note' | 'tip' | 'warning';
      readonly title: string;
      readonly children: Content;
    }
  | { readonly kind: 'tabs'; readonly tabs: readonly Tab[] }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  /** Pages of the reference, with method and path. */
  | { readonly kind: 'entries'; readonly entries: readonly ReferenceEntry[]; readonly more: number }
  | { readonly kind: 'sequence'; readonly sequence: Sequence };

export interface Tab {
  /** Unique in the page; the id of the panel. */
  readonly anchor: string;
  readonly title: string;
  readonly children: Content;
}

export interface Card {
  readonly title: string;
  readonly href: Href | string;
  readonly external: boolean;
  /** Tabler icon name in kebab-case. */
  readonly icon?: string;
  readonly children: Content;
}
