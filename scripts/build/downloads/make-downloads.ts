import { commandLine } from '../../cli/command-line.ts';
import type { Problem } from '../../cli/problem.ts';
import { startThread } from '../../cli/thread.ts';

/** The data with which the download thread is started. */
export interface DownloadSettings {
  /** The bundled description as JSON. */
  readonly bundled: string;
  /** Names of the extensions that the site shows. */
  readonly extensions: readonly string[];
  /** Root of the site to which downloads are written. */
  readonly folder: string;
}

/** A download that was written. */
interface MadeDownload {
  /** Name of the file below the root, then the names of its compressed forms. */
  readonly names: readonly string[];
  /** Size of the file, in bytes. */
  readonly size: number;
}

/** The thread's result for a download: empty if the description has no content for it. */
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

/** Default limits, far more than a thousand operations need. */
const LIMITS = { time: 60_000, memory: 2048 };

export interface MadeDownloads {
  /** Written downloads by name, without those for which the description has no content. */
  readonly made: ReadonlyMap<string, MadeDownload>;
  /** The reasons why downloads are missing, by name. */
  readonly failed: ReadonlyMap<string, string>;
}

/**
 * Builds and writes the named downloads, in a thread beside the build. A download whose library throws, takes too long
 * or needs too much memory is left out; the others are not affected.
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
      // It may write files until it has ended.
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
