/** Markdown twins: what a page says, for agents and readers of plain text. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { GuidePage, ReferencePage } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import { textOf, visit } from '#src/shared/content/visitor.ts';
import { INLINE } from './kinds/element.ts';
import { INLINE_KINDS, kinds } from './kinds/index.ts';
import type { Links } from './links.ts';
import { toMarkdown } from './markdown.ts';
import { heading, joined, link, paragraph, strong, text } from './nodes.ts';
import { placesOf } from './places.ts';
import type { TwinContext } from './twin-context.ts';
import { hasTwin } from './twin-path.ts';

/** A page that has a twin. */
export type TwinnedPage = GuidePage | ReferencePage;

/** Gives the twin of the page at an address. */
export type ReadTwin = (href: Href) => string;

/** Twins that are drawn when they are asked for. */
export function drawnTwins({ pages, reference }: Pick<Site, 'pages' | 'reference'>, links: Links): ReadTwin {
  const guides = new Map<Href, TwinnedPage>(pages.filter(hasTwin).map((page) => [page.href, page]));
  return (href) => twinOf(guides.get(href) ?? reference.page(href), links);
}

/** A page as Markdown: the same typed content that its HTML is drawn from, nothing left out but navigation. */
export function twinOf(page: TwinnedPage, links: Links): string {
  const twin = createTwin(page, links);
  return toMarkdown([
    heading(1, page.heading),
    ...opening(page, links),
    ...twin.blocks(page.content),
    { type: 'thematicBreak' },
    paragraph(
      ...joined(
        [
          [text('Web page: '), link(links.page(page.href), links.page(page.href))],
          ...('source' in page && page.source !== undefined ? [[link('Edit this page', page.source.href)]] : []),
          [link('All pages', links.file('llms.txt'))],
        ],
        ' · ',
      ),
    ),
  ]);
}

/** The lead of a guide, or the way to a page of the reference. */
function opening(page: TwinnedPage, links: Links): readonly RootContent[] {
  if (page.kind === 'guide') return page.description === '' ? [] : [paragraph(page.description)];
  return [
    ...(page.trail.length === 0
      ? []
      : [
          paragraph(
            ...joined(
              page.trail.map(({ label, href }) => [link(label, links.twin(href))]),
              ' / ',
            ),
          ),
        ]),
    ...(page.badges.length === 0
      ? []
      : [
          paragraph(
            ...joined(
              page.badges.map((badge) => [strong(badge)]),
              ', ',
            ),
          ),
        ]),
  ];
}

function createTwin(page: TwinnedPage, links: Links): TwinContext {
  const places = placesOf(page.content);
  const twin: TwinContext = {
    blocks: (content) => {
      const blocks: RootContent[] = [];
      let line: ContentNode[] = [];
      const end = (): void => {
        const inline = trimmed(twin.inline(line));
        if (inline.length > 0) blocks.push({ type: 'paragraph', children: inline });
        line = [];
      };
      for (const node of content) {
        if (isInline(node)) line.push(node);
        else {
          end();
          blocks.push(...visit(node, table));
        }
      }
      end();
      return blocks;
    },
    inline: (content) => content.flatMap((node): readonly PhrasingContent[] => phrasing(node)),
    link: (href) => links.twin(href.startsWith('#') ? `${page.href}${href}` : href),
    place: (href) => {
      const [of = '', anchor] = href.split('#');
      return anchor !== undefined && (of === '' || of === page.href) ? places.get(anchor) : undefined;
    },
  };
  const table = kinds(twin);
  const phrasing = (node: ContentNode): readonly PhrasingContent[] => {
    if (isInline(node)) return visit(node, table) as PhrasingContent[];
    // In a line, as in the cell of a table, a block is its words.
    return node.kind === 'element' ? twin.inline(node.children) : [text(textOf([node] as Content))];
  };
  return twin;
}

function isInline(node: ContentNode): boolean {
  return node.kind === 'element' ? INLINE.includes(node.name) : INLINE_KINDS.includes(node.kind);
}

/** Without white space at both ends, which begins code or nothing at all in Markdown. */
function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  const given = line.filter((node) => node.type !== 'text' || node.value !== '');
  return given.every((node) => node.type === 'text' && node.value.trim() === '') ? [] : given;
}
