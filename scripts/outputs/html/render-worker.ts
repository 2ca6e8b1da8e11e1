/** A thread that receives pages as JSON and writes their files. Started by `render-pool.ts`. */
import { workerData } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import { createPageWriter, type PageWriterSettings } from './page-files.ts';
import { answerQuestions } from '../../cli/thread.ts';

const writer = createPageWriter(workerData as PageWriterSettings);

answerQuestions(async (json: string) => {
  const page = JSON.parse(json) as Page;
  try {
    const write = await writer;
    return await write(page);
  } catch (problem) {
    const why = problem instanceof Error ? problem.stack : String(problem);
    throw new Error(`${page.href}: ${why}`, { cause: problem });
  }
});
