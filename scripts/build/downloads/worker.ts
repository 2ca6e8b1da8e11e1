/** A thread that makes downloads one after another and writes each, compressed. Started by `make-downloads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { DOWNLOADS_FOLDER } from '../../compile/downloads/download.ts';
import { downloadSource, type DownloadSource } from '../../compile/downloads/download-source.ts';
import { DOWNLOADS } from '../../compile/downloads/index.ts';
import { compressedHere } from '../compress.ts';
import { folderWriter } from '../folder-writer.ts';
import type { DownloadJob, DownloadNews, MadeDownload } from './make-downloads.ts';

const { bundled, extensions, files, folder } = workerData as DownloadJob;
const write = folderWriter(folder);
const post = (news: DownloadNews): void => parentPort?.postMessage(news);

async function makeAll(): Promise<void> {
  let source: DownloadSource | undefined;
  for (const download of DOWNLOADS.filter(({ file }) => files.includes(file))) {
    const { file } = download;
    post({ file, state: 'begun' });
    try {
      source ??= downloadSource(bundled, extensions);
      const contents = await download.make(source);
      post({ file, state: 'made', ...(contents === undefined ? {} : { made: written(file, contents) }) });
    } catch (error) {
      post({ file, state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

function written(file: string, contents: string | Uint8Array): MadeDownload {
  return {
    names: write(compressedHere([{ path: DOWNLOADS_FOLDER + file, contents }])),
    size: Buffer.byteLength(contents),
  };
}

void makeAll();
