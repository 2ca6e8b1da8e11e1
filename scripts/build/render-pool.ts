import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '#src/model/page.ts';
import type { OutputFile } from './output-file.ts';
import { createPageFiles } from './page-files.ts';
import type { RenderSettings } from './render.ts';

/** Starting threads does not pay off for fewer pages, or fewer changed pages. */
const WORTH_THREADS = 150;
const FEW = 20;
/** Pages queued for each thread, so that it never idles; bounds what is in memory. */
const WAITING = 2;

/**
 * Megabytes of each thread's heap: far more than the longest page takes. V8 collects more often where there is a limit,
 * else a thread grows to several times of what it uses.
 */
const MEMORY = 1024;
/** Megabytes of a thread's young objects, half of what V8 would take: it is as quick, and 20 MB less are held. */
const YOUNG = 24;

/** A page, and the same as JSON: threads are sent a text, which is copied faster than a tree. */
interface MadePage {
  readonly page: Page;
  readonly json: string;
}

/** Makes a page when its turn comes; returns undefined if it need not be rendered. */
export type PageMaker = () => MadePage | undefined;

/** Receives the files of rendered pages. */
export interface PageTaker {
  /** The folder that threads write into. */
  readonly folder: string;
  /** Receives the files that a thread has written for a page: its name, then those of its other forms. */
  wrote(names: readonly string[]): void;
  /** Takes the files of a page that was rendered in this thread. */
  write(files: readonly OutputFile[]): Promise<void>;
}

/** The data that a thread is started with. */
export interface ThreadSettings extends RenderSettings {
  readonly folder: string;
}

/** A thread's message about a page. */
export interface ThreadNews {
  readonly names?: readonly string[];
  readonly failed?: string;
}

/**
 * Renders pages on all cores and passes their files on as they are done, in any order. Pages are made only as threads
 * take them.
 *
 * @throws the first error of making or rendering a page, or of `take`.
 */
export async function renderPages(
  makers: readonly PageMaker[],
  settings: RenderSettings,
  take: PageTaker,
): Promise<void> {
  const rest = wanted(makers);
  const first = firstOf(rest, FEW);
  if (first.length === 0) return;
  const queue = chain(first, rest);
  if (first.length < FEW || makers.length < WORTH_THREADS) return renderHere(queue, settings, take);
  const workers = Array.from(
    { length: availableParallelism() },
    () =>
      new Worker(new URL('../run.mjs', import.meta.url), {
        argv: ['scripts/build/render-worker.ts'],
        workerData: { ...settings, folder: take.folder } satisfies ThreadSettings,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
      }),
  );
  try {
    await Promise.all(workers.map((worker) => drain(worker, queue, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* wanted(makers: readonly PageMaker[]): Generator<MadePage> {
  for (const make of makers) {
    const page = make();
    if (page !== undefined) yield page;
  }
}

function firstOf(pages: Iterator<MadePage>, most: number): readonly MadePage[] {
  const first: MadePage[] = [];
  for (let next = pages.next(); next.done !== true; next = pages.next()) {
    first.push(next.value);
    if (first.length === most) break;
  }
  return first;
}

function* chain(first: readonly MadePage[], rest: Iterator<MadePage>): Generator<MadePage> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}

async function renderHere(pages: Iterable<MadePage>, settings: RenderSettings, take: PageTaker): Promise<void> {
  const filesOf = await createPageFiles(settings);
  const pending = new Set<Promise<void>>();
  for (const { page } of pages) {
    // Node compresses and pictures are rendered on threads of their own meanwhile.
    const job: Promise<void> = filesOf(page)
      .then((files) => take.write(files))
      .finally(() => pending.delete(job));
    pending.add(job);
    if (pending.size > WAITING * 2) await Promise.race(pending);
  }
  await Promise.all(pending);
}

/** Feeds one thread until the queue is empty. */
function drain(worker: Worker, queue: Iterator<MadePage>, take: PageTaker): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const feed = (): void => {
      for (let next = queue.next(); ; next = queue.next()) {
        if (next.done === true) break;
        waiting += 1;
        worker.postMessage(next.value.json);
        if (waiting >= WAITING) return;
      }
      if (waiting === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended with ${code}.`)));
    worker.on('message', ({ names, failed }: ThreadNews) => {
      if (names === undefined) return reject(new Error(failed));
      try {
        take.wrote(names);
        waiting -= 1;
        feed();
      } catch (problem) {
        reject(problem as Error);
      }
    });
    feed();
  });
}
