/** A thread that receives pages as JSON and writes their files, compressed. Started by `render-pool.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import { compressedHere } from './compress.ts';
import type { OutputFile } from './output-file.ts';
import { createPageFiles } from './page-files.ts';
import type { ThreadSettings, ThreadNews } from './render-pool.ts';

const { folder, ...settings } = workerData as ThreadSettings;
const filesOf = createPageFiles(settings, compressedHere);
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

/** Writes files and gives their names: what goes to another thread is copied. */
function write(files: readonly OutputFile[]): readonly string[] {
  for (const { path: name, contents } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return files.map((file) => file.path);
}
