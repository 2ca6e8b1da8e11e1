import { availableParallelism } from 'node:os';
import type { Page } from '#src/model/page.ts';
import { createPageWriter, type PageWriterSettings } from './page-files.ts';
import { startThread } from '../../cli/thread.ts';
import { mapConcurrently } from '../../text/map-concurrently.ts';

/** Threads are started only for a site with at least this number of pages, because starting them takes long. */
const WORTH_THREADS = 150;
/** Threads are started only if at least this number of the pages have to be rendered. */
const FEW = 20;
/** Number of pages queued for each thread: enough that threads never wait, and few enough to save memory. */
const WAITING = 2;

/**
 * Heap limit of each thread in megabytes, far more than the longest page needs. Without a limit, V8 collects garbage
 * less often, and a thread grows to several times its need.
 */
const MEMORY = 512;
/** Size of the young generation of a thread's heap in megabytes. Half of V8's default is as fast and saves 20 MB. */
const YOUNG = 24;

/** A page, also as JSON: a thread receives a string faster than a tree of objects. */
interface MadePage {
  readonly page: Page;
  readonly json: string;
}

/**
 * A function that creates a page, called when a thread is free for the page. Returns undefined if the page need not be
 * rendered.
 */
export type PageMaker = () => MadePage | undefined;

/**
 * Renders and writes pages in any order; many pages are rendered in threads, on all cores. A page is created only when
 * a thread is free for it. `wrote` is called with the names of each page's files.
 *
 * @throws the first error of creating, rendering or writing a page, or of `wrote`.
 */
export async function writePages(
  makers: readonly PageMaker[],
  settings: PageWriterSettings,
  wrote: (names: readonly string[]) => void,
): Promise<void> {
  const rest = wanted(makers);
  const first = Array.from({ length: FEW }, () => rest.next()).flatMap(({ done, value }) => (done ? [] : [value]));
  if (first.length === 0) return;
  const queue = chain(first, rest);
  if (first.length < FEW || makers.length < WORTH_THREADS) {
    const write = await createPageWriter(settings);
    // Pages are written concurrently: Node compresses them on threads of its own.
    return mapConcurrently(queue, async ({ page }) => wrote(await write(page)));
  }
  const threads = Array.from({ length: availableParallelism() }, () =>
    startThread<string, readonly string[]>('scripts/outputs/html/render-worker.ts', {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
    }),
  );
  try {
    const lanes = Array.from({ length: WAITING }, () => threads).flat();
    await Promise.all(
      lanes.map(async (thread) => {
        for (const { json } of queue) wrote(await thread.ask(json));
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function* wanted(makers: readonly PageMaker[]): Generator<MadePage> {
  for (const make of makers) {
    const page = make();
    if (page !== undefined) yield page;
  }
}

function* chain(first: readonly MadePage[], rest: Iterable<MadePage>): Generator<MadePage> {
  yield* first;
  yield* rest;
}
