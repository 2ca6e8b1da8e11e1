/** A thread that checks sources whenever it is asked, so that pages need not wait for it. Started by `checker.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError, type Problem } from '../../cli/problem.ts';
import { compile } from '../../compile/compile.ts';
import type { SourceOptions } from '../../compile/source/load.ts';

const sources = workerData as SourceOptions;

parentPort?.on('message', () => {
  compile(sources).then(
    ({ problems }) => parentPort?.postMessage(problems),
    (error: Error) => parentPort?.postMessage([unread(error)]),
  );
});

function unread(error: Error): Problem {
  return {
    check: 'description',
    severity: 'error',
    message: error instanceof UsageError ? error.message : `The sources cannot be read: ${error.message}`,
    ...(error instanceof UsageError && error.hint !== undefined ? { hint: error.hint } : {}),
    location: { file: sources.openapi, line: 1, column: 1 },
  };
}
