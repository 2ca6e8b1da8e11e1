/**
 * Loads a form when the reader opens it. In the form, readers choose calls, and the page shows only the changes of
 * these calls.
 */
import { eachPage } from '../../views/content/each-page.ts';

const choice = 'details[data-call-choice]';

/** Makes the form load when its `<details>` element is opened. */
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
    // Opening the element again retries.
    delete details.dataset['ready'];
  }
}
