/** Loads and renders the choice of calls whose changes a page shows, when the reader opens it. */
import { eachPage } from '../../views/content/each-page.ts';

const choice = 'details[data-call-choice]';

/** Starts loading the choice whenever it is opened. */
export function startChoosingCalls(): void {
  // It may have been opened before this script loaded.
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
    // Opening it again retries.
    delete details.dataset['ready'];
  }
}
