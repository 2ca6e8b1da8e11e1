import type { Assets, LinkedCode, RenderPage } from '#src/model/render.ts';

/** URL prefix of the development server's own files. */
export const OWN = '/@docs/';

/** A file and its media type. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Renders pages and provides the files that pages load. */
export interface LiveRenderer {
  render(): Promise<RenderPage>;
  code(): LinkedCode;
  readonly assets: Assets;
  /** Returns HTML to insert into the head of each page. It loads the script that shows edits and problems. */
  head(): Promise<string>;
  /** Returns the file that pages load from a URL path; undefined if there is none. */
  file(pathname: string): Promise<SiteFile | undefined>;
}

/** URLs of the search and reference indexes, which are generated from the sources. */
export const INDEXES = { searchIndex: `${OWN}search.json`, referenceIndex: `${OWN}reference.json` } as const;
/** URL of the style sheet generated from the site's settings, such as its colours and fonts. */
export const OWN_STYLES = `${OWN}look.css`;
