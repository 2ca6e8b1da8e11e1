import type { Worker } from 'node:worker_threads';
import { UsageError, type Problem } from '../../cli/problem.ts';
import { startWorker } from '../../cli/thread.ts';
import type { SourceOptions } from '../../description/source/load.ts';

/** Milliseconds between a compilation and the check of the sources. Meanwhile, the open page is rendered. */
const PAUSE = 120;

/** Checks the sources in a worker thread after each edit. Results for outdated sources are not reported. */
export class Checker {
  readonly #sources: SourceOptions;
  #worker: Worker | undefined;
  readonly #report: (problems: readonly Problem[]) => void;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isStale = false;
  #isClosed = false;

  constructor(sources: SourceOptions, report: (problems: readonly Problem[]) => void) {
    this.#report = report;
    this.#sources = sources;
    this.#worker = this.#started();
  }

  /**
   * Requests a check of the changed sources. If a check is running, its result is dropped, and another check follows.
   */
  ask(): void {
    this.#isStale = this.#isBusy;
    if (this.#isBusy) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isBusy = true;
      this.#worker ??= this.#started();
      this.#worker.postMessage('check');
    }, PAUSE);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  /**
   * Starts the worker thread. If the thread ends unexpectedly, this is reported as a problem, and the next check starts
   * a new thread.
   */
  #started(): Worker {
    const worker = startWorker('scripts/serve/dev/check-worker.ts', { workerData: this.#sources });
    let reason: Error | undefined;
    worker.on('message', (problems: readonly Problem[]) => this.#answered(problems));
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => {
      this.#worker = undefined;
      if (!this.#isClosed) this.#answered([unreadProblem(reason ?? new Error('the check ended.'), this.#sources)]);
    });
    return worker;
  }

  #answered(problems: readonly Problem[]): void {
    this.#isBusy = false;
    if (this.#isStale) this.ask();
    else this.#report(problems);
  }
}

/** Converts an error that stopped a check or a compilation of the sources to a problem. */
export function unreadProblem(error: Error, { openapi }: SourceOptions): Problem {
  return {
    check: 'description',
    severity: 'error',
    message: error instanceof UsageError ? error.message : `The sources cannot be read: ${error.message}`,
    ...(error instanceof UsageError && error.hint !== undefined ? { hint: error.hint } : {}),
    location: { file: openapi, line: 1, column: 1 },
  };
}
