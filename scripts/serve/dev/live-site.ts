import { sortProblems, type Problem } from '../../cli/problem.ts';
import { compile, type Compilation } from '../../checks/compile.ts';
import { CompileCache } from '../../checks/compile-cache.ts';
import { lastChanges, type LastChanges } from '../../description/source/git-history.ts';
import { stampOf } from '../../description/source/file-cache.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { Checker, unread } from './checker.ts';

/** Milliseconds in which the events of one saved file, or of many files at once, arrive. */
const BURST = 4;

/** Milliseconds in which a watcher tells of one change of a file only, however many there are. */
const THROTTLE = 50;

/** A site that was compiled without checks. */
export type CompiledSite = Required<Pick<Compilation, 'site' | 'api' | 'bundled'>>;

/** Called when something happens to a live site. */
export interface LiveSiteEvents {
  /** Pages may have changed. */
  readonly compiled: () => void;
  /** The sources as they are now have been checked. */
  readonly checked: (problems: readonly Problem[]) => void;
}

/**
 * The site of sources that are being edited. One compilation follows another: files that change during one are in the
 * next. Sources that cannot be compiled leave the last good site, and are reported with what the check says.
 */
export class LiveSite {
  readonly #sources: SourceOptions;
  readonly #cache: CompileCache;
  readonly #checker: Checker;
  readonly #events: LiveSiteEvents;
  #changed = new Set<string>();
  /** Stamps of files when they were read last. */
  readonly #read = new Map<string, string>();
  #changes: Promise<LastChanges>;
  #site: CompiledSite | undefined;
  #files: ReadonlySet<string> = new Set();
  /** Why the last compilation failed. */
  #failed: readonly Problem[] = [];
  #compiling: Promise<void> | undefined;

  constructor(sources: SourceOptions, events: LiveSiteEvents) {
    this.#sources = sources;
    this.#events = events;
    this.#cache = new CompileCache(sources);
    this.#changes = lastChanges(sources);
    this.#checker = new Checker(sources, (problems) => {
      // What both cannot read is reported once.
      events.checked(sortProblems([...problems, ...this.#failed]));
      void this.#readHistory();
    });
    this.#compile();
  }

  /** Absolute paths of the description's files, some of which may lie outside its folder. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** A source was written, made or removed. */
  touch(file: string): void {
    this.#changed.add(file);
    this.#compile();
    setTimeout(() => {
      if (!this.#changed.has(file) && stampOf(file) !== this.#read.get(file)) this.touch(file);
    }, 2 * THROTTLE).unref();
  }

  /** The last good site, once no further one is being compiled; undefined while there has been none. */
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
      .catch((error: Error) => (this.#failed = [unread(error, this.#sources)]))
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

  /** Waits until what has changed is written to its end, as far as its size tells. */
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

  /** Days of last changes move with every commit and every branch. */
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
