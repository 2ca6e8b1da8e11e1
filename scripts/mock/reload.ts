import { dirname, resolve } from 'node:path';
import { changesIn } from '../cli/changes-in.ts';
import { BuildError, UsageError } from '../cli/problem.ts';
import { stylish } from '../cli/report/stylish.ts';
import { loadMock, type MockSource } from './load-mock.ts';

/** A description that is watched, and functions to call after each change. */
export interface Reload {
  readonly openapi: string;
  /** Absolute paths of the files of the description when the mock started. */
  readonly files: readonly string[];
  readonly use: (source: MockSource) => void;
  readonly log: (line: string) => void;
}

/**
 * Reads a description again whenever a file in its folders changes, and passes it to `use`. If the description cannot
 * be read, logs the problems and does not call `use`.
 */
export async function reloadMock({ openapi, files, use, log }: Reload): Promise<void> {
  const changes = changesIn([resolve(openapi), ...files].map((file) => dirname(file)));
  while (!(await changes.next()).done) {
    try {
      const source = await loadMock(openapi);
      use(source);
      log(`Reloaded: ${source.api.operations.length} operations.`);
    } catch (error) {
      if (!(error instanceof BuildError || error instanceof UsageError)) throw error;
      log(error instanceof BuildError ? stylish(error.problems) : error.message);
      log('Not reloaded: the mock continues with the previous description.');
    }
  }
}
