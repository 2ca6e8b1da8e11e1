/**
 * Renders a checkbox for each operation and webhook that has changes on the page. If checkboxes are ticked, the page
 * shows only the changes of these calls, otherwise all changes.
 */
import type { CallChoice } from '../../model/history.ts';
import { isInRanges } from '../../shared/text/ranges.ts';
import './call-choice.css';

/** If there are more operations and webhooks than this, readers can filter them by name. */
const MANY = 12;

/**
 * Renders the checkboxes for operations and webhooks. What is ticked is not stored: a returning reader sees all
 * changes.
 */
export function renderCallChoice(details: HTMLDetailsElement): void {
  const { ownerDocument: page } = details;
  const choice = JSON.parse(details.dataset['callChoice'] ?? '') as CallChoice;
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    members: Partial<HTMLElementTagNameMap[Name]>,
    ...children: readonly Node[]
  ): HTMLElementTagNameMap[Name] => {
    const element = Object.assign(page.createElement(name), members);
    element.append(...children);
    return element;
  };
  const boxes = choice.calls.map(() => make('input', { type: 'checkbox' }));
  const items = choice.calls.map(({ name }, index) =>
    make('li', {}, make('label', {}, boxes[index] as Node, make('code', { textContent: name }))),
  );
  const status = make('p', { role: 'status' });
  const all = make('button', { type: 'button', textContent: 'Show all' });
  const search = make('input', { type: 'search', placeholder: 'Find by name', ariaLabel: 'Find by name' });
  const update = (): void => {
    const chosen = boxes.flatMap(({ checked }, index) => (checked ? [index] : []));
    showCalls(details, choice, chosen);
    all.disabled = chosen.length === 0;
    status.textContent =
      chosen.length === 0
        ? `The changes of all ${boxes.length} calls are shown. A call that is not listed has not changed.`
        : `The changes of ${chosen.length} of ${boxes.length} calls are shown.`;
  };
  for (const box of boxes) box.addEventListener('change', update);
  all.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    update();
  });
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/);
    items.forEach((item, index) => {
      const name = choice.calls[index]?.name.toLowerCase() ?? '';
      item.hidden = !words.every((word) => name.includes(word));
    });
  });
  details.append(
    make(
      'fieldset',
      {},
      make('legend', { textContent: 'Your program calls' }),
      ...(boxes.length > MANY ? [search] : []),
      make('ul', {}, ...items),
    ),
    status,
    make('p', {}, all),
  );
  update();
}

/**
 * Shows only the changes of the chosen operations and webhooks; all changes if none is chosen. `chosen` contains
 * indexes in `calls`.
 */
function showCalls(details: HTMLDetailsElement, { calls, many, felt }: CallChoice, chosen: readonly number[]): void {
  const article = details.closest('main');
  if (article === null) return;
  const entries = new Map(
    [...article.querySelectorAll('li > a')].map((link) => [link.getAttribute('href'), link.parentElement]),
  );
  const isShown = (index: number): boolean => chosen.length === 0 || chosen.includes(index);
  calls.forEach(({ anchor }, index) => {
    if (anchor === undefined) return;
    for (const each of [entries.get(`#${anchor}`), ...sectionAt(article, anchor)]) mark(each, isShown(index));
  });
  if (many === undefined) return;
  const [heading, ...rest] = sectionAt(article, many);
  const lines = rest.flatMap((each) => [...each.querySelectorAll(':scope > li')]);
  const shown = felt.map((ranges) => chosen.length === 0 || chosen.some((index) => isInRanges(index, ranges)));
  lines.forEach((line, index) => mark(line, shown[index] === true));
  mark(heading, shown.includes(true));
}

/** Returns the element of the heading with this anchor, and all elements up to the next second-level heading. */
function sectionAt(article: Element, anchor: string): readonly Element[] {
  const heading = article.ownerDocument.getElementById(anchor)?.parentElement;
  const found: Element[] = [];
  for (let next = heading; next; next = next.nextElementSibling as HTMLElement | null) {
    if (next !== heading && next.querySelector(':scope > h2') !== null) break;
    found.push(next);
  }
  return found;
}

function mark(element: Element | null | undefined, isShown: boolean): void {
  element?.toggleAttribute('data-unchosen', !isShown);
}
