import { Worker } from 'node:worker_threads';
import type { Problem } from '../../cli/problem.ts';
import type { SourceOptions } from '../../compile/source/load.ts';

/** Milliseconds without an edit after which the sources are checked: the page is shown first. */
const PAUSE = 120;

/** Checks sources in a thread of its own, and reports the problems of the last edit only. */
export class Checker {
  readonly #worker: Worker;
  readonly #report: (problems: readonly Problem[]) => void;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isStale = false;

  constructor(sources: SourceOptions, report: (problems: readonly Problem[]) => void) {
    this.#report = report;
    this.#worker = new Worker(new URL('../../run.mjs', import.meta.url), {
      argv: ['scripts/serve/dev/check-worker.ts'],
      workerData: sources,
    });
    this.#worker.on('message', (problems: readonly Problem[]) => this.#answered(problems));
  }

  /** Asks for a check, as the sources have changed. */
  ask(): void {
    this.#isStale = this.#isBusy;
    if (this.#isBusy) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isBusy = true;
      this.#worker.postMessage('check');
    }, PAUSE);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #answered(problems: readonly Problem[]): void {
    this.#isBusy = false;
    if (this.#isStale) this.ask();
    else this.#report(problems);
  }
}
