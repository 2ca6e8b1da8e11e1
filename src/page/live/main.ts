/** Shows edits and source problems in pages of the development server. Not part of built pages. */
import { Idiomorph } from 'idiomorph';
import type { LiveNews } from '../../model/problem-news.ts';
import { showProblems } from './problems.ts';
import { EDITED, NAVIGATED } from '../contract/contract.ts';
import { moveDeferred } from '../contract/deferred-panels.ts';

const VERSION = 'meta[name="docs-version"]';

/** Returns the number of the site version that the page shows. */
function shownVersion(): number {
  return Number(document.querySelector<HTMLMetaElement>(VERSION)?.content ?? 0);
}

/**
 * Selector of the style sheet for the site's own fonts and colours. The URL of the style sheet changes with its content
 * (`live-pages.ts`).
 */
const LOOK = 'link[href^="/@docs/look.css"]';

/** Attributes that readers and scripts change, so updates do not change them. */
const STATE: ReadonlySet<string> = new Set([
  'open',
  'hidden',
  'tabindex',
  'aria-selected',
  'aria-expanded',
  'data-value',
  'data-deferred',
]);

/** Milliseconds after which a missing page is requested again: while git switches branches, a page may be missing. */
const GONE = 500;

/**
 * Fetches the page again, and changes only the parts that differ. Preserves the scroll position and the focus.
 *
 * @throws {TypeError} if the server does not respond.
 */
async function refresh(): Promise<void> {
  let response = await fetchHere();
  if (response.status === 404) {
    await new Promise((resolve) => setTimeout(resolve, GONE));
    response = await fetchHere();
  }
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const version = next.querySelector<HTMLMetaElement>(VERSION)?.content;
  const isEmpty = document.querySelector('[data-part]') === null;
  if (isEmpty && next.querySelector('[data-part]') !== null) return location.reload();
  dispatchEvent(new Event(EDITED));
  if (next.querySelector('[data-part]') !== null) changeParts(next);
  document.querySelector<HTMLMetaElement>(VERSION)?.setAttribute('content', version ?? '');
}

const fetchHere = (): Promise<Response> => fetch(location.href, { headers: { accept: 'text/html' } });

function changeParts(next: Document): void {
  document.title = next.title;
  const [look, changed] = [document, next].map((each) => each.querySelector<HTMLLinkElement>(LOOK));
  if (look?.href !== changed?.href) {
    look?.remove();
    if (changed != null) document.head.append(changed);
  }
  for (const template of next.querySelectorAll('[data-tabs] > template'))
    template.replaceWith((template as HTMLTemplateElement).content);
  next.querySelectorAll<HTMLElement>('[data-after]').forEach(moveDeferred);
  const marked = document.querySelector('[data-target]');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]:not([data-part="search"])')) {
    const changed = next.querySelector(`[data-part="${part.dataset.part}"]`);
    if (changed !== null) morph(part, changed);
  }
  dispatchEvent(new CustomEvent(NAVIGATED, { detail: null }));
  marked?.setAttribute('data-target', '');
}

function morph(part: Element, changed: Element): void {
  Idiomorph.morph(part, changed.innerHTML, {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: { beforeAttributeUpdated: (name) => !STATE.has(name) },
  });
}

let isRefreshing = false;
let newest = shownVersion();
let source: EventSource | undefined;
let isDisconnected = false;

// A browser opens at most six connections to a host, so hidden pages close theirs.
document.addEventListener('visibilitychange', listen);
listen();

function listen(): void {
  if (document.hidden) {
    source?.close();
    source = undefined;
  } else if (source === undefined) {
    source = new EventSource('/@docs/news');
    source.addEventListener('message', ({ data }: MessageEvent<string>) => take(JSON.parse(data) as LiveNews));
    source.addEventListener('error', () => (isDisconnected = true));
    // The server has been restarted, perhaps with other scripts.
    source.addEventListener('open', () => isDisconnected && location.reload());
  }
}

function take({ version, news }: LiveNews): void {
  if (news !== undefined) showProblems(news);
  newest = version;
  void catchUp();
}

/** Updates the page until it shows the newest version of the site. Does nothing if an update is already running. */
async function catchUp(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (shownVersion() !== newest) await refresh();
  } catch {
    // The server has stopped: the page reloads when it is back.
  } finally {
    isRefreshing = false;
  }
}
