import { CodeHighlightAdapterProvider, type CodeHighlightAdapter } from '@mantine/code-highlight';
import type { ReactNode } from 'react';
import { useSite } from '../content/site-context.ts';

/** Makes Mantine's code blocks use the highlighter of the build. */
export function Highlighting({ children }: { readonly children: ReactNode }) {
  const { highlight } = useSite();
  const adapter: CodeHighlightAdapter = {
    getHighlighter:
      () =>
      ({ code, language }) => ({ highlightedCode: highlight(code, language ?? 'text'), isHighlighted: true }),
  };
  return <CodeHighlightAdapterProvider adapter={adapter}>{children}</CodeHighlightAdapterProvider>;
}
