/** A thread that receives pages and posts back their files, compressed. Started by `render-pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import { compressed } from './compress.ts';
import { createRenderer, type RenderSettings } from './render.ts';

const settings = workerData as RenderSettings;
const render = createRenderer(settings);

parentPort?.on('message', (page: Page) => {
  render
    .then((draw) => compressed(draw(page), settings.effort))
    .then(
      (files) => parentPort?.postMessage({ files }),
      (problem: Error) => parentPort?.postMessage({ failed: `${page.href}: ${problem.stack ?? problem.message}` }),
    );
});
