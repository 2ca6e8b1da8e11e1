import { createRoot, type Root } from 'react-dom/client';
import { Simulator } from './Simulator.tsx';
import type { LoadedCall } from './load-call.ts';
import './simulator.css';
import './code.css';

const roots = new Map<Element, Root>();

/** Renders the simulator of a webhook, and unmounts those of pages that were left. */
export function renderSimulator(place: Element, loaded: LoadedCall & { readonly base: string }): void {
  for (const [known, root] of roots)
    if (!known.isConnected) {
      root.unmount();
      roots.delete(known);
    }
  const root = createRoot(place);
  roots.set(place, root);
  root.render(<Simulator {...loaded} language={languageOfPage()} />);
}

/** The language of the handlers that the page shows: the reader's, where there is a handler in it. */
function languageOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('main [data-tabs="language"]')?.dataset['value'];
}
