/** Markdown pages: the content of pages for agents and readers of plain text. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { GuidePage, ReferencePage } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import type { PageVersions } from '#src/model/versions.ts';
import { INLINE_ELEMENTS, textOf, visit } from '#src/shared/content/visitor.ts';
import { INLINE_KINDS, kinds } from './kinds/index.ts';
import { openQuestions } from './kinds/open-questions.ts';
import { type Links, hasMarkdownPage, markdownPath } from './links.ts';
import { toMarkdown } from './to-markdown.ts';
import {
  heading,
  joined,
  link,
  optionalParagraph,
  paragraph,
  series,
  strong,
  text,
  type MarkdownContext,
} from './nodes.ts';
import { placesOf } from './places.ts';

/** A page with a Markdown form. */
export type PageWithMarkdown = GuidePage | ReferencePage;

/** Returns the Markdown of the page with this path. */
export type ReadMarkdown = (href: Href) => string;

/** Creates a function that renders Markdown pages on demand. */
export function markdownReader({ pages, reference }: Pick<Site, 'pages' | 'reference'>, links: Links): ReadMarkdown {
  const guides = new Map<Href, PageWithMarkdown>(pages.filter(hasMarkdownPage).map((page) => [page.href, page]));
  return (href) => markdownPage(guides.get(href) ?? reference.page(href), links);
}

/** Renders a page as Markdown, without navigation, from the same typed content as its HTML. */
export function markdownPage(page: PageWithMarkdown, links: Links): string {
  const context = createContext(page, links);
  const content = context.blocks(page.content);
  return toMarkdown([
    heading(1, page.heading),
    ...opening(page, links),
    ...content,
    ...(page.questions === undefined ? [] : openQuestions(page.questions, content)),
    { type: 'thematicBreak' },
    paragraph(
      ...joined(
        [
          [text('Web page: '), link(links.page(page.href), links.page(page.href))],
          ...('source' in page && page.source !== undefined ? [[link('Edit this page', page.source)]] : []),
          [link('Contents', links.file('llms.txt'))],
        ],
        ' · ',
      ),
    ),
  ]);
}

/** Returns the introduction of a guide, or the breadcrumbs, versions and badges of a reference page. */
function opening(page: PageWithMarkdown, links: Links): readonly RootContent[] {
  if (page.kind === 'guide') return page.description === '' ? [] : [paragraph(page.description)];
  return [
    ...optionalParagraph(series(page.trail, ({ label, href }) => link(label, links.markdown(href)), ' / ')),
    ...(page.versions === undefined ? [] : versionLines(page.versions, links)),
    ...optionalParagraph(series(page.badges, strong)),
  ];
}

/** Writes the notice of an earlier version, and links to the page in the other versions. */
function versionLines({ name, all, notice }: PageVersions, links: Links): readonly RootContent[] {
  const urlOf = (href: string): string => {
    const [page = '', anchor] = href.split('#');
    return links.fromRoot(markdownPath(page)) + (anchor === undefined ? '' : `#${anchor}`);
  };
  const others = all.filter((version) => version.name !== name);
  return [
    ...(notice === undefined
      ? []
      : [paragraph(...notice.parts.map((part) => (part.href ? link(part.text, urlOf(part.href)) : text(part.text))))]),
    paragraph(
      text('Other versions: '),
      ...joined(
        others.map((version) => [
          link(version.name, urlOf(version.href)),
          ...(version.lacks === undefined ? [] : [text(` (does not have this ${version.lacks})`)]),
        ]),
        ', ',
      ),
    ),
  ];
}

/** Creates the functions that convert the content and the links of a page to Markdown. */
export function createContext(page: PageWithMarkdown, links: Links): MarkdownContext {
  const places = placesOf(page.content);
  const context: MarkdownContext = {
    blocks: (content) => {
      const blocks: RootContent[] = [];
      let line: ContentNode[] = [];
      const end = (): void => {
        const inline = trimmed(context.inline(line));
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
    inline: (content) =>
      content.flatMap((node, index) => [...(index > 0 && !isInline(node) ? [text(' ')] : []), ...phrasing(node)]),
    link: (href) => links.markdown(href.startsWith('#') ? `${page.href}${href}` : href),
    target: links.relative(page),
    place: (href) => {
      const [of = '', anchor] = href.split('#');
      return anchor !== undefined && (of === '' || of === page.href) ? places.get(anchor) : undefined;
    },
  };
  const table = kinds(context);
  const phrasing = (node: ContentNode): readonly PhrasingContent[] => {
    if (isInline(node)) return visit(node, table) as PhrasingContent[];
    // In a line of text, such as a table cell, only the words of a block are written.
    return node.kind === 'element' ? context.inline(node.children) : [text(textOf([node] as Content))];
  };
  return context;
}

function isInline(node: ContentNode): boolean {
  return node.kind === 'element' ? INLINE_ELEMENTS.has(node.name) : INLINE_KINDS.includes(node.kind);
}

/** Removes empty text from a line. Returns an empty list if the line contains only white space: it is no paragraph. */
function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  const given = line.filter((node) => node.type !== 'text' || node.value !== '');
  return given.every((node) => node.type === 'text' && node.value.trim() === '') ? [] : given;
}
