/** The choice of the calls whose changes a page shows: it is loaded when a reader opens it. */
import { eachPage } from '../../views/content/each-page.ts';

const choice = 'details[data-call-choice]';

/** Listens for whoever opens the choice. */
export function startChoosingCalls(): void {
  // It may have been opened before this script was there.
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
    // Opening it again tries again.
    delete details.dataset['ready'];
  }
}
