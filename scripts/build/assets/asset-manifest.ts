import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** URLs of the assets below their folder, stored as JSON beside them. */
export interface Manifest {
  /** All files for the browser, and their compressed forms. */
  readonly files: readonly string[];
  /** Further files for the pages of the development server. */
  readonly live: readonly string[];
  /** The head script, which is inlined in pages. */
  readonly head: string;
  readonly app: string;
  /** Script for interaction without the application. */
  readonly actions: string;
  readonly notFound: string;
  /** Script of pages that have moved. */
  readonly moved: string;
  readonly favicon: string;
  /** Fonts of all pages: of text, and of code. */
  readonly fonts: readonly string[];
  /** Style sheet below the first screen, for pointers and for print. */
  readonly deferredStyles: string;
}

/** The file of the critical styles. */
export const FIRST_VIEW_STYLES = 'first-view.json';

/** The licences of the code that renders pages. */
export const SERVER_LICENCES = 'server/licences.txt';

/** Returns the manifest of a folder; undefined if it holds no assets. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
