import { createContext, useContext, useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import type { PagePart } from '../../page/contract/contract.ts';
import { nodesOf } from './page-data.ts';
import { trusted } from '../../views/content/trusted.ts';

/** HTML of the parts, given while prerendering: the components that render it never reach the browser. */
export const PartsContext = createContext<Readonly<Record<PagePart, string>> | undefined>(undefined);

interface ServerHtmlProps extends HTMLAttributes<HTMLElement> {
  readonly part: PagePart;
  readonly as: 'div' | 'header' | 'nav' | 'main' | 'footer' | 'dialog';
  /** Nodes to show; by default those in the document. */
  readonly nodes?: readonly Node[] | undefined;
  /** Called before other nodes are put into the element. */
  readonly prepare?: ((element: HTMLElement, nodes: readonly Node[]) => void) | undefined;
}

/** Tells React to leave the content alone. One object: React would set the content of a new one. */
const unmanaged = { __html: trusted('') };

/** An element whose content is rendered at build and never touched by React in the browser, which moves whole nodes. */
export function ServerHtml({ part, as, nodes, prepare, ...attributes }: ServerHtmlProps) {
  const parts = useContext(PartsContext);
  const element = useRef<HTMLElement>(null);
  const [initial] = useState(() => (parts || nodes ? [] : nodesOf(document, part)));
  const content = nodes ?? initial;
  useLayoutEffect(() => {
    // In place already on the first view, unless React had to render the frame anew, and after `navigate`.
    if (!element.current || element.current.firstChild === content[0]) return;
    prepare?.(element.current, content);
    element.current.replaceChildren(...content);
  }, [content, prepare]);
  const Element = as as 'div';
  if (parts) return <Element data-part={part} {...attributes} dangerouslySetInnerHTML={{ __html: parts[part] }} />;
  return (
    <Element
      ref={element as Ref<HTMLDivElement>}
      data-part={part}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={unmanaged}
    />
  );
}
