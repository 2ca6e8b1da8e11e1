/** A thread that receives pages as JSON and writes their files, compressed. Started by `render-pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import { compressedHere } from './compress.ts';
import { folderWriter } from './folder-writer.ts';
import { createPageFiles } from './page-files.ts';
import type { ThreadSettings, ThreadNews } from './render-pool.ts';

const { folder, ...settings } = workerData as ThreadSettings;
const filesOf = createPageFiles(settings, compressedHere);
const write = folderWriter(folder);
const post = (news: ThreadNews): void => parentPort?.postMessage(news);

parentPort?.on('message', (json: string) => {
  const page = JSON.parse(json) as Page;
  filesOf
    .then((make) => make(page))
    .then(write)
    .then(
      (names) => post({ names }),
      (problem: Error) => post({ failed: `${page.href}: ${problem.stack ?? problem.message}` }),
    );
});
