import type { CallData } from '#src/model/call-data.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { DownloadSource } from './download-source.ts';

/** A file that readers take away. */
export interface DownloadFile {
  /** Name in the folder of downloads. */
  readonly file: string;
  readonly title: string;
  /** Describes the file, and the tool that reads it. */
  readonly about: string;
  /** Tells in one line how to open it. */
  readonly use: string;
}

/** A file made of the description alone. */
export interface Download extends DownloadFile {
  /** Its short name among others: `Postman`, `.http`. */
  readonly short: string;
  /**
   * Makes the file; undefined where the description holds nothing for it. Libraries are loaded here, so that nobody
   * else waits for them.
   *
   * @throws whatever its library throws: the caller leaves the file out and says so.
   */
  make(source: DownloadSource): Promise<string | Uint8Array | undefined>;
}

/** The data of webhooks that pages show. */
export interface WebhookPages {
  readonly webhooks: readonly CallData[];
  readonly schemas: Schemas;
  /** The title of the API. */
  readonly title: string;
  /** Public address of the site's root, with a slash at its end. */
  readonly root: string;
}

/** A file that leads to places of pages, made once they are. */
export interface PageDownload extends DownloadFile {
  /** Makes the file; undefined where the pages hold nothing for it. */
  make(pages: WebhookPages): string | undefined;
}

/** Folder of the downloads below the site's root. */
export const DOWNLOADS_FOLDER = 'downloads/';
