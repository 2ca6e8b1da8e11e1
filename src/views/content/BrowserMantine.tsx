import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Provides Mantine for components rendered in the browser. Mantine's colour scheme is off, because the head script sets
 * the scheme.
 */
export function BrowserMantine({ children }: { readonly children: ReactNode }) {
  return (
    // Without a root element, Mantine does not set the colour scheme.
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
