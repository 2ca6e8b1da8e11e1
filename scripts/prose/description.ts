import type { Content } from '../../src/model/content.ts';
import { toContent, type ContentContext } from './content.ts';
import { parseMarkdown } from './markdown.ts';

/** A Markdown `description` of the API as content. Raw HTML is shown as the text it is, links keep only safe addresses. */
export function describe(text: string): Content {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const content = text.trim() === '' ? [] : toContent(parseMarkdown(text).children, DESCRIPTION);
  cache.set(text, content);
  return content;
}

/** Where a link may lead: this site, the web, a mailbox. Scripts and data are refused by not being listed (RFC 3986, section 3.1). */
export function safeLink(url: string): { href: string; external: boolean } | undefined {
  if (/^(https?:|mailto:)/i.test(url)) return { href: url, external: true };
  return /^(\/(?![/\\])|#)/.test(url) ? { href: url, external: false } : undefined;
}

const cache = new Map<string, Content>();

const DESCRIPTION: ContentContext = {
  heading: () => undefined,
  link: safeLink,
  embed: () => [],
  codeBlock: ({ value, lang }) => ({ kind: 'codeBlock', code: { text: value, syntax: lang ?? 'text' } }),
  refuse: () => undefined,
};
