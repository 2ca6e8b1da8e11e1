/**
 * The contract between the HTML of a page and everything that runs in it: the head script, the page script, the
 * application and the development server mark elements with these attributes and notify each other with these events.
 * Tools (`explain`, `builder`) use further attributes on their own elements.
 *
 * The types for `dataset`, JSX and event listeners are derived from this file;
 * `tests/unit/src/page/contract/contract.test.ts` reports names that are not listed, or not used. An attribute without
 * a value is the empty text.
 */

/** Event on `window` after each client navigation; its detail is the target of the URL's hash, if it exists. */
export const NAVIGATED = 'docs:navigated';
/** Event on `window` in the development server's pages when the site has changed since they were fetched. */
export const EDITED = 'docs:edited';
/** Event on a deferred block once it has been laid out; it bubbles. */
export const LAID_OUT = 'docs:laid-out';

/** The parts of a page that are rendered only at build. */
export type PagePart = 'skip' | 'top-bar' | 'sidebar' | 'article' | 'footer' | 'search';

interface Attributes {
  // On <html>, set by the head script before the first paint and by the page script.
  /** The first view is incomplete: nothing is painted yet, or only the frame and the heading. */
  'data-reading': '' | 'heading';
  /** Set once scripts run. */
  'data-scripts': '';
  /** Set once the application has hydrated the page. */
  'data-application': '';
  /** State of the sidebar on wide screens. */
  'data-sidebar': 'collapsed' | 'expanded';
  /** The language of a shared link, until the reader chooses another. */
  'data-language': string;
  /** The colour scheme that the reader has chosen; Mantine reads it too. */
  'data-mantine-color-scheme': 'light' | 'dark';

  // Settings of the build, on the head script, and its styles.
  /** URL of the application's entry. */
  'data-app': string;
  /** Base path of the site, with slashes at both ends. */
  'data-base': string;
  'data-search-index': string;
  'data-reference-index': string;
  /** On pages of earlier versions: the search index and the name of the current version. */
  'data-current-search-index': string;
  'data-current-version': string;
  /** Position of a `<style>` among all groups of critical styles. */
  'data-styles': `${number}`;

  // The frame.
  /** A part that is rendered at build and that React never changes. */
  'data-part': PagePart;
  /** On the columns: the key of the site section that the sidebar shows. */
  'data-section': string;
  /** On a link to a section: which one. */
  'data-section-link': 'guides' | 'reference';
  /** On the link to the current page's section. */
  'data-current': '';
  /** The scrollable part of the sidebar. */
  'data-scroller': '';
  /** On a sidebar group: the key under which its state is stored. */
  'data-group': string;
  /** On the current page's sidebar group, and on the selected row of the search. */
  'data-active': '';
  /** The link to the home page. */
  'data-home': '';
  /** On a link that the router ignores: the browser loads the page. */
  'data-native': '';
  /** The button that opens the sidebar as a drawer. */
  'data-menu': '';
  'data-toggle-sidebar': '';
  /** The button that changes the colour scheme. */
  'data-scheme': '';
  /** A button that opens the search. */
  'data-search': '';
  /** The displayed keyboard shortcut of the search. */
  'data-keys': '';
  /** The button that closes the search. */
  'data-close': '';
  /** On the search field: the text entered before the results arrived. */
  'data-entered': string;
  /** On the search dialog while it closes because a result was followed. */
  'data-followed': '';
  /** The filter field of the reference, and the list of its results. */
  'data-filter': '';
  'data-filter-results': '';
  /** On elements that are hidden if scripts do not run. */
  'data-needs-scripts': '';
  /** On the section that explains a response: the site's base path. */
  'data-explain': string;
  /** Container of the explanation. */
  'data-explain-result': '';
  /** On the HTTP method of an operation in the search results. */
  'data-method': string;
  /** On an element with a tooltip below it or, with a delay in milliseconds, beside it. */
  'data-tip': '' | `${number}`;
  /** State of a tooltip. */
  'data-state': 'closed' | 'delayed-open' | 'instant-open';

  // Layout of the article.
  /** On `<main>` while only the heading of the next page is shown. */
  'data-navigating': '';
  /** `data-lazy` on a block whose layout may be deferred; also `data-deferred` while it is deferred. */
  'data-lazy': '';
  'data-deferred': '';
  /** On deferred panels: the id of the element after which the head script inserts them. */
  'data-after': string;
  /** On the container of the panels beside an operation: their number. */
  'data-panels': `${number}`;
  /** On the target of the URL's hash. */
  'data-target': '';
  /** The page's moved anchors, as JSON (`MovedAnchor`). */
  'data-moved-anchors': string;

  // Tabs.
  /** A group of alternatives; groups of languages share one choice, as do the scenarios of an operation. */
  'data-tabs': 'language' | 'scenario' | 'tabs';
  /** On a group: the selected value. On a tab, option or panel: its own value. */
  'data-value': string;
  /** The heading of a panel, shown while the panels are stacked. */
  'data-tab-title': '';
  /** On the label of a response: the first digit of its status. */
  'data-status': string;
  /** Container in which all groups of scenarios share one choice. */
  'data-scenarios': '';

  // Copying.
  /** A button that copies a field's path (`path`), the text in `data-copy-text`, or the surrounding code. */
  'data-copy': '' | 'path';
  'data-copy-text': string;
  /** Container of the code that a copy button copies. */
  'data-copy-source': '';
  /** On a line of code: its indentation in columns. */
  'data-indent': `${number}`;
  /** On a control that was just used: the result, as text. */
  'data-reported': string;
  /**
   * On a table: the prefix of its fields' paths. On a row: the field's path, unless it is this prefix plus the name.
   */
  'data-paths': string;
  'data-path': string;
  /** On a row while its lines in a sample are hovered; `data-show-in-sample` on its button that moves to them. */
  'data-lit': '';
  'data-show-in-sample': '';
  /** On the line with the link to the page's Markdown. */
  'data-markdown': '';
  /** A link to its own row, added by script. */
  'data-row-link': '';

  // Folding and reading.
  /** A button that opens or closes every `<details>` in its scope. */
  'data-details': 'open' | 'close';
  'data-details-scope': '';
  /** The button that enlarges code; `low` in a panel of little height. */
  'data-enlarge': '' | 'low';
  /** On the window with enlarged code: whether lines wrap. */
  'data-wrap': 'true' | 'false';

  // Single pages.
  /** The choice of calls on a page of changes, as JSON; `data-unchosen` on each change that it hides. */
  'data-call-choice': string;
  'data-unchosen': '';
  /** On `<details>` whose content is loading (`loading`) or has loaded (empty). */
  'data-ready': '' | 'loading';
  /** Elements that the script of the 404 page fills. */
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
