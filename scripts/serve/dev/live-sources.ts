import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { LiveNews, ProblemNews, ShownProblem } from '#src/model/problem-news.ts';
import { type Problem, docsOf, hasErrors, placeName } from '../../cli/problem.ts';
import { watchSources } from '../../cli/watch-sources.ts';
import type { SourceOptions } from '../../description/source/load.ts';
import { count, frame } from '../../cli/report/stylish.ts';
import { LiveSite } from './live-site.ts';

/** Sources that are being edited, the site made from them, and the messages to open pages. */
export interface LiveSources {
  readonly site: LiveSite;
  readonly news: News;
  /** Whether a file belongs to the sources, by absolute path. The server must open no other file of this machine. */
  has(file: string): boolean;
  close(): Promise<void>;
}

/** Watches the sources and compiles them after each change. Calls `report` with the problems after each check. */
export function openSources(sources: SourceOptions, report: (problems: readonly Problem[]) => void): LiveSources {
  const news = new News();
  const folders = [path.dirname(path.resolve(sources.openapi))];
  if (sources.guides !== undefined) folders.push(path.resolve(sources.guides));
  const site = new LiveSite(sources, {
    compiled: () => {
      watched.add(site.files);
      news.changed();
    },
    checked: (problems) => {
      report(problems);
      news.checked(problems);
    },
  });
  const watched = watchSources(folders, (file) => site.touch(file));
  return {
    site,
    news,
    has: (file) => site.files.has(file) || folders.some((folder) => file.startsWith(folder + path.sep)),
    close: async () => {
      watched.close();
      await site.close();
    },
  };
}

/** Delay before an open page reconnects to the server, in milliseconds. */
const RETRY = 500;

/** Notifies open pages of edits and problems, by server-sent events (HTML, section 9.2). */
class News {
  /** Starts at the current time instead of 0, so that a restarted server never uses a version twice. */
  #version = Date.now();
  #problems: ProblemNews | undefined;
  readonly #pages = new Set<ServerResponse>();

  /** Version of the site. Each rendered page contains the version from which it was made. */
  get version(): number {
    return this.#version;
  }

  /** Notifies open pages that their contents may have changed. */
  changed(): void {
    this.#version += 1;
    this.#tell(this.#pages);
  }

  /** Sends the problems of the last check to all open pages. */
  checked(problems: readonly Problem[]): void {
    this.#problems = problemNews(problems);
    this.#tell(this.#pages);
  }

  /**
   * Keeps the connection of a page open, to send the version and the problems whenever they change. Also sends them at
   * once, because the page may be outdated.
   */
  listen(page: ServerResponse): void {
    page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    page.write(`retry: ${RETRY}\n\n`);
    page.once('close', () => this.#pages.delete(page));
    this.#pages.add(page);
    this.#tell([page]);
  }

  #tell(pages: Iterable<ServerResponse>): void {
    const news: LiveNews = { version: this.#version, news: this.#problems };
    for (const page of pages) page.write(`data: ${JSON.stringify(news)}\n\n`);
  }
}

/** Maximum number of problems that a page shows; the terminal shows all. */
const MOST = 30;

/** Returns the problems to show on a page: errors first, at most `MOST`. */
function problemNews(problems: readonly Problem[]): ProblemNews {
  const ordered = [...problems].sort((one, other) => one.severity.localeCompare(other.severity));
  return {
    summary: problems.length > MOST ? `${count(problems)} The first ${MOST}:` : count(problems),
    hasErrors: hasErrors(problems),
    problems: ordered.slice(0, MOST).map(shown),
  };
}

function shown(problem: Problem): ShownProblem {
  const { severity, message, hint, check, location } = problem;
  return {
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    check,
    docs: docsOf(problem),
    place: placeName(location),
    address: placeName({ ...location, file: path.resolve(location.file) }),
    frame: codeFrame(location),
  };
}

function codeFrame(location: Problem['location']): string {
  try {
    return frame(location, readFileSync(location.file, 'utf8').split('\n')).join('\n');
  } catch {
    return '';
  }
}
