import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Provides Mantine for components rendered in the browser, without its colour scheme: the head script sets that. */
export function BrowserMantine({ children }: { readonly children: ReactNode }) {
  return (
    // Mantine gets no element to write the scheme to.
    <MantineProvider
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
