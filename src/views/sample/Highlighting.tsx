import { CodeHighlightAdapterProvider, type CodeHighlightAdapter } from '@mantine/code-highlight';
import { useContext, useMemo, type ReactNode } from 'react';
import { SiteContext } from '../content/site-context.ts';

/** Makes Mantine's code blocks use the highlighter of the build. */
export function Highlighting({ children }: { readonly children: ReactNode }) {
  const highlight = useContext(SiteContext)?.highlight;
  const adapter = useMemo<CodeHighlightAdapter | undefined>(
    () =>
      highlight && {
        getHighlighter:
          () =>
          ({ code, language }) => ({ highlightedCode: highlight(code, language ?? 'text'), isHighlighted: true }),
      },
    [highlight],
  );
  return adapter === undefined ? (
    children
  ) : (
    <CodeHighlightAdapterProvider adapter={adapter}>{children}</CodeHighlightAdapterProvider>
  );
}
