import { createContext, useContext, useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { nodesOf } from './page-data.ts';
import { trusted } from './trusted-html.ts';

/** The parts of a page that are drawn at build and kept by the browser as the server's HTML. */
export type Part = 'skip' | 'top-bar' | 'sidebar' | 'article' | 'footer' | 'search';

/** HTML by part, given while prerendering only: none of the components that drew it reaches the browser. */
export const PartsContext = createContext<Readonly<Record<Part, string>> | undefined>(undefined);

interface KeptProps extends HTMLAttributes<HTMLElement> {
  readonly part: Part;
  readonly as: 'div' | 'header' | 'nav' | 'main' | 'footer' | 'dialog';
  /** Nodes of the page that is shown; without them the document's own stay. */
  readonly nodes?: readonly Node[] | undefined;
}

/** React's word for "what is inside is not yours". One object: React would write another. */
const untouched = { __html: trusted('') };

/** An element whose inside React draws at build and never touches in the browser, where it holds whole nodes. */
export function Kept({ part, as, nodes, ...attributes }: KeptProps) {
  const parts = useContext(PartsContext);
  const element = useRef<HTMLElement>(null);
  const [own] = useState(() => (parts || nodes ? [] : nodesOf(document, part)));
  const inside = nodes ?? own;
  useLayoutEffect(() => {
    // In place already on the first view, unless React had to draw the frame anew.
    if (element.current && element.current.firstChild !== inside[0]) element.current.replaceChildren(...inside);
  }, [inside]);
  const Element = as as 'div';
  if (parts) return <Element data-part={part} {...attributes} dangerouslySetInnerHTML={{ __html: parts[part] }} />;
  return (
    <Element
      ref={element as Ref<HTMLDivElement>}
      data-part={part}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={untouched}
    />
  );
}
