import type { ServerResponse } from 'node:http';
import type { LiveNews, ProblemNews } from '#src/model/problem-news.ts';
import type { Problem } from '../../cli/problem.ts';
import { problemNews } from './problem-news.ts';

/** Milliseconds after which a page asks again for a server that has ended. */
const RETRY = 500;

/** Tells open pages of edits and problems, by server-sent events (HTML, section 9.2). */
export class News {
  /** No version is of two servers. */
  #version = Date.now();
  #problems: ProblemNews | undefined;
  readonly #pages = new Set<ServerResponse>();

  /** Version of the site, which pages say that they show. */
  get version(): number {
    return this.#version;
  }

  /** Pages may have changed. */
  changed(): void {
    this.#version += 1;
    this.#tell(this.#pages);
  }

  /** The sources have been checked. */
  checked(problems: readonly Problem[]): void {
    this.#problems = problemNews(problems);
    this.#tell(this.#pages);
  }

  /** Tells a page what there is, as it may have been drawn before, and all that follows. */
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
