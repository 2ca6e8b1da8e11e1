import { Worker } from 'node:worker_threads';
import type { Problem } from '../../cli/problem.ts';

/** The data that the thread is started with. */
export interface DownloadJob {
  /** The bundled description as JSON. */
  readonly bundled: string;
  /** Names of the extensions that readers see. */
  readonly extensions: readonly string[];
  /** Names of the downloads to make. */
  readonly files: readonly string[];
  /** Root of the site that they are written into. */
  readonly folder: string;
}

/** A download that was written. */
export interface MadeDownload {
  /** Its name below the root, then those of its compressed forms. */
  readonly names: readonly string[];
  /** Its bytes. */
  readonly size: number;
}

/** A message of the thread. */
export type DownloadNews = { readonly file: string } & (
  | { readonly state: 'begun' }
  | { readonly state: 'made'; readonly made?: MadeDownload }
  | { readonly state: 'failed'; readonly reason: string }
);

export interface Limits {
  /** Milliseconds for one download. */
  readonly time: number;
  /** Megabytes of the thread's heap. */
  readonly memory: number;
  /** Ends everything when it is aborted. */
  readonly signal?: AbortSignal;
}

/** Far beyond what a thousand operations need. */
const LIMITS = { time: 60_000, memory: 2048 };

export interface MadeDownloads {
  /** Downloads by name. Those of which the description holds nothing are missing. */
  readonly made: ReadonlyMap<string, MadeDownload>;
  /** The reasons why downloads are missing, by name. */
  readonly failed: ReadonlyMap<string, string>;
}

/**
 * Makes and writes downloads in a thread of its own, beside the build. One whose library throws, takes too long or
 * needs too much memory is left out; the others are made all the same.
 */
export async function makeDownloads(job: DownloadJob, given: Partial<Limits> = {}): Promise<MadeDownloads> {
  const limits: Limits = { ...LIMITS, ...given };
  const made = new Map<string, MadeDownload>();
  const failed = new Map<string, string>();
  const done = new Set<string>();
  for (
    let left = job.files;
    left.length > 0 && limits.signal?.aborted !== true;
    left = job.files.filter((file) => !done.has(file))
  ) {
    const broken = await runThread({ ...job, files: left }, limits, (news) => {
      if (news.state === 'begun') return;
      done.add(news.file);
      if (news.state === 'failed') failed.set(news.file, news.reason);
      else if (news.made !== undefined) made.set(news.file, news.made);
    });
    if (broken === undefined) break;
    done.add(broken.file);
    failed.set(broken.file, broken.reason);
  }
  return { made, failed };
}

/** Creates the warning of a download that could not be made. */
export function downloadProblem(file: string, reason: string, entry: string): Problem {
  return {
    check: 'downloads',
    docs: 'README.md#commands',
    severity: 'warning',
    message: `\`${file}\` cannot be made of this description: ${reason}`,
    hint: 'The site is complete without it, and its page of downloads does not list it. Problems that `npm run check` reports may be the cause.',
    location: { file: entry, line: 1, column: 1 },
  };
}

/** Runs a thread to its end; returns the download at which it was ended, if it was. */
function runThread(
  job: DownloadJob,
  { time, memory, signal }: Limits,
  tell: (news: DownloadNews) => void,
): Promise<{ readonly file: string; readonly reason: string } | undefined> {
  const worker = new Worker(new URL('../../run.mjs', import.meta.url), {
    argv: ['scripts/build/downloads/worker.ts'],
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let current = job.files[0] ?? '';
  let left = job.files.length;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<{ readonly file: string; readonly reason: string } | undefined>((resolve) => {
    const end = (reason: string): void => resolve({ file: current, reason });
    worker.on('message', (news: DownloadNews) => {
      clearTimeout(timer);
      if (news.state === 'begun') {
        current = news.file;
        timer = setTimeout(() => end(`it takes longer than ${Math.round(time / 1000)} s.`), time);
      } else left -= 1;
      tell(news);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it needs more than ${memory} MB.` : error.message),
    );
    worker.on('exit', () => (left === 0 ? resolve(undefined) : end('its thread ended.')));
    signal?.addEventListener('abort', () => resolve(undefined));
  }).finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}
