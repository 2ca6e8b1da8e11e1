import { dirname, resolve } from 'node:path';
import { changesIn } from '../cli/changes-in.ts';
import { BuildError, UsageError } from '../cli/problem.ts';
import { stylish } from '../cli/report/stylish.ts';
import { loadMock, type MockSource } from './load-mock.ts';

/** A description to reload, and what to do with the result. */
export interface Reload {
  readonly openapi: string;
  /** Absolute paths of the description's files, as known at the start. */
  readonly files: readonly string[];
  readonly use: (source: MockSource) => void;
  readonly log: (line: string) => void;
}

/**
 * Reads a description again after each change. If it cannot be read, that is reported, and the previous one remains.
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
