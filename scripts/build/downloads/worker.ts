/** A thread that makes downloads one after another and posts each. Started by `make-downloads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { downloadSource, type DownloadSource } from '../../compile/downloads/download-source.ts';
import { DOWNLOADS } from '../../compile/downloads/index.ts';
import type { DownloadJob, DownloadNews } from './make-downloads.ts';

const { bundled, files } = workerData as DownloadJob;
const post = (news: DownloadNews): void => parentPort?.postMessage(news);
let source: DownloadSource | undefined;

for (const download of DOWNLOADS.filter(({ file }) => files.includes(file))) {
  const { file } = download;
  post({ file, state: 'begun' });
  try {
    source ??= downloadSource(bundled);
    const contents = await download.make(source);
    post({ file, state: 'made', ...(contents === undefined ? {} : { contents }) });
  } catch (error) {
    post({ file, state: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
