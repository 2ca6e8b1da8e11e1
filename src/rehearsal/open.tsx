import { createRoot, type Root } from 'react-dom/client';
import { Bench } from './Bench.tsx';
import type { LoadedCall } from './load-call.ts';
import './bench.css';
import './code.css';

const roots = new Map<Element, Root>();

/** Draws the bench of a webhook; those of pages that were left are taken down. */
export function drawBench(place: Element, loaded: LoadedCall & { readonly base: string }): void {
  for (const [known, root] of roots)
    if (!known.isConnected) {
      root.unmount();
      roots.delete(known);
    }
  const root = createRoot(place);
  roots.set(place, root);
  root.render(<Bench {...loaded} language={languageOfPage()} />);
}

/** The language of the handlers that the page shows: the reader's, where there is a handler in it. */
function languageOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('main [data-tabs="language"]')?.dataset['value'];
}
