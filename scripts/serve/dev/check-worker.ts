/**
 * A worker thread that checks the sources whenever `checker.ts` sends it a message, so that pages are shown without
 * delay.
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
