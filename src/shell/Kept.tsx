import { createContext, useContext, useState, type HTMLAttributes, type ReactNode } from 'react';
import { keptHtml, type KeptHtml } from './page-data.ts';

/** The parts of a page that are drawn at build and kept by the browser as the server's HTML. */
export type Part = 'skip' | 'top-bar' | 'sidebar' | 'article' | 'footer' | 'search';

/** Real children by part, given while prerendering only: none of their components reaches the browser. */
export const PartsContext = createContext<Readonly<Record<Part, ReactNode>> | undefined>(undefined);

interface KeptProps extends HTMLAttributes<HTMLElement> {
  readonly part: Part;
  readonly as: 'div' | 'header' | 'nav' | 'main' | 'footer' | 'dialog';
  /** HTML of a page that was fetched; without it the document's own is kept. */
  readonly html?: KeptHtml | undefined;
}

/** An element whose inside React draws at build and never touches in the browser until other `html` arrives. */
export function Kept({ part, as: Element, html, ...attributes }: KeptProps) {
  const parts = useContext(PartsContext);
  // React writes innerHTML whenever `__html` differs, and every TrustedHTML differs from every other: one lives as long as its element.
  const [own] = useState(() => (parts || html ? undefined : keptHtml(document, part)));
  if (parts) return <Element data-part={part} {...attributes}>{parts[part]}</Element>;
  return <Element data-part={part} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={html ?? own} />;
}
