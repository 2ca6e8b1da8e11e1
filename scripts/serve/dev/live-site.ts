import { sortProblems, type Problem } from '../../cli/problem.ts';
import { compile, type Compilation } from '../../checks/compile.ts';
import { CompileCache } from '../../checks/compile-cache.ts';
import { lastChanges, type LastChanges } from '../../description/source/git-history.ts';
import { stampOf } from '../../description/source/file-cache.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { Checker, unreadProblem } from './checker.ts';

/**
 * Milliseconds between two tests of whether a changed file is still being written. All file events of one save arrive
 * in this time, even if several files are saved.
 */
const BURST = 4;

/** Milliseconds in which a watcher may combine several changes of a file into one event. */
const THROTTLE = 50;

/** A site that was compiled without checks. */
export type CompiledSite = Required<Pick<Compilation, 'site' | 'api' | 'bundled'>>;

/** Callbacks of `LiveSite`, the site of sources that are being edited. */
export interface LiveSiteEvents {
  /** Called when pages may have changed. */
  readonly compiled: () => void;
  /** Called with the problems when the current sources have been checked. */
  readonly checked: (problems: readonly Problem[]) => void;
}

/**
 * The site of sources that are being edited. Compilations run one after another; the next one reads the files that
 * change during a compilation. If a compilation fails, the last good site remains, and the problems of the compilation
 * are reported with those of the check.
 */
export class LiveSite {
  readonly #sources: SourceOptions;
  readonly #cache: CompileCache;
  readonly #checker: Checker;
  readonly #events: LiveSiteEvents;
  #changed = new Set<string>();
  /**
   * Modification time, size and inode of each changed file, as one string, when `#settled` last tested the file. The
   * keys are paths.
   */
  readonly #read = new Map<string, string>();
  #changes: Promise<LastChanges>;
  #site: CompiledSite | undefined;
  #files: ReadonlySet<string> = new Set();
  /** Problems of the last compilation, if it failed. */
  #failed: readonly Problem[] = [];
  #compiling: Promise<void> | undefined;

  constructor(sources: SourceOptions, events: LiveSiteEvents) {
    this.#sources = sources;
    this.#events = events;
    this.#cache = new CompileCache(sources);
    this.#changes = lastChanges(sources);
    this.#checker = new Checker(sources, (problems) => {
      // A problem that both the check and the compilation found is reported once.
      events.checked(sortProblems([...problems, ...this.#failed]));
      void this.#readHistory();
    });
    this.#compile();
  }

  /** Absolute paths of all files of the description. Some may be outside the folder of the entry file. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Records that a source file was written, created or removed, and starts a compilation. */
  touch(file: string): void {
    this.#changed.add(file);
    this.#compile();
    setTimeout(() => {
      if (!this.#changed.has(file) && stampOf(file) !== this.#read.get(file)) this.touch(file);
    }, 2 * THROTTLE).unref();
  }

  /** Waits for pending compilations and returns the last good site; undefined until there is one. */
  async latest(): Promise<CompiledSite | undefined> {
    while (this.#compiling !== undefined) await this.#compiling;
    return this.#site;
  }

  close(): Promise<void> {
    return this.#checker.close();
  }

  #compile(): void {
    this.#compiling ??= this.#next()
      .then(() => (this.#failed = []))
      .catch((error: Error) => (this.#failed = [unreadProblem(error, this.#sources)]))
      .then(() => {
        this.#compiling = undefined;
        this.#checker.ask();
        if (this.#changed.size > 0) this.#compile();
      });
  }

  async #next(): Promise<void> {
    await this.#settled();
    this.#cache.invalidate(this.#changed);
    this.#changed = new Set();
    const past = { changes: await this.#changes };
    const { site, api, bundled, files } = await compile(this.#sources, {
      past,
      cache: this.#cache,
      runsChecks: false,
    });
    if (files.length > 0) this.#files = new Set(files);
    if (site === undefined || api === undefined || bundled === undefined) return;
    this.#site = { site, api, bundled };
    this.#events.compiled();
  }

  /**
   * Waits until no changed file is still being written. A file is complete if two tests find the same modification
   * time, size and inode.
   */
  async #settled(): Promise<void> {
    for (let isMoving = true; isMoving;) {
      await new Promise((resolve) => setTimeout(resolve, BURST));
      isMoving = false;
      for (const file of this.#changed) {
        const stamp = stampOf(file);
        isMoving ||= stamp !== this.#read.get(file);
        this.#read.set(file, stamp);
      }
    }
  }

  /**
   * Asks git again for the day on which each source was last changed. Compiles the site if any of these days differs,
   * for example after a commit or a checkout.
   */
  async #readHistory(): Promise<void> {
    const [before, now] = [await this.#changes, await lastChanges(this.#sources)];
    if (isSame(before, now)) return;
    this.#changes = Promise.resolve(now);
    this.#compile();
  }
}

function isSame(one: LastChanges, other: LastChanges): boolean {
  return one.size === other.size && [...one].every(([file, day]) => other.get(file) === day);
}
