import { statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../cli/problem.ts';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { DOWNLOADS } from '../../downloads/index.ts';
import { keyOf } from '../../text/key-of.ts';
import type { SiteOutput } from '../emit.ts';
import { downloadProblem, makeDownloads, type DownloadSettings } from './make-downloads.ts';

export interface SiteDownloads {
  /** Sizes of the site's downloads in bytes, by name. */
  readonly sizes: ReadonlyMap<string, number>;
  /** A problem for each download that failed. */
  readonly problems: readonly Problem[];
}

/**
 * Writes the downloads of a site, and reuses unchanged ones of the last build.
 *
 * @param entry path of the description, at which problems are reported
 * @param signal aborts downloads that are no longer needed
 */
export async function siteDownloads(
  description: Pick<DownloadSettings, 'bundled' | 'extensions'>,
  { folder, reuse, add }: Pick<SiteOutput, 'folder' | 'reuse' | 'add'>,
  entry: string,
  signal: AbortSignal,
): Promise<SiteDownloads> {
  const key = keyOf(JSON.stringify(description));
  const sizes = new Map<string, number>();
  const wanted: string[] = [];
  for (const { file } of DOWNLOADS) {
    const name = DOWNLOADS_FOLDER + file;
    if (reuse(name, key)) sizes.set(file, statSync(path.join(folder, name)).size);
    else wanted.push(file);
  }
  const { made, failed } = await makeDownloads(wanted, { ...description, folder }, { signal });
  for (const [file, { names, size }] of made) {
    sizes.set(file, size);
    add(names);
  }
  return { sizes, problems: [...failed].map(([file, reason]) => downloadProblem(file, reason, entry)) };
}
