import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Addresses of the assets below their folder, as JSON beside them. */
export interface Manifest {
  /** All files for the browser, and their compressed forms. */
  readonly files: readonly string[];
  /** Files that the development server's pages load besides. */
  readonly live: readonly string[];
  /** The head script, which pages have inlined. */
  readonly head: string;
  readonly app: string;
  /** Script of what a reader can do without the application. */
  readonly actions: string;
  readonly notFound: string;
  /** Script of pages that have moved. */
  readonly moved: string;
  readonly favicon: string;
  /** Fonts of all pages: of text, and of code. */
  readonly fonts: readonly string[];
  /** Style sheet of what no first screen shows, and of pointers and paper. */
  readonly deferredStyles: string;
}

/** The file that the styles of the first view are kept in. */
export const FIRST_VIEW_STYLES = 'first-view.json';

/** The licences of what draws pages. */
export const SERVER_LICENCES = 'server/licences.txt';

/** The manifest of a folder; undefined where no assets are made. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
