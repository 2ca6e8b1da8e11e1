import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Provides Mantine's components that are rendered in the browser, where the head script owns the colour scheme. */
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
