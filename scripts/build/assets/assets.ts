/**
 * Reads the assets of pages, and the server entry that renders pages. Both are built again only when their source has
 * changed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineCode } from '#src/model/render.ts';
import { cacheFolder } from '../../cli/cache-folder.ts';
import { PACKED, ROOT } from '../../cli/packed.ts';
import { sourceHash } from '../../description/source/source-hash.ts';
import type { Mode } from './asset-bundles.ts';
import { FIRST_VIEW_STYLES, readManifest, type Manifest } from './asset-manifest.ts';
import type { OutputFile } from '../../outputs/output-file.ts';

/** The assets for browsers: the files, and their paths below the root of the site. */
export interface BuiltAssets extends Omit<Manifest, 'files' | 'head' | 'live'> {
  readonly files: readonly OutputFile[];
  /** Files that only pages of the development server load. */
  readonly live: readonly OutputFile[];
  /** Code that is inlined in pages. */
  readonly code: InlineCode;
  /** Absolute path of the built `src/entry-server.tsx`. */
  readonly serverEntry: string;
}

/** Source files on which the assets depend. */
const SOURCES = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build/assets/asset-bundles.ts',
  'scripts/build/assets/asset-manifest.ts',
  'scripts/outputs/compress.ts',
  'scripts/build/assets/fonts.ts',
  'scripts/build/assets/make-assets.ts',
  'scripts/downloads/licences.ts',
  'scripts/build/assets/page-styles.ts',
  'scripts/build/assets/short-names.ts',
  'scripts/build/assets/style-sheets.ts',
];

/** Folder of the prebuilt assets in the published package. */
export const PREBUILT = 'prebuilt/site-assets';

/** Path of the built `src/entry-server.tsx`, in the folder of the assets. */
const SERVER_ENTRY = 'server/entry-server.js';

/**
 * Returns the assets of the current source, and builds them if they are missing. The published package contains them
 * prebuilt. The mode `development` uses React's development bundles, which report hydration mismatches.
 */
export async function buildAssets({ mode }: { readonly mode: Mode }): Promise<BuiltAssets> {
  const folder =
    PACKED === undefined
      ? path.join(cacheFolder('site-assets'), `${mode}-${sourceHash(SOURCES)}`)
      : path.join(ROOT, PREBUILT);
  const { head, live, ...addresses } = (await readManifest(folder)) ?? (await made(folder, mode));
  const read = (names: readonly string[]): Promise<OutputFile[]> =>
    Promise.all(
      names.map(async (name) => ({ path: name, contents: await readFile(path.join(folder, 'client', name)) })),
    );
  const text = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const code = inlineCode({
    styles: JSON.parse(await text(FIRST_VIEW_STYLES)) as InlineCode['styles'],
    head: await text(head),
  });
  return {
    ...addresses,
    files: await read(addresses.files),
    live: await read(live),
    code,
    serverEntry: path.join(folder, SERVER_ENTRY),
  };
}

/**
 * Returns code for inlining, after a check that it is safe to inline (HTML, 4.12.1.3 and 13.2.5).
 *
 * @throws {Error} when the code would end its `<style>` or `<script>` element.
 */
function inlineCode({ styles, head }: InlineCode): InlineCode {
  const inline = { styles, head: head.trim() };
  if (styles.some(({ css }) => /<\/style|<!--/i.test(css)) || /<\/?script|<!--/i.test(inline.head))
    throw new Error('The code of every page contains text that would close its element.');
  return inline;
}

/**
 * Builds the assets. The builder is imported on demand, as the published package contains no bundler and never builds
 * assets.
 */
async function made(folder: string, mode: Mode): Promise<Manifest> {
  const { makeAssets } = await import('./make-assets.ts');
  return makeAssets(folder, mode);
}
