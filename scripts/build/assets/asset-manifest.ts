import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Paths of the built assets, as stored in `manifest.json`. They are relative to the folder `client/` beside it, except
 * `head`.
 */
export interface Manifest {
  /** All assets of a built site, with their compressed forms. */
  readonly files: readonly string[];
  /** Paths of the files that only pages of the development server load. */
  readonly live: readonly string[];
  /** Path of the head script, which is inlined in pages; relative to the manifest. */
  readonly head: string;
  readonly app: string;
  /** Script for actions that work without the application, such as copying. */
  readonly actions: string;
  readonly notFound: string;
  /** Script for the pages at old URLs, which redirect readers. */
  readonly moved: string;
  readonly favicon: string;
  /** Fonts that all pages load: the text font, then the code font. */
  readonly fonts: readonly string[];
  /** Style sheet that pages load later, for what readers do not see at first: parts further down, hovering, print. */
  readonly deferredStyles: string;
}

/** Name of the file with the critical styles, which are inlined in pages. */
export const FIRST_VIEW_STYLES = 'first-view.json';

/** Path of the file with the licences of the code that renders pages. */
export const SERVER_LICENCES = 'server/licences.txt';

/** Returns the manifest of a folder; undefined if the folder contains no assets. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
