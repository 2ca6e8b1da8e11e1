/** In the development server: shows edits in the open page, and the problems of its sources. Never built. */
import type { ProblemNews } from '../model/problem-news.ts';
import { showProblems } from './problems.ts';
import { refresh, shownVersion } from './refresh.ts';

interface News {
  readonly version: number;
  readonly news?: ProblemNews;
}

let isRefreshing = false;
let newest = shownVersion();

import.meta.hot?.on('docs:news', ({ version, news }: News) => {
  if (news !== undefined) showProblems(news);
  newest = version;
  void follow();
});

import.meta.hot?.send('docs:listening');

/** One refresh after the other, until the page is as new as the site. */
async function follow(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (shownVersion() !== newest) await refresh();
  } catch {
    // The server has gone: Vite waits for it, and then loads the page again.
  } finally {
    isRefreshing = false;
  }
}
