import type { Href, NavGroup } from './nav.ts';
import type { Page } from './page.ts';
import type { Reference } from './reference.ts';
import type { SearchEntry } from './search.ts';

/** Everything the compiler decides: the input of `render`. */
export interface Site {
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  /** Guides and the page for unknown addresses. */
  readonly pages: readonly Page[];
  readonly reference: Reference;
  /** Old or short addresses: `/` leads to the first guide. */
  readonly redirects: readonly { readonly from: Href; readonly to: Href }[];
  readonly search: readonly SearchEntry[];
}

/** `guides/site.yaml`: what names this provider and its addresses outside the API. */
export interface SiteConfig {
  readonly brand: string;
  /** Public address of the site, without trailing slash; canonical links begin with it. */
  readonly url: string;
  readonly supportEmail: string;
  readonly signInUrl: string;
  readonly signUpUrl: string;
  readonly chatUrl: string;
  readonly partnerBank: string;
  /** Further keys, for `site:` links and `<Value site>`. */
  readonly values: Readonly<Record<string, string>>;
}
