import { argument, ToolError, type Tool } from '../tool.ts';

/** Results of one answer. */
const MOST = 15;

/** Finds pages, operations, fields, enum values and error codes. */
export const search: Tool = {
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds guides, operations, fields, enum values, error codes and what is not documented, by names or words. Ask first when you do not know the name of a page or operation. Each result has the address to read with read_page.',
  input: {
    type: 'object',
    properties: { query: { type: 'string', minLength: 1, maxLength: 400, description: 'Names or words.' } },
    required: ['query'],
    additionalProperties: false,
  },
  answer(input, site) {
    const query = argument(input, 'query');
    const found = site.search(query).slice(0, MOST);
    if (found.length === 0)
      throw new ToolError(`Nothing is found for \`${query}\`. What is on no page is not documented.`);
    return found
      .map(
        ({ kind, title, context, href }) => `- ${kind} \`${title}\`${context === '' ? '' : ` (${context})`}: ${href}`,
      )
      .join('\n');
  },
};
