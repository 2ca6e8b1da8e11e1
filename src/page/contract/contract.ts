/**
 * The contract between the HTML of a page and everything that runs in it: the head script, the page script, the
 * application and the development server mark elements by these attributes and report by these events. Tools (`explain`,
 * `builder`) have further ones on elements of their own.
 *
 * Types for `dataset`, JSX and event listeners follow from it; `tests/unit/src/page/contract/contract.test.ts` reports
 * names that are not listed, or not used. An attribute without a value is the empty text.
 */

/** Event on `window` after each client navigation; its detail is the target of the URL's hash, where there is one. */
export const NAVIGATED = 'docs:navigated';
/** Event on `window` of the development server's client when the site is newer than the fetched pages. */
export const EDITED = 'docs:edited';
/** Bubbling event on a deferred block that has been laid out. */
export const LAID_OUT = 'docs:laid-out';

/** The parts of a page that are rendered at build only. */
export type PagePart = 'skip' | 'top-bar' | 'sidebar' | 'article' | 'footer' | 'search';

interface Attributes {
  // On <html>, set by the head script before the first paint and by the page script.
  /** The first view is incomplete: nothing of the page is painted, or only its frame and its heading. */
  'data-reading': '' | 'heading';
  /** Scripts run. */
  'data-scripts': '';
  /** The application has hydrated the page. */
  'data-application': '';
  /** The sidebar on wide screens. */
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
  /** On pages of earlier versions, the search index of the current one, and its name. */
  'data-current-search-index': string;
  'data-current-version': string;
  /** Place of a `<style>` among all groups of critical styles. */
  'data-styles': `${number}`;

  // The frame.
  /** A part that the build renders and React leaves alone. */
  'data-part': PagePart;
  /** On the columns: key of the section of the site that the sidebar shows. */
  'data-section': string;
  /** A link to a section of the site. */
  'data-section-link': 'guides' | 'reference';
  /** On the link to the section of the current page. */
  'data-current': '';
  /** The part of the sidebar that scrolls. */
  'data-scroller': '';
  /** A group of the sidebar, by the key under which its state is stored. */
  'data-group': string;
  /** On the group of the current page, and on the selected row of the search. */
  'data-active': '';
  /** The link to the home page. */
  'data-home': '';
  /** A link that only the browser follows. */
  'data-native': '';
  /** The button of the drawer. */
  'data-menu': '';
  'data-toggle-sidebar': '';
  /** The button of the colour scheme. */
  'data-scheme': '';
  /** A button that opens the search. */
  'data-search': '';
  /** The displayed shortcut of the search. */
  'data-keys': '';
  /** The button that closes the search. */
  'data-close': '';
  /** On the search field: the text entered before the results arrived. */
  'data-entered': string;
  /** On the search dialog: it closes because a result was followed. */
  'data-followed': '';
  /** The field that filters the reference, and the list of its results. */
  'data-filter': '';
  'data-filter-results': '';
  /** Hidden if scripts do not run. */
  'data-needs-scripts': '';
  /** The page that explains a response: its base path. */
  'data-explain': string;
  /** Container of the explanation of a response. */
  'data-explain-result': '';
  /** The method of an operation in the results. */
  'data-method': string;
  /** Has a tooltip below it; with a delay in milliseconds, beside it. */
  'data-tip': '' | `${number}`;
  /** On a tooltip. */
  'data-state': 'closed' | 'delayed-open' | 'instant-open';

  // Layout of the article.
  /** On `<main>` while only the heading of the next page is shown. */
  'data-navigating': '';
  /** A block whose layout may be deferred, and one whose layout is deferred. */
  'data-lazy': '';
  'data-deferred': '';
  /** Deferred panels, which the head script moves behind the element with this id. */
  'data-after': string;
  /** Container of the panels beside an operation, with their number. */
  'data-panels': `${number}`;
  /** The target of the URL's hash. */
  'data-target': '';
  /** Moved anchors of the page, as JSON: see `MovedAnchor`. */
  'data-moved-anchors': string;

  // Tabs.
  /** Alternatives of a kind; all groups of a kind share one choice. */
  'data-tabs': 'language' | 'scenario' | 'tabs';
  /** On alternatives the selected value; on a tab, an option and a panel its own. */
  'data-value': string;
  /** The heading of a panel where alternatives are stacked. */
  'data-tab-title': '';
  /** On the label of a response the first digit of its status. */
  'data-status': string;
  /** Alternatives of scenarios inside share one choice. */
  'data-scenarios': '';

  // Copying.
  /** A button that copies: a field's path, or the text that it names. */
  'data-copy': '' | 'path';
  'data-copy-text': string;
  /** Holds the code that a copy button copies. */
  'data-copy-source': '';
  /** On a line of code the columns that it is indented by. */
  'data-indent': `${number}`;
  /** On a control that was just used: the result, in words. */
  'data-reported': string;
  /** On a table the prefix of its fields' paths; on a row its path, unless that is the prefix with the name. */
  'data-paths': string;
  'data-path': string;
  /** A row whose lines in the sample are hovered, and the button that leads from a row to its lines. */
  'data-lit': '';
  'data-show-in-sample': '';
  /** The line with the link to the page's Markdown. */
  'data-markdown': '';
  /** A link to a row, added by script. */
  'data-row-link': '';

  // Folding and reading.
  /** A button that opens or closes every `<details>` in its scope. */
  'data-details': 'open' | 'close';
  'data-details-scope': '';
  /** The button that enlarges code; `low` where its panel has little height. */
  'data-enlarge': '' | 'low';
  /** On the window with enlarged code. */
  'data-wrap': 'true' | 'false';

  // Single pages.
  /** The choice of calls on a page of changes, as JSON; a change that it hides. */
  'data-call-choice': string;
  'data-unchosen': '';
  /** On `<details>` whose content is loading (`loading`) or loaded. */
  'data-ready': '' | 'loading';
  /** Elements filled by the script of the 404 page. */
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
