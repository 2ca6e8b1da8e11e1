/** A thread that checks sources on request, so that pages need not wait for it. Started by `checker.ts`. */
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
