/** The webhook simulator: its code and data are loaded when a reader points at it or opens it. */
import { eachPage } from '../content/each-page.ts';
import { loadCall } from './load-call.ts';

const simulator = 'details[data-simulator]';

/** Opens the simulator on a click, and loads it ahead when it is pointed at. */
export function startSimulator(): void {
  // It may have been opened before this script was there.
  eachPage(() =>
    document.querySelectorAll<HTMLDetailsElement>(`${simulator}[open]`).forEach((each) => void open(each)),
  );
  document.addEventListener('click', ({ target }) => {
    const details = simulatorOf(target);
    // It opens after the click.
    if (details?.open === false) void open(details);
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        const details = simulatorOf(target);
        if (details) load(details).catch(() => undefined);
      },
      { passive: true },
    );
}

function simulatorOf(target: EventTarget | null): HTMLDetailsElement | null {
  const summary = target instanceof Element ? target.closest(`${simulator} > summary`) : null;
  return summary?.closest<HTMLDetailsElement>(simulator) ?? null;
}

async function open(details: HTMLDetailsElement): Promise<void> {
  if ('ready' in details.dataset) return;
  details.dataset['ready'] = 'loading';
  const place = details.querySelector('div') ?? details.appendChild(document.createElement('div'));
  place.role = 'status';
  place.textContent = 'Loading …';
  try {
    const [{ renderSimulator }, loaded] = await load(details);
    place.role = null;
    place.textContent = '';
    renderSimulator(place, loaded);
    details.dataset['ready'] = '';
  } catch {
    place.textContent = 'The description could not be loaded. Close this and open it again.';
    delete details.dataset['ready'];
  }
}

async function load({ dataset }: HTMLDetailsElement) {
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset['base'] ?? '/';
  const program = import('./open.tsx');
  const loaded = await loadCall(base, dataset['simulator'] ?? '');
  return [await program, { base, ...loaded }] as const;
}
