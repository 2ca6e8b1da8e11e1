import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { textOf, type RenderedPage } from '../fuzz/judge/rendered-page.ts';

/** Heading of the page that tells what concerns all of them. */
const PAGE = 'Not documented yet';
const SAYS =
  /\b(not|no|nothing|none)\b[^.;]*\b(documented|published)\b|\bun(confirmed|documented|published)\b|\bnot known\b/i;
const BLOCK =
  /^(article|aside|d[dlt]|details|div|figcaption|figure|h[1-6]|header|li|ol|p|section|summary|t[dhr]|table|ul)$/;

/** Lists of a page that ask what is not documented. */
export function questionLists({ elements }: RenderedPage): Tree.Element[] {
  return elements.filter(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'id' && value === 'not-documented.fold.more'),
  );
}

/** The questions of a list. */
export function questionsOf(list: Tree.Element): string[] {
  return inside(list, ({ tagName }) => tagName === 'li').map(textOf);
}

/** In words that a row or table has for it. */
export const SAID = /(Fields|Other fields) not documented\./;

/** The questions of a page that lead to a place, with all that the place says. */
export function askedAgain(page: RenderedPage): { question: string; href: string; words: string }[] {
  return questionLists(page).flatMap((list) =>
    inside(list, ({ tagName, parentNode }) => tagName === 'a' && (parentNode as Tree.Element).tagName === 'li').map(
      (link) => {
        const href = link.attrs.find(({ name }) => name === 'href')?.value ?? '';
        const anchor = decodeURIComponent(href.slice(href.indexOf('#') + 1));
        const above = (element?: Tree.Element) => (element?.parentNode ?? undefined) as Tree.Element | undefined;
        // Above the first heading, the whole page asks it.
        let place = page.elements.find(({ attrs, tagName }) =>
          href.includes('#') ? attrs.some(({ name, value }) => name === 'id' && value === anchor) : tagName === 'main',
        );
        // A value stands in a row of its own, within that of the field.
        if (anchor.includes('=')) place = above(above(place));
        while (place && !/^(tr|section|main)$/.test(place.nodeName)) place = above(place);
        return { question: textOf(link), href, words: place ? textOf(place).replace(textOf(list), '') : '' };
      },
    ),
  );
}

/**
 * Sentences that say of something that it is not documented. Lists of questions, marks and code are no sentences, nor is a link that
 * names the page.
 */
export function gapSentences(page: RenderedPage): string[] {
  if (page.elements.some((element) => element.tagName === 'h1' && textOf(element).trim() === PAGE)) return [];
  const lists = new Set<Tree.Node>(questionLists(page));
  const blocks = [''];
  const read = (node: Tree.Node): void => {
    if (node.nodeName === '#text') blocks.push(`${blocks.pop() ?? ''}${(node as Tree.TextNode).value}`);
    if (
      !('tagName' in node) ||
      lists.has(node) ||
      isMark(node) ||
      isLink(node) ||
      /^(nav|noscript|pre|script|style)$/.test(node.tagName)
    )
      return;
    if (BLOCK.test(node.tagName)) blocks.push('');
    node.childNodes.forEach(read);
    if (BLOCK.test(node.tagName)) blocks.push('');
  };
  page.elements.filter(({ tagName }) => tagName === 'main').forEach(read);
  return blocks.flatMap((block) => block.split(/(?<=[.!?])\s+(?=[A-Z])/)).filter((sentence) => SAYS.test(sentence));
}

const MARK =
  /^(Open question:|(Types|Most types|Some types) come from|We assume|Which fields are required|(Method and path|(Other f|F)ields) not documented\.$|The (body|parameters) of this request|.*\(HTTP status not documented\)$)/;

/** A paragraph or summary that says it of one row, the note of a table, and that of a card. */
function isMark(element: Tree.Element): boolean {
  return element.tagName === 'small' || (/^(p|summary)$/.test(element.tagName) && MARK.test(textOf(element)));
}

function isLink(element: Tree.Element): boolean {
  return element.tagName === 'a' && textOf(element).trim() === PAGE;
}

function inside(element: Tree.Element, wanted: (element: Tree.Element) => boolean): Tree.Element[] {
  return element.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return wanted(node) ? [node] : inside(node, wanted);
  });
}
