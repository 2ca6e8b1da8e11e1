/** Shows edits, and problems of the sources, in a page of the development server. In no built page. */
import type { LiveNews } from '../../model/problem-news.ts';
import { showProblems } from './problems.ts';
import { refresh, shownVersion } from './refresh.ts';

let isRefreshing = false;
let newest = shownVersion();
let source: EventSource | undefined;
let isLost = false;

// A browser opens six connections to a host: pages that nobody looks at leave them to others.
document.addEventListener('visibilitychange', listen);
listen();

function listen(): void {
  if (document.hidden) {
    source?.close();
    source = undefined;
  } else if (source === undefined) {
    source = new EventSource('/@docs/news');
    source.addEventListener('message', ({ data }: MessageEvent<string>) => take(JSON.parse(data) as LiveNews));
    source.addEventListener('error', () => (isLost = true));
    // The server has ended and is there again: with other scripts, perhaps.
    source.addEventListener('open', () => isLost && location.reload());
  }
}

function take({ version, news }: LiveNews): void {
  if (news !== undefined) showProblems(news);
  newest = version;
  void catchUp();
}

/** Refreshes, once at a time, until the page is as new as the site. */
async function catchUp(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (shownVersion() !== newest) await refresh();
  } catch {
    // The server has stopped: the page is loaded anew when it is there again.
  } finally {
    isRefreshing = false;
  }
}
