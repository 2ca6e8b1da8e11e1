import { commandLine } from '../../cli/command-line.ts';
import type { Problem } from '../../cli/problem.ts';
import { startThread } from '../../cli/thread.ts';

/** The data that the thread for downloads receives when it starts. */
export interface DownloadSettings {
  /** The bundled description as JSON. */
  readonly bundled: string;
  /** Names of the `x-` extensions that the site shows. */
  readonly extensions: readonly string[];
  /** Folder of the site that is being written. */
  readonly folder: string;
}

/** A download that the thread has written. */
interface MadeDownload {
  /** Paths below the folder of the site: the file, then its compressed forms. */
  readonly names: readonly string[];
  /** Uncompressed size of the file, in bytes. */
  readonly size: number;
}

/**
 * What the thread answers for one download: the file that it made, or the reason why it failed. Both are absent if
 * there is nothing to download, such as JSON Schemas of an API without schemas.
 */
export interface DownloadAnswer {
  readonly made?: MadeDownload;
  readonly failed?: string;
}

export interface Limits {
  /** Time limit for each download, in milliseconds. */
  readonly time: number;
  /** Heap limit of the thread, in megabytes. */
  readonly memory: number;
  /** Signal that aborts all work. */
  readonly signal?: AbortSignal;
}

/** Default limits. They are far above the needs of a description with a thousand operations. */
const LIMITS = { time: 60_000, memory: 2048 };

export interface MadeDownloads {
  /** Written downloads, by name. Downloads for which the description has no content are absent. */
  readonly made: ReadonlyMap<string, MadeDownload>;
  /** Reasons why downloads could not be made, by name. */
  readonly failed: ReadonlyMap<string, string>;
}

/**
 * Makes and writes the downloads in `files`, in a thread beside the build. A download that throws, takes too long or
 * needs too much memory is left out, without effect on the others.
 */
export async function makeDownloads(
  files: readonly string[],
  settings: DownloadSettings,
  given: Partial<Limits> = {},
): Promise<MadeDownloads> {
  const { time, memory, signal }: Limits = { ...LIMITS, ...given };
  const made = new Map<string, MadeDownload>();
  const failed = new Map<string, string>();
  const start = () =>
    startThread<string, DownloadAnswer>('scripts/build/downloads/worker.ts', {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
  let thread: ReturnType<typeof start> | undefined;
  const isOver = (): boolean => signal?.aborted === true;
  signal?.addEventListener('abort', () => void thread?.end());
  for (const file of files) {
    if (isOver()) break;
    const asked = (thread ??= start());
    const timer = setTimeout(() => void asked.end(`it takes longer than ${Math.round(time / 1000)} s.`), time);
    try {
      const answer = await asked.ask(file);
      if (answer.made !== undefined) made.set(file, answer.made);
      if (answer.failed !== undefined) failed.set(file, answer.failed);
    } catch (error) {
      // The thread may write files until it has ended.
      await asked.end();
      thread = undefined;
      const { code, message } = error as NodeJS.ErrnoException;
      if (!isOver())
        failed.set(file, code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it needs more than ${memory} MB.` : message);
    } finally {
      clearTimeout(timer);
    }
  }
  await thread?.end();
  return { made, failed };
}

/** Creates the warning for a download that failed. */
export function downloadProblem(file: string, reason: string, entry: string): Problem {
  return {
    check: 'downloads',
    docs: 'README.md#commands',
    severity: 'warning',
    message: `\`${file}\` cannot be generated from this description: ${reason}`,
    hint: `The site is complete without it, and its page of downloads does not list it. Problems that \`${commandLine('check')}\` reports may be the cause.`,
    location: { file: entry, line: 1, column: 1 },
  };
}
