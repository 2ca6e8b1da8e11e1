/** The pages of the site, a union discriminated by `kind`. */
import type { Content } from './content.ts';
import type { OpenQuestions } from './gap.ts';
import type { CallChoice } from './history.ts';
import type { Heading, Href } from './nav.ts';
import type { ReferenceGroup } from './reference.ts';
import type { PageVersions } from './versions.ts';

/** A page of the site. */
export type Page = GuidePage | ReferencePage | NotFoundPage;

interface PageBase {
  readonly href: Href;
  /** Document title, without the brand. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly questions?: OpenQuestions;
  /** Former anchors of the page; absent if there are none. */
  readonly moved?: readonly MovedAnchor[];
  /** Day of the last change to the page's source (RFC 3339, full-date), if known. */
  readonly changed?: string;
}

/**
 * A former anchor and its replacement: an anchor on the page, or the URL path of another page. A pair also applies to
 * nested anchors: if `data` becomes `body`, `data.id` becomes `body.id`. In the list of a page, longer former anchors
 * come first, because the first pair that fits is used.
 */
export type MovedAnchor = readonly [from: string, to: string];

/** A guide. */
export interface GuidePage extends PageBase {
  readonly kind: 'guide';
  /** Label of the sidebar group that contains the guide, shown above the heading. */
  readonly group: string;
  readonly content: Content;
  readonly headings: readonly Heading[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Whether the sidebar omits the guide. */
  readonly unlisted: boolean;
}

/** A page of the reference, generated only from the description. */
export type ReferencePage =
  | OverviewPage
  | OperationPage
  | TagPage
  | SchemaPage
  | WebhookPage
  | ErrorPage
  | ListPage
  | TestedSamplesPage
  | DownloadsPage
  | ExplainPage;

interface ReferencePageBase extends PageBase {
  /** The pages above this one in the hierarchy, outermost first. */
  readonly trail: readonly PageLink[];
  /** Short labels beside the heading: `deprecated`. */
  readonly badges: readonly string[];
  readonly content: Content;
  /**
   * The groups of the sidebar. In a large description, the groups of other pages have no entries, and the group of this
   * page has only those near the page.
   */
  readonly sidebar: readonly ReferenceGroup[];
  /** The page that explains pasted responses; present only on pages of operations, webhooks and errors. */
  readonly explain?: Href;
  /** The page of downloads; present only on pages of operations. */
  readonly downloads?: PageLink;
  /** The page of tested samples; present only if a sample of this page was tested. */
  readonly samples?: Href;
  /** The feed of changes, if the page links to it. */
  readonly feed?: PageLink;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The versions of the page; absent if the site has only one version. */
  readonly versions?: PageVersions;
}

/** A page about one object of the description. */
interface ObjectPage extends ReferencePageBase {
  /** URL at which the object can be edited, if the site has an edit URL. */
  readonly source?: string;
}

/** The overview of the reference: the API as a whole. */
interface OverviewPage extends ReferencePageBase {
  readonly kind: 'overview';
}

interface OperationPage extends ObjectPage {
  readonly kind: 'operation';
}

/** The page of a tag: its operations. */
interface TagPage extends ReferencePageBase {
  readonly kind: 'tag';
}

interface SchemaPage extends ObjectPage {
  readonly kind: 'schema';
}

interface WebhookPage extends ObjectPage {
  readonly kind: 'webhook';
}

/** The page of a status code: the operations that respond with it. */
interface ErrorPage extends ReferencePageBase {
  readonly kind: 'error';
}

/** A list page: all webhooks, all errors, all schemas, or the changes. */
interface ListPage extends ReferencePageBase {
  readonly kind: 'list';
  /**
   * On a page of all changes since a version: the operations and webhooks from which readers choose. Absent on other
   * list pages, and if nothing has changed.
   */
  readonly choice?: CallChoice;
}

/** The page of tested request samples and the tools that ran them. */
interface TestedSamplesPage extends ReferencePageBase {
  readonly kind: 'testedSamples';
}

/** The page that explains pasted responses. */
interface ExplainPage extends ReferencePageBase {
  readonly kind: 'explain';
}

/** The page of downloads. */
interface DownloadsPage extends ReferencePageBase {
  readonly kind: 'downloads';
}

/** The page for unknown URLs. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'notFound';
  /** Links to the lists of the reference, with the overview first. */
  readonly reference: readonly PageLink[];
}

/** A link to a page of the site. */
export interface PageLink {
  readonly label: string;
  readonly href: Href;
}
