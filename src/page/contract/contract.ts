/**
 * The attributes and events by which the HTML of a page and its scripts communicate: head script, page script,
 * application and development server. Tools (`explain`, `builder`) use further attributes on their own elements.
 *
 * The types for `dataset`, JSX and event listeners are derived from this file;
 * `tests/unit/src/page/contract/contract.test.ts` reports names that are not listed, or not used. An attribute without
 * a value has the value `''`.
 */

/**
 * Event on `window` after each navigation by the application. Its detail is the element that the URL's hash names, or
 * null.
 */
export const NAVIGATED = 'docs:navigated';
/** Event on `window` when the development server has rebuilt the site: pages fetched earlier are outdated. */
export const EDITED = 'docs:edited';
/** Event on a deferred block once it has been laid out; it bubbles. */
export const LAID_OUT = 'docs:laid-out';

/** The parts of a page that are rendered only by the build. */
export type PagePart = 'skip' | 'top-bar' | 'sidebar' | 'article' | 'footer' | 'search';

interface Attributes {
  // On <html>, set by the head script before the first paint, or by the page script.
  /**
   * Set until everything that the window shows first is parsed. Empty: nothing is painted yet. `heading`: only the
   * frame and the heading are painted.
   */
  'data-reading': '' | 'heading';
  /** Set as soon as scripts run. */
  'data-scripts': '';
  /** Set once the application has hydrated the page. */
  'data-application': '';
  /** State of the sidebar on wide screens. */
  'data-sidebar': 'collapsed' | 'expanded';
  /** Programming language from the URL of a shared link, until the reader chooses another one. */
  'data-language': string;
  /** The colour scheme that the reader has chosen; Mantine reads it too. */
  'data-mantine-color-scheme': 'light' | 'dark';

  // On the head script: settings of the build. On `<style>` elements: their position.
  /** URL of the application's entry. */
  'data-app': string;
  /** Base path of the site, with slashes at both ends. */
  'data-base': string;
  'data-search-index': string;
  'data-reference-index': string;
  /** On pages of earlier versions: URL of the current version's search index, and name of the current version. */
  'data-current-search-index': string;
  'data-current-version': string;
  /** Position of a `<style>` among all style groups that pages may contain. */
  'data-styles': `${number}`;

  // The frame around the article.
  /** A part of the page that the build renders and that React never changes. */
  'data-part': PagePart;
  /** On the columns of the frame: the key of the site section whose links the sidebar shows. */
  'data-section': string;
  /** On a link to a section of the site: the section. */
  'data-section-link': 'guides' | 'reference';
  /** On the link to the current page's section. */
  'data-current': '';
  /** The scrollable part of the sidebar. */
  'data-scroller': '';
  /** On a sidebar group: the key under which the browser stores whether it is open. */
  'data-group': string;
  /** On the current page's sidebar group, and on the selected row of the search. */
  'data-active': '';
  /** The link to the home page. */
  'data-home': '';
  /** On a link that the router ignores, so that the browser loads the page. */
  'data-native': '';
  /** The button that opens the sidebar as a drawer. */
  'data-menu': '';
  'data-toggle-sidebar': '';
  /** The button that changes the colour scheme. */
  'data-scheme': '';
  /** A button that opens the search. */
  'data-search': '';
  /** The element that shows the keyboard shortcut of the search. */
  'data-keys': '';
  /** The button that closes the search. */
  'data-close': '';
  /** On the search field: the text for which the reader pressed Enter before there were results. */
  'data-entered': string;
  /** On the search dialog while it closes because the reader opened a result. */
  'data-followed': '';
  /** `data-filter` on the field that filters the reference, `data-filter-results` on the list of matching links. */
  'data-filter': '';
  'data-filter-results': '';
  /** On elements that are hidden if scripts do not run. */
  'data-needs-scripts': '';
  /** On the section in which readers paste a response to have it explained: the site's base path. */
  'data-explain': string;
  /** The element in which the explanation of the pasted response appears. */
  'data-explain-result': '';
  /** On the element with an operation's HTTP method in the search results: the method, such as `POST`. */
  'data-method': string;
  /**
   * On an element with a tooltip. Empty: the tooltip is below the element. A number: it is beside the element, after
   * that many milliseconds.
   */
  'data-tip': '' | `${number}`;
  /** State of a tooltip. */
  'data-state': 'closed' | 'delayed-open' | 'instant-open';

