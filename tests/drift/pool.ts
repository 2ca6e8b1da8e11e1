import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from './edit.ts';
import type { Verdict } from './trial.ts';
import { FOLDERS } from './tree.ts';

/** Tries out edits side by side. */
export interface Pool {
  /** The verdicts, in the order of the edits. `told` hears each as soon as it is there. */
  run(edits: readonly (readonly Change[])[], told: () => void): Promise<readonly Verdict[]>;
  /** Ends the workers and takes their copies of the sources away. */
  close(): void;
}

/** A check that takes longer than this hangs; in milliseconds. */
const PATIENCE = 60_000;
const RUNNER = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** One worker for each processor, each with a copy of the sources below `root`. The copies go when the process ends, however it ends. */
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
    next: () => { changes: readonly Change[]; done(verdict: Verdict): void } | undefined,
  ): Promise<void> => {
    let worker: ChildProcess | undefined;
    for (let job = next(); job !== undefined; job = next()) {
      // A fresh copy for a fresh worker: the one before may have died over a half-written file.
      if (worker === undefined) {
        for (const name of FOLDERS) cpSync(join(root, name), join(folder, name), { recursive: true });
        worker = start(folder);
      }
      const verdict = await ask(worker, job.changes);
      if (verdict === undefined) {
        worker.kill('SIGKILL');
        workers.delete(worker);
        worker = undefined;
      }
      job.done(verdict ?? { checks: [], crash: `no answer within ${PATIENCE / 1000} s` });
    }
  };
  return {
    close,
    async run(edits, told) {
      const verdicts: Verdict[] = [];
      let index = 0;
      const next = () => {
        const at = index++;
        const changes = edits[at];
        return changes === undefined
          ? undefined
          : {
              changes,
              done: (verdict: Verdict) => {
                verdicts[at] = verdict;
                told();
              },
            };
      };
      await Promise.all(
        Array.from({ length: Math.min(availableParallelism(), Math.max(1, edits.length)) }, (_, lanes) =>
          lane(join(copies, String(lanes)), next),
        ),
      );
      return verdicts;
    },
  };
}

/** What a worker says; undefined when it dies or keeps silent. */
function ask(worker: ChildProcess, changes: readonly Change[]): Promise<Verdict | undefined> {
  return new Promise((resolve) => {
    const end = (verdict: Verdict | undefined): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(verdict);
    };
    const timer = setTimeout(() => end(undefined), PATIENCE);
    worker.once('message', (verdict) => end(verdict as Verdict));
    worker.once('exit', () => end(undefined));
    worker.send(changes);
  });
}
