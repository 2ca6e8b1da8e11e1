import type { History } from './history.ts';
import type { Href, NavGroup } from './nav.ts';
import type { GuidePage, NotFoundPage, Page, ReferencePage } from './page.ts';
import type { ReferenceGroup } from './reference.ts';
import type { Synonyms } from './search.ts';

/** The result of compilation, from which pages are rendered. */
export interface Site {
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  /** Guides and the 404 page. */
  readonly pages: readonly (GuidePage | NotFoundPage)[];
  /** Compiles one page and returns it; for an unknown path, the 404 page. */
  page(href: string): Page;
  readonly reference: Reference;
  /** URL in the `externalDocs` of the description. */
  readonly documentation?: string;
  readonly data: SiteData;
  readonly redirects: readonly Redirect[];
  /** Synonyms for the search: words that readers use and pages do not contain. */
  readonly synonyms: readonly Synonyms[];
  /** Images of guides and of the description, and files of the look, such as fonts; without duplicates. */
  readonly images: readonly SiteImage[];
  /** The versions of the site; absent if there is only one. */
  readonly versions?: SiteVersions;
}

/** The version that a site documents, and all versions. */
interface SiteVersions {
  /** Displayed name of this version: `Version 1.2`. */
  readonly name: string;
  /** All versions, the current one first, with the folder of each below the site's root. */
  readonly all: readonly { readonly name: string; readonly folder: string }[];
}

/**
 * A redirect: from `/` to the first guide, or from a former path to a page or its Markdown file. For moved anchors see
 * `PageBase.moved`.
 */
export interface Redirect {
  /** The redirected path, decoded, without an anchor. */
  readonly from: Href;
  readonly to: Href;
}

/** A file that pages show: an image, or a font. */
interface SiteImage {
  /** Path from the root of the site, with a hash of the contents. */
  readonly href: string;
  readonly bytes: Uint8Array;
}

/** All pages of the reference. Pages are created on demand, so that thousands need not be in memory at once. */
export interface Reference {
  readonly groups: readonly ReferenceGroup[];
  /** The changes between versions; absent if the description lists no versions. */
  readonly history?: History;
  /** Paths of the pages, in the order of the sidebar, with the overview first. */
  readonly hrefs: readonly Href[];
  /** @throws {RangeError} for a path that is not in `hrefs`. */
  page(href: Href): ReferencePage;
  /** Returns the page at a path; undefined if there is none. */
  find(href: string): ReferencePage | undefined;
  /**
   * Returns the page of downloads, whose path is also in `hrefs`.
   *
   * @param sizes the sizes of the downloads in bytes, by file name
   */
  downloads(sizes: ReadonlyMap<string, number>): ReferencePage;
}

/**
 * The files below `data/`, which are for programs, such as `data/index.json` (see `call-data.ts`). They are created on
 * demand.
 */
export interface SiteData {
  /**
   * Returns the files that do not belong to a single operation, webhook or callback, such as the index and the schemas.
   */
  shared(): readonly DataFile[];
  /**
   * Returns the files for the operation or webhook that a page documents, and for its callbacks; an empty list for
   * other pages.
   */
  ofPage(page: Page): readonly DataFile[];
}

/** A data file of the site. */
export interface DataFile {
  /** Path below the root of the site. */
  readonly path: string;
  readonly contents: string;
}

/** The settings in `guides/site.yaml`, such as the name of the provider, the URL of the site and its colours. */
export interface SiteConfig {
  readonly brand: string;
  /** Public URL of the site, without trailing slash; may be empty. Canonical links begin with it. */
  readonly url: string;
  /** Language of the site (BCP 47). */
  readonly lang: string;
  /** Word after the name or the logo; may be empty. */
  readonly suffix: string;
  readonly supportEmail: string;
  readonly signInUrl: string;
  readonly signUpUrl: string;
  readonly chatUrl: string;
  /** The company behind the provider, after "Powered by"; may be empty. */
  readonly poweredBy: string;
  /** The look of the site; absent for the default look. */
  readonly look?: SiteLook;
  /** Further links in the top bar, in order. */
  readonly links?: readonly SiteLink[];
  /** The button at the end of the top bar; "Sign In" by default. */
  readonly button?: SiteLink;
  /** Columns of links in the footer. */
  readonly footer?: readonly { readonly label: string; readonly links: readonly SiteLink[] }[];
  /** An announcement, shown on one line above all pages. */
  readonly announcement?: SiteLink;
  /** Labels of the extensions that readers see (OpenAPI 3.1, section 4.9), by name of the extension. */
  readonly extensions: Readonly<Record<string, string>>;
  /**
   * Further values for guides, by key. `<Value site="key" />` prints a value; `site:key` is a link target if the value
   * is a URL.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** A link to a full URL or to a path of the site. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
}

/** Colours, fonts and pictures of one site. */
export interface SiteLook {
  /** Colours of links and buttons, as `#rrggbb`. */
  readonly accent?: Schemes<string>;
  readonly logo?: Schemes<Logo>;
  /** Font files, as paths from the root of the site. */
  readonly fonts?: { readonly sans?: string; readonly mono?: string };
  /** Corner radius of controls, in pixels. */
  readonly radius?: number;
  /** Path of the icon from the root of the site. */
  readonly favicon?: string;
  /** Path of the picture that previews of shared links show (Open Graph protocol), from the root of the site. */
  readonly picture?: string;
}

/** A value for each colour scheme. */
export interface Schemes<Thing> {
  readonly light: Thing;
  readonly dark: Thing;
}

/** A picture in the top bar, with its displayed size in CSS pixels. */
export interface Logo {
  /** Path from the root of the site. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}
