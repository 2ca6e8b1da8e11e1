import { availableParallelism } from 'node:os';
import type { Page } from '#src/model/page.ts';
import { createPageWriter, type PageWriterSettings } from './page-files.ts';
import { startThread } from '../../cli/thread.ts';
import { together } from '../../text/map-concurrently.ts';

/** Starting threads does not pay off for fewer pages, or fewer changed pages. */
const WORTH_THREADS = 150;
const FEW = 20;
/** Pages queued for each thread, so that it never idles; bounds what is in memory. */
const WAITING = 2;

/**
 * Megabytes of each thread's heap: far more than the longest page takes. V8 collects more often where there is a limit,
 * else a thread grows to several times of what it uses.
 */
const MEMORY = 512;
/** Megabytes of a thread's young objects, half of what V8 would take: it is as quick, and 20 MB less are held. */
const YOUNG = 24;

/** A page, and the same as JSON: threads are sent a text, which is copied faster than a tree. */
interface MadePage {
  readonly page: Page;
  readonly json: string;
}

/** Makes a page when its turn comes; returns undefined if it need not be rendered. */
export type PageMaker = () => MadePage | undefined;

/**
 * Renders and writes pages on all cores, in any order, and passes on the names of each page's files. Pages are made only
 * as threads take them.
 *
 * @throws the first error of making, rendering or writing a page, or of `wrote`.
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
    // Node compresses on threads of its own meanwhile.
    return together(queue, async ({ page }) => wrote(await write(page)));
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
