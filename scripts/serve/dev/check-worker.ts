/**
 * A worker thread that checks the sources for `checker.ts`, whenever it receives a message. In the main thread, a check
 * would delay pages.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { compile } from '../../checks/compile.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { unreadProblem } from './checker.ts';

const sources = workerData as SourceOptions;

parentPort?.on('message', () => {
  compile(sources).then(
    ({ problems }) => parentPort?.postMessage(problems),
    (error: Error) => parentPort?.postMessage([unreadProblem(error, sources)]),
  );
});
