import { argument, movedLine, redirectedPage, ToolError, type Tool } from '../tool.ts';

/** Maximum number of results. */
const MOST = 15;
/** Maximum number of links in a result. */
const PLACES = 5;

/** The tool that finds pages, operations, fields, enum values and error codes. */
export const search: Tool = {
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds guides, operations, fields, enum values, error codes and what is not documented: by names, by words, or by something pasted such as a URL, a response body or a log line. Ask first when you do not know the name of a page or operation. Each result has URLs to read with read_page.',
  properties: {
    query: { type: 'string', minLength: 1, maxLength: 20_000, description: 'Names, words, or pasted text.' },
  },
  required: ['query'],
  answer(input, site) {
    const query = argument(input, 'query');
    const { results } = site.search().find(query);
    const moved = movedLine(query, redirectedPage(query, ['operations', 'webhooks', 'schemas'], site));
    if (results.length === 0 && moved === '')
      throw new ToolError(`Nothing was found for \`${query.slice(0, 100)}\`. What is on no page is not documented.`);
    const lines = results.slice(0, MOST).map(({ kind, title, names, places, more = 0 }) => {
      const others = names.filter((name) => name !== title).slice(0, 2);
      const listed = places.slice(0, PLACES).map(({ href, where }) => `${href}${where === '' ? '' : ` (${where})`}`);
      const rest = places.length - listed.length + more;
      return `- ${kind} \`${title}\`${others.map((name) => `, \`${name}\``).join('')}: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    });
    return moved + lines.join('\n');
  },
};
