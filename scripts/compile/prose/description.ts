import type { Prose } from '#src/model/prose.ts';
import { toContent, type ContentContext } from './content.ts';
import { parseMarkdown } from '../source/markdown/markdown.ts';
import { keptByText } from '../source/kept-by-text.ts';
import { safeLink } from './safe-link.ts';

const DESCRIPTION: ContentContext = {
  heading: () => undefined,
  link: safeLink,
  embed: () => [],
  codeBlock: ({ value, lang }) => ({ kind: 'codeBlock', code: { text: value, syntax: lang ?? 'text' } }),
  picture: () => undefined,
  refuse: () => undefined,
};

/**
 * A Markdown `description` of the API as content. Raw HTML is shown as the text it is, links keep only safe addresses.
 */
export const describe = keptByText<Prose>({
  sources: ['scripts/compile/prose', 'scripts/compile/source/markdown', 'src/shared/content'],
  // With this context the conversion makes neither headings nor embeds.
  make: (text) => (text.trim() === '' ? [] : toContent(parseMarkdown(text).children, DESCRIPTION)) as Prose,
});
