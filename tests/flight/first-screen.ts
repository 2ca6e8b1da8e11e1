import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Page } from 'playwright';

const lastText = readFileSync(new URL('last-text.mjs', import.meta.url), 'utf8');

/** A phone and a laptop: CSS pixels. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * Returns the characters of a page's HTML until the end of the last text of the article on its first screen.
 *
 * @param page shows the page, at the width in question and with scripts off, as they would move elements.
 * @param html what the server sent.
 */
export async function firstScreenEnd(page: Page, html: string): Promise<number> {
  const index = await page.evaluate<number>(lastText);
  return endOf(html, index);
}

/** Returns the end of the element with an index in document order (HTML, 13.2), in characters. */
function endOf(html: string, index: number): number {
  const elements: Tree.Element[] = [];
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      elements.push(child);
      visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements[index]?.sourceCodeLocation?.endOffset ?? 0;
}
