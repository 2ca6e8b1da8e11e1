import { Worker } from 'node:worker_threads';
import type { Problem } from '../../cli/problem.ts';
import type { SourceOptions } from '../../compile/source/load.ts';

/** Milliseconds without an edit after which the sources are checked: the page is shown first. */
const PAUSE = 120;
/** Milliseconds after which a check takes longer than starting anew. */
const LONG = 1000;

/** Checks sources in a thread of its own, and reports the problems of the last edit only. */
export class Checker {
  readonly #sources: SourceOptions;
  readonly #report: (problems: readonly Problem[]) => void;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #busySince: number | undefined;
  #isStale = false;

  constructor(sources: SourceOptions, report: (problems: readonly Problem[]) => void) {
    this.#sources = sources;
    this.#report = report;
    this.#worker = this.#start();
  }

  /** Asks for a check, as the sources have changed. */
  ask(): void {
    this.#isStale = this.#busySince !== undefined;
    if (this.#isStale) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#busySince = performance.now();
      this.#worker ??= this.#start();
      this.#worker.postMessage('check');
    }, PAUSE);
  }

  /** Gives up a long check of sources that have changed: the page that shows the edit needs the processor. */
  giveUp(): void {
    if (this.#busySince === undefined || performance.now() - this.#busySince < LONG) return;
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#busySince = undefined;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../run.mjs', import.meta.url), {
      argv: ['scripts/serve/dev/check-worker.ts'],
      workerData: this.#sources,
    });
    worker.on('message', (problems: readonly Problem[]) => worker === this.#worker && this.#answered(problems));
    return worker;
  }

  #answered(problems: readonly Problem[]): void {
    this.#busySince = undefined;
    if (this.#isStale) this.ask();
    else this.#report(problems);
  }
}
