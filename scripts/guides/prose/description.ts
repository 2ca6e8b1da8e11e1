import type { Nodes } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { Prose } from '#src/model/prose.ts';
import type { Suggestion } from '#src/shared/text/nearest.ts';
import { calloutOf, type ReportMistake } from './callout.ts';
import { toContent, type ContentContext } from './content.ts';
import { codeBlockOf } from './fence.ts';
import { withFootnotes } from './footnotes.ts';
import { isTooDeep } from '../../description/markdown/bounds.ts';
import { parseMarkdown } from '../../description/markdown/markdown.ts';
import { cachedByText } from '../../description/source/cached-by-text.ts';
import { paragraph } from './nodes.ts';
import { paragraphs } from './phrasing.ts';
import { describedLink } from './safe-link.ts';

function contextOf(reportAt: (node: Nodes) => ReportMistake): ContentContext {
  const context: ContentContext = {
    heading: () => undefined,
    link: describedLink,
    // Without MDX, callouts are the only components.
    embed: (node) => {
      const attributes = Object.fromEntries(
        node.attributes.map((each) => ['name' in each ? each.name : '', each.value]),
      );
      return [calloutOf(attributes, toContent(node.children, context), reportAt(node))];
    },
    codeBlock: (node) => codeBlockOf(node, reportAt(node)),
    picture: () => undefined,
    refuse: () => undefined,
  };
  return context;
}

/** The context of a description whose mistakes are reported elsewhere, by `descriptionProblems`. */
const SILENT = contextOf(() => () => undefined);

/**
 * Converts a Markdown `description` of the API. HTML elements are converted if a page can show them. A link to an
 * unsafe URL becomes text.
 */
export const toProse = cachedByText<Prose>({
  sources: [
    'scripts/guides/prose',
    'scripts/description/markdown',
    'scripts/text/omit-undefined.ts',
    'src/shared/content',
    'src/shared/text',
  ],
  // The cast is safe: a description contains no components except callouts, and no heading nodes.
  make: (text) => (text.trim() === '' ? [] : described(text)) as Prose,
});

/** Converts Markdown to blocks. If HTML nests the content too deeply, returns the source as one paragraph. */
function described(source: string): Content {
  const children = paragraphs(withFootnotes(parseMarkdown(source), SILENT));
  return isTooDeep({ children }) ? [paragraph(source)] : children;
}

/** A link or image in a description. `offset` counts from the start of the description. */
interface WrittenLink {
  readonly url: string;
  readonly offset: number;
  readonly isImage: boolean;
}

/** Returns the links and images of a description. */
export function linksIn(text: string): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  const link = (url: string, { position, type }: Nodes): undefined =>
    void links.push({ url, offset: position?.start.offset ?? 0, isImage: type === 'image' });
  withFootnotes(parseMarkdown(text), { ...SILENT, link });
  return links;
}

/** Returns a problem for each part of a description that no page can show, such as a callout of an unknown kind. */
export function descriptionProblems(text: string): readonly (Suggestion & { message: string; offset: number })[] {
  const problems: (Suggestion & { message: string; offset: number })[] = [];
  const { children } = parseMarkdown(text, ({ reason: message, note, place }) => {
    const start = place !== undefined && 'start' in place ? place.start : place;
    problems.push({ message, hint: note ?? '', offset: start?.offset ?? 0 });
  });
  toContent(
    children,
    contextOf(
      ({ position }) =>
        (mistake) =>
          problems.push({ ...mistake, offset: position?.start.offset ?? 0 }),
    ),
  );
  return problems;
}
