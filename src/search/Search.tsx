import '@mantine/core/styles/VisuallyHidden.css';
import { MantineProvider } from '@mantine/core';
import { createPortal } from 'react-dom';
import { theme } from '../theme.ts';
import { Results } from './Results.tsx';

/** The search at work, inside the dialog that every page has. */
export function Search() {
  const slot = document.getElementById('search-results');
  const input = document.querySelector<HTMLInputElement>('#search input');
  if (!slot || !input) return null;
  return createPortal(
    // The colour scheme has its owner in the head: Mantine gets no element to write it to.
    <MantineProvider
      theme={theme}
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
