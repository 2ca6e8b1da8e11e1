import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The asset manifest: URLs of the assets below their folder, stored as JSON beside the assets. */
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
  /** Script of the pages at old URLs, which redirect. */
  readonly moved: string;
  readonly favicon: string;
  /** Fonts that all pages load: for text, and for code. */
  readonly fonts: readonly string[];
  /** Style sheet that the first screen does not need: parts further down, pointers, print. */
  readonly deferredStyles: string;
}

/** File with the critical styles. */
export const FIRST_VIEW_STYLES = 'first-view.json';

/** File with the licences of the code that renders pages. */
export const SERVER_LICENCES = 'server/licences.txt';

/** Returns the manifest of a folder; undefined if the folder contains no assets. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
