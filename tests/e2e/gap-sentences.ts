import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { textOf, type RenderedPage } from '../fuzz/judge/rendered-page.ts';

/** Heading of the box of a page, and of the page that tells what concerns all of them. */
const BOX = 'Not documented yet';
const SAYS =
  /\b(not|no|nothing|none)\b[^.;]*\b(documented|published)\b|\bun(confirmed|documented|published)\b|\bnot known\b/i;
const BLOCK =
  /^(article|aside|d[dlt]|details|div|figcaption|figure|h[1-6]|header|li|ol|p|section|summary|t[dhr]|table|ul)$/;

/** Boxes of a page that list what is not documented. */
export function gapBoxes({ elements }: RenderedPage): Tree.Element[] {
  return elements.filter(({ attrs }) => attrs.some(({ name, value }) => name === 'aria-label' && value === BOX));
}

/** What a box lists, one by one, without the titles of its groups. */
export function gapsOf(box: Tree.Element): string[] {
  return inside(box, ({ tagName }) => tagName === 'li').flatMap((group) => {
    const [, gaps = ''] = /^[^:]*:\s*(.*)$/s.exec(textOf(group)) ?? [];
    return gaps.split(/;\s+/);
  });
}

/**
 * Sentences that say of something that it is not documented. Boxes, marks and code are no sentences, nor is a link that
 * names the page.
 */
export function gapSentences(page: RenderedPage): string[] {
  if (page.elements.some((element) => element.tagName === 'h1' && textOf(element).trim() === BOX)) return [];
  const boxes = new Set<Tree.Node>(gapBoxes(page));
  const blocks = [''];
  const read = (node: Tree.Node): void => {
    if (node.nodeName === '#text') blocks.push(`${blocks.pop() ?? ''}${(node as Tree.TextNode).value}`);
    if (
      !('tagName' in node) ||
      boxes.has(node) ||
      isMark(node) ||
      isLink(node) ||
      /^(pre|script|style)$/.test(node.tagName)
    )
      return;
    if (BLOCK.test(node.tagName)) blocks.push('');
    node.childNodes.forEach(read);
    if (BLOCK.test(node.tagName)) blocks.push('');
  };
  page.elements.filter(({ tagName }) => tagName === 'main').forEach(read);
  return blocks.flatMap((block) => block.split(/(?<=[.!?])\s+(?=[A-Z])/)).filter((sentence) => SAYS.test(sentence));
}

/** A paragraph that begins with the sign of what is unconfirmed. */
function isMark({ tagName, childNodes: [first] }: Tree.Element): boolean {
  return tagName === 'p' && first?.nodeName === 'i';
}

function isLink(element: Tree.Element): boolean {
  return element.tagName === 'a' && textOf(element).trim() === BOX;
}

function inside(element: Tree.Element, wanted: (element: Tree.Element) => boolean): Tree.Element[] {
  return element.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return wanted(node) ? [node] : inside(node, wanted);
  });
}
