/** The bench on which a webhook is rehearsed: it and its data are loaded on that intent. */
import { eachPage } from '../content/each-page.ts';
import { loadCall } from './load-call.ts';

const bench = 'details[data-rehearsal]';

/** Listens for whoever opens the bench; loads ahead for whoever points at it. */
export function startRehearsing(): void {
  // It may have been opened before this script was there.
  eachPage(() => document.querySelectorAll<HTMLDetailsElement>(`${bench}[open]`).forEach((each) => void open(each)));
  document.addEventListener('click', ({ target }) => {
    const details = benchOf(target);
    // It opens after the click.
    if (details?.open === false) void open(details);
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        const details = benchOf(target);
        if (details) load(details).catch(() => undefined);
      },
      { passive: true },
    );
}

function benchOf(target: EventTarget | null): HTMLDetailsElement | null {
  const summary = target instanceof Element ? target.closest(`${bench} > summary`) : null;
  return summary?.closest<HTMLDetailsElement>(bench) ?? null;
}

async function open(details: HTMLDetailsElement): Promise<void> {
  if ('ready' in details.dataset) return;
  details.dataset['ready'] = 'loading';
  const place = details.querySelector('div') ?? details.appendChild(document.createElement('div'));
  place.role = 'status';
  place.textContent = 'Loading …';
  try {
    const [{ drawBench }, loaded] = await load(details);
    place.role = null;
    place.textContent = '';
    drawBench(place, loaded);
    details.dataset['ready'] = '';
  } catch {
    place.textContent = 'The description could not be loaded. Close this and open it again.';
    delete details.dataset['ready'];
  }
}

async function load({ dataset }: HTMLDetailsElement) {
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset['base'] ?? '/';
  const program = import('./open.tsx');
  const loaded = await loadCall(base, dataset['rehearsal'] ?? '');
  return [await program, { base, ...loaded }] as const;
}
