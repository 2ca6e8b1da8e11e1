/**
 * Loads a form on pages of changes, when the reader opens it. In the form, readers choose operations and webhooks. The
 * page then shows only the changes of the chosen ones.
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
    // Opening the element again retries.
    delete details.dataset['ready'];
  }
}
