/** Pages: a union on `kind`, one entry for each file of the site. */
import type { Content } from './content.ts';
import type { Heading, Href } from './nav.ts';

export type Page = GuidePage | NotFoundPage;

interface PageBase {
  readonly href: Href;
  /** Document title, without the brand. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
}

export interface GuidePage extends PageBase {
  readonly kind: 'guide';
  /** Label of the sidebar group, shown above the heading. */
  readonly group: string;
  readonly content: Content;
  readonly headings: readonly Heading[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Not in the sidebar. */
  readonly unlisted: boolean;
}

export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
}

export interface PageLink {
  readonly label: string;
  readonly href: Href;
}
