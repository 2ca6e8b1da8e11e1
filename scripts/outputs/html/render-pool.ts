import { availableParallelism } from 'node:os';
import type { Page } from '#src/model/page.ts';
import { createPageWriter, type PageWriterSettings } from './page-files.ts';
import { startThread } from '../../cli/thread.ts';
import { mapConcurrently } from '../../text/map-concurrently.ts';

/** Numbers of pages, and of changed pages, below which threads take longer to start than they save. */
const WORTH_THREADS = 150;
const FEW = 20;
/** Pages queued for each thread: it never idles, and few pages are in memory. */
const WAITING = 2;

/**
 * Heap limit of each thread in megabytes, far more than the longest page needs. Without a limit, V8 collects garbage
 * less often, and a thread grows to several times its need.
 */
const MEMORY = 512;
/** Size of the young generation of a thread in megabytes, half of V8's default: as fast, and saves 20 MB. */
const YOUNG = 24;

/** A page and its JSON, which is copied to a thread faster than a tree. */
interface MadePage {
  readonly page: Page;
  readonly json: string;
}

/** Creates a page when a thread is free for it; returns undefined if the page need not be rendered. */
export type PageMaker = () => MadePage | undefined;

/**
 * Renders and writes pages on all cores, in any order, and reports the names of each page's files. A page is created
 * only when a thread is free for it.
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
    // Node compresses on its own threads meanwhile.
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
