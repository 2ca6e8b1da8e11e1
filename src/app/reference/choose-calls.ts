/**
 * Loads the form in which readers of a page of changes choose operations and webhooks. The page then shows only the
 * changes of the chosen operations and webhooks.
 */
import { eachPage } from '../../views/content/each-page.ts';

const choice = 'details[data-call-choice]';

/** From now on, loads the form when the reader opens its `<details>` element. */
export function startChoosingCalls(): void {
  // The element may have been opened before this script loaded.
  eachPage(() => document.querySelectorAll<HTMLDetailsElement>(`${choice}[open]`).forEach((each) => void fill(each)));
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(choice)) void fill(target);
    },
    { capture: true },
  );
}

async function fill(details: HTMLDetailsElement): Promise<void> {
  if ('ready' in details.dataset) return;
  details.dataset['ready'] = '';
  try {
    const { renderCallChoice } = await import('./render-call-choice.ts');
    renderCallChoice(details);
  } catch {
    // Loading failed: if the reader opens the element again, the form is loaded again.
    delete details.dataset['ready'];
  }
}
