import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** How a pool starts its workers, and when it gives up on one. */
export interface PoolOptions<Task> {
  /** The module of a worker, from the root of the project. It sends `ready` first, then a result for each task. */
  readonly module: string;
  /** Arguments of the worker of a lane. Called before each start: the last worker may have died at any moment. */
  args(lane: number): readonly string[];
  /** Milliseconds after which a task is taken to hang. */
  patience(task: Task): number;
  /** Heap of one worker, in MiB. */
  readonly memory?: number;
  /** Tasks after which a worker is replaced. */
  readonly life?: number;
}

/** Gives tasks to as many workers as there are processors. */
export interface Pool<Task, Result> {
  /** Calls `take` after each task; without a result, its worker died or hung, as `reason` says. */
  run(tasks: readonly Task[], take: (index: number, result: Result | undefined, reason: string) => void): Promise<void>;
  /** Ends the workers. */
  close(): void;
}

const RUNNER = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** Makes a pool, whose workers end with this process, however it ends. */
export function createPool<Task extends object, Result>(options: PoolOptions<Task>): Pool<Task, Result> {
  const workers = new Set<ChildProcess>();
  const end = (worker: ChildProcess): void => {
    worker.kill('SIGKILL');
    workers.delete(worker);
  };
  const close = (): void => workers.forEach(end);
  process.once('exit', close);
  const start = (lane: number): Promise<ChildProcess> => {
    const worker = fork(RUNNER, [options.module, ...options.args(lane)], {
      stdio: ['ignore', 'ignore', process.env['DEBUG'] === undefined ? 'ignore' : 'inherit', 'ipc'],
      execArgv: options.memory === undefined ? process.execArgv : [`--max-old-space-size=${options.memory}`],
    });
    workers.add(worker);
    return new Promise((resolve, reject) => {
      worker.once('message', () => resolve(worker));
      worker.once('exit', (code) => reject(new Error(`${options.module} ended with ${code} before it began.`)));
    });
  };
  return {
    close,
    async run(tasks, take) {
      const queue = tasks.entries();
      const drain = async (lane: number): Promise<void> => {
        let worker: ChildProcess | undefined;
        let tried = 0;
        for (const [index, task] of queue) {
          worker ??= await start(lane);
          const { result, reason } = await ask<Result>(worker, task, options.patience(task));
          tried += 1;
          if (result === undefined || tried % (options.life ?? Infinity) === 0) {
            end(worker);
            worker = undefined;
          }
          take(index, result, reason);
        }
        if (worker !== undefined) end(worker);
      };
      const lanes = Math.min(availableParallelism(), tasks.length);
      await Promise.all(Array.from({ length: lanes }, (_, lane) => drain(lane)));
    },
  };
}

function ask<Result>(
  worker: ChildProcess,
  task: object,
  patience: number,
): Promise<{ readonly result: Result | undefined; readonly reason: string }> {
  return new Promise((resolve) => {
    const finish = (result: Result | undefined, reason = ''): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve({ result, reason });
    };
    const timer = setTimeout(() => finish(undefined, `no result within ${patience / 1000} s`), patience);
    worker.once('message', (result) => finish(result as Result));
    worker.once('exit', (code, signal) => finish(undefined, `the process ended with ${code ?? signal}`));
    worker.send(task);
  });
}
