import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { createPortal } from 'react-dom';
import { BrowserMantine } from '../../views/content/BrowserMantine.tsx';
import { Results } from './Results.tsx';

/** Renders the search results into the dialog, which every page contains. */
export function Search() {
  const slot = document.getElementById('search-results');
  const input = document.querySelector<HTMLInputElement>('#search input');
  if (!slot || !input) return null;
  return createPortal(
    <BrowserMantine>
      <Results input={input} />
    </BrowserMantine>,
    slot,
  );
}
