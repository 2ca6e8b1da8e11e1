import { createContext, useContext, useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import type { PagePart } from '../../page/contract/contract.ts';
import { nodesOf } from './page-data.ts';
import { trusted } from '../../views/content/trusted.ts';

/**
 * The HTML of each page part, at build. Undefined in the browser, which does not get the components that render the
 * parts.
 */
export const PartsContext = createContext<Readonly<Record<PagePart, string>> | undefined>(undefined);

interface ServerHtmlProps extends HTMLAttributes<HTMLElement> {
  readonly part: PagePart;
  readonly as: 'div' | 'header' | 'nav' | 'main' | 'footer' | 'dialog';
  /** Nodes to show; by default, the nodes that the document already contains for the part. */
  readonly nodes?: readonly Node[] | undefined;
  /** Called before new nodes replace the element's content. */
  readonly prepare?: ((element: HTMLElement, nodes: readonly Node[]) => void) | undefined;
}

/**
 * Makes React leave the content of an element alone. Every render must pass this same object: for a new one, React
 * would replace the content with this empty HTML.
 */
const unmanaged = { __html: trusted('') };

/**
 * An element whose content was rendered at build. In the browser, React never changes the content; this component only
 * replaces whole nodes.
 */
export function ServerHtml({ part, as, nodes, prepare, ...attributes }: ServerHtmlProps) {
  const parts = useContext(PartsContext);
  const element = useRef<HTMLElement>(null);
  const [initial] = useState(() => (parts || nodes ? [] : nodesOf(document, part)));
  const content = nodes ?? initial;
  useLayoutEffect(() => {
    // The nodes are already in place after a navigation within the page, and on the page that the browser opened first,
    // unless hydration failed and React rendered the frame again.
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
