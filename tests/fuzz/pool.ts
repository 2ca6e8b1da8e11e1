import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Task, Verdict } from './input.ts';

/** Tries out inputs side by side. */
export interface Pool {
  /** Hands each verdict on as soon as it is there. */
  run(tasks: Iterable<Task>, take: (task: Task, verdict: Verdict) => void): Promise<void>;
  /** Ends the processes and takes their folders away. */
  close(): void;
}

/** Heap of one process, in MiB: a build of a large description stays below. */
const MEMORY = 1024;
/** How much longer than its own work an input may take, where others have the processors. */
const BUSY = 4;
/** Inputs after which a process is begun anew: what the compiler remembers of foreign texts is no leak in a build. */
const LIFE = 150;
const RUNNER = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/**
 * One process for each processor, each with a folder of its own. One that keeps silent is ended and counted as a
 * failure.
 */
export function createPool(): Pool {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const processes = new Set<ChildProcess>();
  const end = (worker: ChildProcess): void => {
    worker.kill('SIGKILL');
    processes.delete(worker);
  };
  const close = (): void => {
    processes.forEach(end);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  const start = (lane: number): ChildProcess => {
    const started = fork(RUNNER, ['tests/fuzz/worker.ts', join(folder, String(lane))], {
      stdio: ['ignore', 'ignore', process.env['DEBUG'] === undefined ? 'ignore' : 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${MEMORY}`],
    });
    processes.add(started);
    return started;
  };
  const drain = async (
    lane: number,
    queue: Iterator<Task>,
    take: (task: Task, verdict: Verdict) => void,
  ): Promise<void> => {
    let worker: ChildProcess | undefined;
    let tried = 0;
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      worker ??= await ready(start(lane));
      const verdict = await ask(worker, next.value);
      tried += 1;
      if (verdict.ended === true || tried % LIFE === 0) {
        end(worker);
        worker = undefined;
      }
      take(next.value, verdict);
    }
    if (worker !== undefined) end(worker);
  };
  return {
    close,
    async run(tasks, take) {
      const queue = tasks[Symbol.iterator]();
      await Promise.all(Array.from({ length: availableParallelism() }, (_, lane) => drain(lane, queue, take)));
    },
  };
}

/** The process, once it has loaded everything: the time of an input is its own. */
function ready(worker: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('exit', (code) => reject(new Error(`A process of the fuzz ended with ${code} before it began.`)));
  });
}

function ask(worker: ChildProcess, task: Task): Promise<Verdict> {
  return new Promise((resolve) => {
    const answer = (verdict: Verdict): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(verdict);
    };
    const ended = (why: string): Verdict => ({
      faults: [why],
      refused: false,
      seconds: task.patience,
      pages: 0,
      heaviest: 0,
      ended: true,
    });
    const timer = setTimeout(
      () => answer(ended(`no answer within ${task.patience * BUSY} s`)),
      task.patience * BUSY * 1000,
    );
    worker.once('message', (verdict) => answer(verdict as Verdict));
    worker.once('exit', (code, signal) =>
      answer(ended(`the process ended with ${code ?? signal}: more than ${MEMORY} MiB, or a crash`)),
    );
    worker.send(task);
  });
}
