import type { Parent, RootContent } from 'mdast';
import type { ElementName } from '#src/model/prose.ts';
import type { Meaning } from './meanings.ts';

/** An element that Markdown has no node for, or whose content is wider than Markdown's. */
export interface HtmlElement extends Parent {
  type: 'htmlElement';
  name: ElementName;
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement;
  }
}

/** An element that has not ended. */
export interface Open {
  readonly name: string;
  readonly meaning: Meaning;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: RootContent[];
}
