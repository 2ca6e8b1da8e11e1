import type { DownloadSource } from './download-source.ts';

/** A file that readers take away, made of the description alone. */
export interface Download {
  /** Name in the folder of downloads. */
  readonly file: string;
  readonly title: string;
  /** What it is called among others: `Postman`, `types`. */
  readonly short: string;
  /** What it is, and for which tool. */
  readonly about: string;
  /** How it is opened, in one line. */
  readonly use: string;
  /**
   * Makes the file; undefined where the description holds nothing for it. Libraries are loaded here, so that nobody
   * else waits for them.
   *
   * @throws whatever its library throws: the caller leaves the file out and says so.
   */
  make(source: DownloadSource): Promise<string | Uint8Array | undefined>;
}

/** Folder of the downloads below the site's root. */
export const DOWNLOADS_FOLDER = 'downloads/';
