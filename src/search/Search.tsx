import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { MantineProvider } from '@mantine/core';
import { createPortal } from 'react-dom';
import { Results } from './Results.tsx';

/** Renders the results inside the dialog that every page has. */
export function Search() {
  const slot = document.getElementById('search-results');
  const input = document.querySelector<HTMLInputElement>('#search input');
  if (!slot || !input) return null;
  return createPortal(
    // The script in the head owns the colour scheme: Mantine gets no element to write it to.
    <MantineProvider
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getRootElement={() => undefined}
    >
      <Results input={input} />
    </MantineProvider>,
    slot,
  );
}
