import { Idiomorph } from 'idiomorph';
import { forgetPages } from '../shell/fetch-page.ts';

const VERSION = 'meta[name="docs-version"]';

/** Of the site that the page shows. */
export function shownVersion(): number {
  return Number(document.querySelector<HTMLMetaElement>(VERSION)?.content ?? 0);
}

/** What readers and scripts do to a page: an edit leaves it as it is. */
const STATE: ReadonlySet<string> = new Set([
  'open',
  'hidden',
  'tabindex',
  'aria-selected',
  'aria-expanded',
  'data-value',
  'data-deferred',
]);

/** Milliseconds for which a page may be gone, as when branches are switched. */
const GONE = 500;

/**
 * Shows the page as it is now: what differs is changed in place, so that the rest, the scroll position and the focus
 * stay.
 *
 * @throws {TypeError} when the server does not answer.
 */
export async function refresh(): Promise<void> {
  let response = await fetchHere();
  if (response.status === 404) {
    await new Promise((resolve) => setTimeout(resolve, GONE));
    response = await fetchHere();
  }
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const version = next.querySelector<HTMLMetaElement>(VERSION)?.content;
  const isEmpty = document.querySelector('[data-part]') === null;
  if (isEmpty && next.querySelector('[data-part]') !== null) return location.reload();
  forgetPages();
  if (next.querySelector('[data-part]') !== null) changeParts(next);
  document.querySelector<HTMLMetaElement>(VERSION)?.setAttribute('content', version ?? '');
}

const fetchHere = (): Promise<Response> => fetch(location.href, { headers: { accept: 'text/html' } });

function changeParts(next: Document): void {
  document.title = next.title;
  for (const template of next.querySelectorAll('[data-tabs] > template'))
    template.replaceWith((template as HTMLTemplateElement).content);
  for (const later of next.querySelectorAll<HTMLElement>('[data-later]')) {
    next.getElementById(later.dataset['later'] ?? '')?.after(...(later.lastElementChild?.children ?? []));
    later.remove();
  }
  const marked = document.querySelector('[data-target]');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]:not([data-part="search"])')) {
    const changed = next.querySelector(`[data-part="${part.dataset.part}"]`);
    if (changed !== null) morph(part, changed);
  }
  dispatchEvent(new CustomEvent('docs:navigated', { detail: null }));
  marked?.setAttribute('data-target', '');
}

function morph(part: Element, changed: Element): void {
  Idiomorph.morph(part, changed.innerHTML, {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: { beforeAttributeUpdated: (name) => !STATE.has(name) },
  });
}
