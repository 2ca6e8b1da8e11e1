import type { Prose } from '#src/model/prose.ts';
import { toContent, type ContentContext } from './content.ts';
import { parseMarkdown } from '../source/markdown/markdown.ts';
import { safeLink } from './safe-link.ts';

/**
 * A Markdown `description` of the API as content. Raw HTML is shown as the text it is, links keep only safe addresses.
 */
export function describe(text: string): Prose {
  const known = cache.get(text);
  if (known !== undefined) return known;
  // With this context the conversion makes neither headings nor embeds.
  const content = (text.trim() === '' ? [] : toContent(parseMarkdown(text).children, DESCRIPTION)) as Prose;
  cache.set(text, content);
  return content;
}

const cache = new Map<string, Prose>();

const DESCRIPTION: ContentContext = {
  heading: () => undefined,
  link: safeLink,
  embed: () => [],
  codeBlock: ({ value, lang }) => ({ kind: 'codeBlock', code: { text: value, syntax: lang ?? 'text' } }),
  picture: () => undefined,
  refuse: () => undefined,
};
