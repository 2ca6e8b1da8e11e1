import type { PhrasingContent, RootContent } from 'mdast';
import type { GapBox, GapItem } from '#src/model/gap.ts';
import { code, heading, joined, link, list, paragraph, strong, text } from '../nodes.ts';
import type { Level, MarkdownContext } from '../markdown-context.ts';

export const GAPS_TITLE = 'Not documented yet';

/** Lists what the page does not document, under a heading that is the same on every page. */
export function gaps({ groups, contact }: GapBox, level: Level, context: MarkdownContext): readonly RootContent[] {
  return [
    heading(level, GAPS_TITLE),
    ...list(
      groups.map(({ title, items }) => [
        paragraph(
          strong(title),
          ': ',
          ...joined(
            items.map((item) => words(item, context)),
            '; ',
          ),
        ),
      ]),
    ),
    ...(contact === ''
      ? []
      : [paragraph('Do not guess these. Ask ', link(contact, `mailto:${contact}`), ' before you rely on them.')]),
  ];
}

function words({ text: before, code: name, href }: GapItem, context: MarkdownContext): readonly PhrasingContent[] {
  const path = href === undefined ? undefined : context.place(href)?.path;
  return [
    ...(before === '' ? [] : [text(name === undefined ? before : `${before} `)]),
    ...(name === undefined ? [] : [code(name)]),
    ...(path === undefined || path === name || path === '' ? [] : [text(' at '), code(path)]),
  ];
}
