import { statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../cli/problem.ts';
import { DOWNLOADS_FOLDER } from '../../compile/downloads/download.ts';
import { DOWNLOADS } from '../../compile/downloads/index.ts';
import { downloadProblem, makeDownloads, type DownloadJob } from './make-downloads.ts';

export interface SiteDownloads {
  /** The bytes of every download of the site, by name. */
  readonly sizes: ReadonlyMap<string, number>;
  /** One for each that could not be made. */
  readonly problems: readonly Problem[];
}

export interface DownloadOptions {
  /** Takes over the last build's file of this name; false where there is none. */
  readonly reuse: (name: string) => boolean;
  /** Root of the site being written. */
  readonly folder: string;
  /** Receives what was written there: the name of a file, then those of its compressed forms. */
  readonly add: (names: readonly string[]) => void;
  readonly out: string;
  readonly entry: string;
  /** Ends the making of downloads that nobody waits for any more. */
  readonly signal: AbortSignal;
}

/**
 * Makes and writes the downloads of a site, except those of the last build that `reuse` takes over.
 *
 * @param out folder of the last build
 * @param entry file of the description, as problems name it
 */
export async function siteDownloads(
  { bundled, extensions }: Pick<DownloadJob, 'bundled' | 'extensions'>,
  { reuse, folder, add, out, entry, signal }: DownloadOptions,
): Promise<SiteDownloads> {
  const sizes = new Map<string, number>();
  const wanted: string[] = [];
  for (const { file } of DOWNLOADS) {
    const name = DOWNLOADS_FOLDER + file;
    if (reuse(name)) sizes.set(file, statSync(path.join(out, name)).size);
    else wanted.push(file);
  }
  const { made, failed } = await makeDownloads({ bundled, extensions, files: wanted, folder }, { signal });
  for (const [file, { names, size }] of made) {
    sizes.set(file, size);
    add(names);
  }
  return {
    sizes,
    problems: [...failed].map(([file, reason]) => downloadProblem(file, reason, entry)),
  };
}
