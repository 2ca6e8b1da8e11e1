/** A panel at the bottom of the window that lists the problems in the sources. */
import type { ProblemNews, ShownProblem } from '../../model/problem-news.ts';
import './problems.css';

let panel: HTMLDetailsElement | undefined;

/** Replaces the displayed problems; removes the panel if there are none. */
export function showProblems({ summary, hasErrors, problems }: ProblemNews): void {
  if (problems.length === 0) {
    panel?.remove();
    panel = undefined;
    return;
  }
  if (panel === undefined) {
    panel = document.createElement('details');
    panel.dataset.problems = '';
    // At first open only for errors, which stop a build.
    panel.open = hasErrors;
    document.body.append(panel);
  }
  panel.dataset.severity = hasErrors ? 'error' : 'warning';
  panel.replaceChildren(make('summary', summary, { role: 'status' }), list(problems));
}

function list(problems: readonly ShownProblem[]): HTMLElement {
  const items = make('ol');
  items.append(
    ...problems.map(({ severity, message, hint, check, docs, place, address, frame }) => {
      const item = make('li');
      const open = make('button', place, { type: 'button', title: 'Open in your editor' });
      open.addEventListener(
        'click',
        () => void fetch(`/@docs/open?place=${encodeURIComponent(address)}`, { method: 'POST' }),
      );
      const head = make('p');
      head.append(make('b', severity), ' ', open, ' ', make('small', check, { title: docs }));
      item.append(head, make('p', message));
      if (frame !== '') item.append(make('pre', frame, { tabindex: '0' }));
      if (hint !== undefined) item.append(make('p', hint));
      return item;
    }),
  );
  return items;
}

function make(name: string, text = '', attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
