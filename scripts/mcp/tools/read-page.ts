import { didYouMean } from '#src/shared/text/nearest.ts';
import type { BuiltSite } from '../built-site.ts';
import { argument, movedLine, OFFSET, partOf, ToolError, type Tool } from '../tool.ts';

/** The tool that returns any page as Markdown. */
export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the documentation as Markdown: a guide, an operation, a schema, an error, a list. Accepts a URL or path from search results and links, with or without host, `.md` and `#anchor`.',
  properties: {
    address: { type: 'string', minLength: 1, maxLength: 2000, description: '`/reference` or a full URL.' },
    offset: OFFSET,
  },
  required: ['address'],
  answer(input, site) {
    return partOf(readAt(argument(input, 'address'), site), input['offset']);
  },
};

/**
 * Returns the Markdown of the page at a URL. If the URL redirects, the first line names the new URL.
 *
 * @throws {ToolError} with the most similar URL, when there is no such page.
 */
export function readAt(given: string, site: BuiltSite): string {
  const asked = pageAt(given, site);
  const now = site.moved.get(asked);
  return movedLine(asked, now) + site.read(now ?? asked);
}

/** Converts a URL as an agent wrote it to the URL of a current or former page, without the base path of the site. */
function pageAt(given: string, { pages, moved }: BuiltSite): string {
  const steps = pathOf(given).split('/');
  for (let first = 1; first < steps.length; first++) {
    const href = `/${steps.slice(first).join('/')}`;
    if (pages.has(href) || moved.has(href)) return href;
  }
  const wanted = steps.join('/');
  throw new ToolError(`There is no page \`${wanted}\`. ${didYouMean(wanted, pages.keys())} Use search to find a page.`);
}

/**
 * Returns the path of a URL, without `.md` or a slash at the end: `/card-payments` for
 * `https://docs.example/card-payments.md#pay`.
 */
function pathOf(given: string): string {
  let pathname = '';
  try {
    pathname = decodeURIComponent(new URL(given, 'https://site.invalid/').pathname);
  } catch {
    pathname = given.split(/[?#]/)[0] ?? '';
  }
  const plain = pathname.replace(/(?:\/index\.html|\/|\.md)$/, '');
  return plain.startsWith('/') ? plain : `/${plain}`;
}
