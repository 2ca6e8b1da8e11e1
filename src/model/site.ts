import type { History } from './history.ts';
import type { Href, NavGroup } from './nav.ts';
import type { GuidePage, NotFoundPage, Page, ReferencePage } from './page.ts';
import type { ReferenceGroup } from './reference.ts';
import type { Synonyms } from './search.ts';

/** Everything the compiler decides: the input of `render`. */
export interface Site {
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  /** Guides and the page for unknown addresses. */
  readonly pages: readonly (GuidePage | NotFoundPage)[];
  /** The page at an address, made alone; the one for unknown addresses where there is no other. */
  page(href: string): Page;
  readonly reference: Reference;
  /** Address of the documentation that the description was written for. */
  readonly documentation?: string;
  readonly data: SiteData;
  readonly redirects: readonly Redirect[];
  /** Words of the site's readers that its pages do not use. */
  readonly synonyms: readonly Synonyms[];
  /** Images of the guides, each once. */
  readonly images: readonly SiteImage[];
  /** Absent where the site has one version alone. */
  readonly versions?: SiteVersions;
}

/** Which version a site is of, and which there are. */
interface SiteVersions {
  /** As readers know it: `Version 1.2`. */
  readonly name: string;
  /** All of them, the current one first, with their folders below the site's root. */
  readonly all: readonly { readonly name: string; readonly folder: string }[];
}

/**
 * A path that leads to a page or its Markdown: `/` to the first guide, and those that pages had before. Anchors that have moved
 * are in `PageBase.moved`.
 */
export interface Redirect {
  /** Decoded, without an anchor. */
  readonly from: Href;
  readonly to: Href;
}

/** A file that pages show: an image, or a font. */
interface SiteImage {
  /** From the root of the site, with a hash of the contents. */
  readonly href: string;
  readonly bytes: Uint8Array;
}

/** All pages of the reference. Pages are made when asked for, so that a thousand of them need no memory at once. */
export interface Reference {
  readonly groups: readonly ReferenceGroup[];
  /** The changes between versions; absent where none are listed. */
  readonly history?: History;
  /** In the order of the sidebar, the overview first. */
  readonly hrefs: readonly Href[];
  /** @throws {RangeError} for an address that is not in `hrefs`. */
  page(href: Href): ReferencePage;
  /** The page at an address; undefined where there is none. */
  find(href: string): ReferencePage | undefined;
  /** The page of downloads, whose address is in `hrefs` too. `sizes` are those of the files that were made, in bytes. */
  downloads(sizes: ReadonlyMap<string, number>): ReferencePage;
}

/** What programs read of the site: the files below `data/` (`call-data.ts`), made when asked for. */
export interface SiteData {
  /** Those that all calls share. */
  shared(): readonly DataFile[];
  /** Those of the operation or webhook a page is about, and of its callbacks; none for other pages. */
  ofPage(page: Page): readonly DataFile[];
}

export interface DataFile {
  /** Below the root of the site. */
  readonly path: string;
  readonly contents: string;
}

/** `guides/site.yaml`: what names this provider and its addresses outside the API. */
export interface SiteConfig {
  readonly brand: string;
  /** Public address of the site, without trailing slash; empty where nobody has given one. Canonical links begin with it. */
  readonly url: string;
  /** Language of the texts (BCP 47). */
  readonly lang: string;
  /** Word after the name or the logo; empty where there is none. */
  readonly suffix: string;
  readonly supportEmail: string;
  readonly signInUrl: string;
  readonly signUpUrl: string;
  readonly chatUrl: string;
  /** Who stands behind the provider, after "Powered by"; empty where nobody is named. */
  readonly poweredBy: string;
  /** Its own looks; absent where it looks like every other. */
  readonly look?: SiteLook;
  /** Further links of the top bar, in their order. */
  readonly links?: readonly SiteLink[];
  /** The button at the end of the top bar; "Sign In" where there is none. */
  readonly button?: SiteLink;
  /** Columns of links in the footer. */
  readonly footer?: readonly { readonly label: string; readonly links: readonly SiteLink[] }[];
  /** A line above all pages. */
  readonly announcement?: SiteLink;
  /** Labels of the extensions that readers see (OpenAPI 3.1, section 4.9), by their names. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Further keys, for `site:` links and `<Value site>`. */
  readonly values: Readonly<Record<string, string>>;
}

/** Leads to an address in full, or to a path of the site. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
}

/** Colours, fonts and pictures of one site. */
export interface SiteLook {
  /** Colours of links and buttons, as `#rrggbb`. */
  readonly accent?: Schemes<string>;
  readonly logo?: Schemes<Logo>;
  /** Files of its fonts, from the root of the site. */
  readonly fonts?: { readonly sans?: string; readonly mono?: string };
  /** Corners of controls, in pixels. */
  readonly radius?: number;
  /** From the root of the site. */
  readonly favicon?: string;
  /** The picture beside links to every page (Open Graph protocol), from the root of the site. */
  readonly picture?: string;
}

/** One of a thing for each colour scheme. */
export interface Schemes<Thing> {
  readonly light: Thing;
  readonly dark: Thing;
}

/** A picture in the top bar, with its size there in CSS pixels. */
export interface Logo {
  /** From the root of the site. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}
