import type { Assets, LinkedCode, RenderPage } from '#src/model/render.ts';

/** URL prefix of the development server's own files. */
export const OWN = '/@docs/';

/** A file and its media type. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Renders pages, and provides the files that they load. */
export interface LiveRenderer {
  render(): Promise<RenderPage>;
  code(): LinkedCode;
  readonly assets: Assets;
  /** Returns HTML for the head of each page: the script that shows edits, and its dependencies. */
  head(): Promise<string>;
  /** Returns a file that pages load, by its URL. */
  file(pathname: string): Promise<SiteFile | undefined>;
}

/** URLs of the search and reference indexes, which are generated from the sources. */
export const INDEXES = { searchIndex: `${OWN}search.json`, referenceIndex: `${OWN}reference.json` } as const;
/** URL of the style sheet with a site's own look. */
export const OWN_STYLES = `${OWN}look.css`;
