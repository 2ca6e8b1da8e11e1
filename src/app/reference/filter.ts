/**
 * Filters the entries of the reference while the reader types. The filter searches all entries, although the sidebar of
 * a page may list only some.
 */
import { urlOf } from '../../views/content/site-context.ts';
import { methodLabel } from '../../views/reference/Method.tsx';
import method from '../../views/reference/Method.module.css';

/**
 * A link in the index of the reference, which the filter searches. `href` does not contain the base path of the site.
 */
type Entry = readonly [label: string, href: string, method: string];

const field = '#sidebar [data-filter]';
const shown = 60;

const script = document.querySelector<HTMLElement>('script[data-reference-index]');
let entries: Promise<readonly Entry[]> | undefined;

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(field)) void filter(target);
});

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(`${field}, [data-filter-results] a`)) return;
  if (key === 'Escape' && target instanceof HTMLInputElement && target.value !== '') {
    target.value = '';
    event.preventDefault();
    void filter(target);
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  const stops = [...document.querySelectorAll<HTMLElement>(`${field}, [data-filter-results] a`)];
  stops[Math.max(0, stops.indexOf(target) + step)]?.focus();
  event.preventDefault();
});

// Filters by text that the reader typed before this script loaded.
const early = document.querySelector<HTMLInputElement>(field);
if (early !== null && early.value !== '') void filter(early);

async function filter(input: HTMLInputElement): Promise<void> {
  entries ??= load();
  const all = await entries;
  const results = document.querySelector<HTMLElement>('[data-filter-results]');
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (results === null) return;
  results.hidden = words.length === 0;
  const found = all.filter(([label, href, verb]) =>
    words.every((word) => `${label} ${verb} ${href}`.toLowerCase().includes(word)),
  );
  results.replaceChildren(
    ...(words.length === 0
      ? []
      : [item(countNote(found.length)), ...found.slice(0, shown).map((entry) => item(link(entry)))]),
  );
}

/** Loads the index of the reference. If that fails, returns no entries, and the next input tries again. */
async function load(): Promise<readonly Entry[]> {
  try {
    const response = await fetch(script?.dataset.referenceIndex ?? '');
    if (!response.ok) throw new Error(`${response.url} responded with ${response.status}.`);
    return (await response.json()) as readonly Entry[];
  } catch {
    entries = undefined;
    return [];
  }
}

function countNote(count: number): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = count === 0 ? 'No matches.' : `${count} found${count > shown ? `, the first ${shown} shown` : ''}`;
  return note;
}

function item(child: HTMLElement): HTMLElement {
  const element = document.createElement('li');
  element.append(child);
  return element;
}

function link([label, href, verb]: Entry): HTMLElement {
  const element = document.createElement('a');
  element.href = urlOf(script?.dataset.base ?? '/', href);
  if (href.startsWith('/reference/operations/')) {
    const badge = document.createElement('b');
    badge.className = `${method.method} ${method[verb.toLowerCase()] ?? ''}`;
    badge.textContent = methodLabel(verb) || '—';
    element.append(badge);
  }
  element.append(label);
  return element;
}
