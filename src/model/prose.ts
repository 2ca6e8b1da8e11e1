/**
 * Markdown after parsing. A page can contain only the kinds of nodes that are listed here, so hostile Markdown does no
 * harm.
 */
import type { Code } from './sample.ts';

/** A Markdown `description` of the API. */
export type Prose = readonly ProseNode[];

type ProseNode = Markup<never>;

/** A node of Markdown, or of another kind (`Other`). */
export type Markup<Other> =
  | TextNode
  | ElementNode<Markup<Other>>
  | LinkNode<Markup<Other>>
  | HeadingNode<Markup<Other>>
  | ImageNode
  | PictureNode
  | CodeBlockNode
  | CalloutNode<Markup<Other>>
  | Other;

interface TextNode {
  readonly kind: 'text';
  readonly value: string;
}

/**
 * The HTML elements that Markdown produces or contains (CommonMark 0.31, GFM), except links, headings, images and code
 * blocks.
 */
export type ElementName =
  | 'p'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'sub'
  | 'sup'
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
  | 'td'
  | 'details'
  | 'summary';

/** An element of Markdown. */
export interface ElementNode<Child> {
  readonly kind: 'element';
  readonly name: ElementName;
  readonly children: readonly Child[];
  /** HTML id, unique in the page. */
  readonly anchor?: string;
  /** Whether the task of an `li` is done (GFM 0.29, section 5.3). */
  readonly done?: boolean;
  /** First number of an `ol`. */
  readonly start?: number;
  /** Column alignment of a `th` or `td`. */
  readonly align?: 'left' | 'center' | 'right';
  /** Original heading level (1 to 6) of a `p` that was a heading, but does not fit into the outline of the page. */
  readonly depth?: number;
}

interface HeadingNode<Child> {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** HTML id, unique in the page. */
  readonly anchor: string;
  readonly children: readonly Child[];
}

interface LinkNode<Child> {
  readonly kind: 'link';
  /** An `Href` of this site (begins with `/` or `#`), or an `https:`, `http:` or `mailto:` URL. */
  readonly href: string;
  /** Whether `href` may be relative, as in a `description`. The page then resolves it (`relative-links.ts`). */
  readonly relative?: boolean;
  /** Whether the URL leaves this site. */
  readonly external: boolean;
  /** HTML id, unique in the page. */
  readonly anchor?: string;
  readonly children: readonly Child[];
}

/** An external image, shown as a link with its alternative text: the site fetches nothing from another origin. */
interface ImageNode {
  readonly kind: 'image';
  readonly src: string;
  /** Whether `src` may be relative, as in a `description`. The page then resolves it, like the URL of a link. */
  readonly relative?: boolean;
  readonly alt: string;
  /** Width in CSS pixels; if absent, the width of the image file. */
  readonly width?: number;
}

/** An image that is part of the site. */
export interface PictureNode {
  readonly kind: 'picture';
  /** Path from the root of the site. */
  readonly src: string;
  readonly alt: string;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A block of code. */
export interface CodeBlockNode {
  readonly kind: 'codeBlock';
  readonly code: Code;
  readonly title?: string;
  /** Numbers of the lines that the text discusses; the first is 1. */
  readonly marks?: readonly number[];
}

/** A highlighted remark. */
export interface CalloutNode<Child> {
  readonly kind: 'callout';
  readonly tone: 'note' | 'tip' | 'warning';
  readonly title: string;
  readonly children: readonly Child[];
}
