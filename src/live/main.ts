/** Shows edits, and problems of the sources, in a page of the development server. Never built. */
import type { LiveNews } from '../model/problem-news.ts';
import { showProblems } from './problems.ts';
import { refresh, shownVersion } from './refresh.ts';

let isRefreshing = false;
let newest = shownVersion();

import.meta.hot?.on('docs:news', ({ version, news }: LiveNews) => {
  if (news !== undefined) showProblems(news);
  newest = version;
  void catchUp();
});

import.meta.hot?.send('docs:listening');

/** Refreshes, once at a time, until the page is as new as the site. */
async function catchUp(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (shownVersion() !== newest) await refresh();
  } catch {
    // The server has stopped: Vite waits for it, and then reloads the page.
  } finally {
    isRefreshing = false;
  }
}
