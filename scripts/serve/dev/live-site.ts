import { sortProblems, type Problem } from '../../cli/problem.ts';
import { Drafts, type Draft } from '../../compile/draft.ts';
import { stampOf } from '../../compile/source/kept-files.ts';
import { lastChanges, type LastChanges } from '../../compile/source/git-history.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { Checker, unread } from './checker.ts';

/** Milliseconds in which the events of one saved file, or of many files at once, arrive. */
const BURST = 4;

/** Milliseconds in which a watcher tells of one change of a file only, however many there are. */
const THROTTLE = 50;

/** What happens to a live site. */
export interface LiveSiteEvents {
  /** Pages may have changed. */
  readonly drawn: () => void;
  /** The sources as they are now have been checked. */
  readonly checked: (problems: readonly Problem[]) => void;
}

/**
 * The site of sources that are being edited. Drafts follow each other: files that change while one is made are in the
 * next. What cannot be drawn leaves the last good draft, and is told with what the check says.
 */
export class LiveSite {
  readonly #sources: SourceOptions;
  readonly #drafts: Drafts;
  readonly #checker: Checker;
  readonly #events: LiveSiteEvents;
  #changed = new Set<string>();
  /** Stamps of files when they were read last. */
  readonly #read = new Map<string, string>();
  #changes: Promise<LastChanges>;
  #draft: Draft | undefined;
  /** Why the last draft could not be made. */
  #failed: readonly Problem[] = [];
  #drawing: Promise<void> | undefined;

  constructor(sources: SourceOptions, events: LiveSiteEvents) {
    this.#sources = sources;
    this.#events = events;
    this.#drafts = new Drafts(sources);
    this.#changes = lastChanges(sources);
    this.#checker = new Checker(sources, (problems) => {
      // What both cannot read is told once.
      events.checked(sortProblems([...problems, ...this.#failed]));
      void this.#readHistory();
    });
    this.#draw();
  }

  /** Whether a file is one of the description's. */
  has(file: string): boolean {
    return this.#drafts.files.has(file);
  }

  get files(): ReadonlySet<string> {
    return this.#drafts.files;
  }

  /** A source was written, made or removed. */
  touch(file: string): void {
    this.#changed.add(file);
    this.#draw();
    setTimeout(() => {
      if (!this.#changed.has(file) && stampOf(file) !== this.#read.get(file)) this.touch(file);
    }, 2 * THROTTLE).unref();
  }

  /** The last good draft, once no further one is being made; undefined while there has been none. */
  async draft(): Promise<Draft | undefined> {
    while (this.#drawing !== undefined) await this.#drawing;
    return this.#draft;
  }

  close(): Promise<void> {
    return this.#checker.close();
  }

  #draw(): void {
    this.#drawing ??= this.#next()
      .then(() => (this.#failed = []))
      .catch((error: Error) => (this.#failed = [unread(error, this.#sources)]))
      .then(() => {
        this.#drawing = undefined;
        this.#checker.ask();
        if (this.#changed.size > 0) this.#draw();
      });
  }

  async #next(): Promise<void> {
    await this.#settled();
    const changed = this.#changed;
    this.#changed = new Set();
    const changes = await this.#changes;
    const draft = await this.#drafts.next(changed, changes);
    if (draft === undefined) return;
    this.#draft = draft;
    this.#events.drawn();
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
    this.#draw();
  }
}

function isSame(one: LastChanges, other: LastChanges): boolean {
  return one.size === other.size && [...one].every(([file, day]) => other.get(file) === day);
}
