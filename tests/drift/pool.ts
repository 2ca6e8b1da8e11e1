import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './trial.ts';
import { FOLDERS } from './tree.ts';
import type { Version } from './version.ts';

/** Tries edits in parallel. */
export interface Pool {
  /** The outcomes, in the order of the edits. `done` is called after each. */
  run(edits: readonly (readonly Version[])[], done: () => void): Promise<readonly Outcome[]>;
  /** Ends the workers and deletes their copies of the sources. */
  close(): void;
}

/** Milliseconds after which a check is taken to hang. */
const PATIENCE = 60_000;
const RUNNER = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/**
 * One worker for each processor, each with a copy of the sources below `root`. The copies go when the process ends,
 * however it ends.
 */
export function createPool(root: string): Pool {
  const workers = new Set<ChildProcess>();
  const copies = mkdtempSync(join(tmpdir(), 'drift-'));
  const close = (): void => {
    for (const worker of workers) worker.kill();
    rmSync(copies, { recursive: true, force: true });
  };
  process.once('exit', close);
  const start = (folder: string): ChildProcess => {
    const worker = fork(RUNNER, ['tests/drift/worker.ts', folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    workers.add(worker);
    return worker;
  };
  const lane = async (
    folder: string,
    next: () => { versions: readonly Version[]; finish(outcome: Outcome): void } | undefined,
  ): Promise<void> => {
    let worker: ChildProcess | undefined;
    for (let job = next(); job !== undefined; job = next()) {
      // The previous worker may have died while writing a file.
      if (worker === undefined) {
        for (const name of FOLDERS) {
          rmSync(join(folder, name), { recursive: true, force: true });
          cpSync(join(root, name), join(folder, name), { recursive: true });
        }
        worker = start(folder);
      }
      const outcome = await ask(worker, job.versions);
      if (outcome === undefined) {
        worker.kill('SIGKILL');
        workers.delete(worker);
        worker = undefined;
      }
      job.finish(outcome ?? { checks: [], errors: [], crash: `no answer within ${PATIENCE / 1000} s` });
    }
  };
  return {
    close,
    async run(edits, done) {
      const outcomes: Outcome[] = [];
      let index = 0;
      const next = () => {
        const at = index++;
        const versions = edits[at];
        return versions === undefined
          ? undefined
          : {
              versions,
              finish: (outcome: Outcome) => {
                outcomes[at] = outcome;
                done();
              },
            };
      };
      await Promise.all(
        Array.from({ length: Math.min(availableParallelism(), Math.max(1, edits.length)) }, (_, lanes) =>
          lane(join(copies, String(lanes)), next),
        ),
      );
      return outcomes;
    },
  };
}

/** The outcome from a worker; undefined when it dies or hangs. */
function ask(worker: ChildProcess, versions: readonly Version[]): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome | undefined): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(outcome);
    };
    const timer = setTimeout(() => end(undefined), PATIENCE);
    worker.once('message', (outcome) => end(outcome as Outcome));
    worker.once('exit', () => end(undefined));
    worker.send(versions);
  });
}
