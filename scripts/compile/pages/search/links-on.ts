import type { Href } from '#src/model/nav.ts';
import type { Page } from '#src/model/page.ts';
import { textOf } from '#src/shared/content/visitor.ts';

/** What a page says of others: the lines of its cards, each with the address it leads to. */
export function linksOn(page: Page): readonly { readonly href: Href; readonly text: string }[] {
  if (page.kind !== 'guide') return [];
  return page.content.flatMap((node) => {
    if (node.kind !== 'cards') return [];
    return node.cards.flatMap(({ href, external, children }) => {
      const text = textOf(children).trim();
      return external || text === '' ? [] : [{ href: href as Href, text }];
    });
  });
}
