/** A thread that receives pages and posts back their files, compressed. Started by `render-pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import { createPageFiles } from './page-files.ts';
import type { RenderSettings } from './render.ts';

const settings = workerData as RenderSettings;
const filesOf = createPageFiles(settings);

parentPort?.on('message', (page: Page) => {
  filesOf
    .then((make) => make(page))
    .then(
      (files) => parentPort?.postMessage({ files }),
      (problem: Error) => parentPort?.postMessage({ failed: `${page.href}: ${problem.stack ?? problem.message}` }),
    );
});