  // Layout of the article.
  /** On `<main>` while a navigation has painted only the heading of the next page. */
  'data-navigating': '';
  /** `data-lazy` is on a block whose layout may be deferred, `data-deferred` on the same block while it is deferred. */
  'data-lazy': '';
  'data-deferred': '';
  /** On deferred panels: the id of the element after which the head script inserts them. */
  'data-after': string;
  /** On the container of samples beside an operation, a webhook or a schema: the number of panels. */
  'data-panels': `${number}`;
  /** On the element that the URL's hash names. */
  'data-target': '';
  /** The page's moved anchors, as JSON (`MovedAnchor`). */
  'data-moved-anchors': string;

  // Tabs.
  /**
   * A group of alternatives, shown as tabs. Groups of languages share one choice. So do groups of scenarios (named
   * request examples) of one operation.
   */
  'data-tabs': 'language' | 'scenario' | 'tabs';
  /** On a group: the selected value. On a tab, option or panel: the value that selects it. */
  'data-value': string;
  /** The heading of a panel, visible while the panels are stacked. */
  'data-tab-title': '';
  /** On the label of a response's tab: the first digit of the status code. */
  'data-status': string;
  /**
   * An element with the samples of one operation. Its tab groups share the chosen scenario, that is, the named request
   * example.
   */
  'data-scenarios': '';

  // Copying.
  /**
   * A copy button. `path`: copies the path of a field. Empty: copies the text in `data-copy-text` or the surrounding
   * code.
   */
  'data-copy': '' | 'path';
  'data-copy-text': string;
  /** Container of the code that a copy button copies. */
  'data-copy-source': '';
  /** On a line of code: its indentation in columns. */
  'data-indent': `${number}`;
  /** On a button that was just used: the result, such as `Copied`. */
  'data-reported': string;
  /**
   * `data-paths` on a table: the prefix of its fields' paths. `data-path` on a row: the path of the field, if that is
   * not the prefix plus the name.
   */
  'data-paths': string;
  'data-path': string;
  /**
   * `data-lit` on a row while the pointer is over the lines of its field in a sample. `data-show-in-sample` on the
   * button in a row that shows these lines.
   */
  'data-lit': '';
  'data-show-in-sample': '';
  /** On the line with the link to the page's Markdown. */
  'data-markdown': '';
  /** A link from a row to the row's own anchor, added by script. */
  'data-row-link': '';

  // Folding and reading.
  /** A button that opens or closes every `<details>` in the closest `data-details-scope`. */
  'data-details': 'open' | 'close';
  'data-details-scope': '';
  /** A button that enlarges a code panel; `low` if the panel is low. */
  'data-enlarge': '' | 'low';
  /** On the dialog with enlarged code: whether lines wrap. */
  'data-wrap': 'true' | 'false';

  // Single pages.
  /**
   * `data-call-choice` on the `<details>` in which readers of a page of changes choose operations and webhooks. Its
   * value lists what they can choose, as JSON (`CallChoice`). `data-unchosen` on each change that the choice hides.
   */
  'data-call-choice': string;
  'data-unchosen': '';
  /** On `<details>` from when its content begins to load. */
  'data-ready': '';
  /**
   * Elements that the script of the 404 page fills in: `data-url` with the path that does not exist, `data-nearest`
   * with links to similar pages.
   */
  'data-url': '';
  'data-nearest': '';
  /** On the body of a redirect: the new URL of the page. */
  'data-moved': string;
  /** The list of problems in the development server. */
  'data-problems': '';
  'data-severity': 'error' | 'warning';
}

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Dataset = {
  [Name in keyof Attributes as Name extends `data-${infer Rest}` ? CamelCase<Rest> : never]?: Attributes[Name];
};

type Props = { readonly [Name in keyof Attributes]?: Attributes[Name] | undefined };

declare global {
  interface DOMStringMap extends Dataset {}
  interface WindowEventMap {
    [NAVIGATED]: CustomEvent<HTMLElement | null>;
    [EDITED]: Event;
  }
  interface DocumentEventMap {
    [LAID_OUT]: Event;
  }
}

declare module 'react' {
  interface HTMLAttributes<T> extends Props {}
}
