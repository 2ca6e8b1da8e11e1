import type { Assets, LinkedCode, RenderPage } from '#src/model/render.ts';

/** Addresses that only the development server has. */
export const OWN = '/@docs/';

/** A file and its media type. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** What draws pages, and what they load. */
export interface LiveRenderer {
  render(): Promise<RenderPage>;
  code(): LinkedCode;
  readonly assets: Assets;
  /** HTML for the head of each page: the script that shows edits, and what it needs. */
  head(): Promise<string>;
  /** A file that pages load, by its address. */
  file(pathname: string): Promise<SiteFile | undefined>;
}

/** Addresses of what is made of the sources. */
export const INDEXES = { searchIndex: `${OWN}search.json`, referenceIndex: `${OWN}reference.json` } as const;
/** The style sheet of a site's own looks. */
export const OWN_STYLES = `${OWN}look.css`;
