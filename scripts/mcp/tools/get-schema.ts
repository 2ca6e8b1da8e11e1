import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { argument, MARKS, movedLine, OFFSET, partOf, ToolError, type Tool } from '../tool.ts';

/** The tool that returns everything about one named schema. */
export const getSchema: Tool = {
  name: 'get_schema',
  title: 'Get a schema',
  description:
    'The fields or enum values of a named schema with types, limits and meanings, where it is used, and what is not documented. Names of schemas are beside the types of fields.',
  properties: {
    schema: { type: 'string', minLength: 1, maxLength: 400, description: 'Its name.' },
    format: {
      type: 'string',
      enum: ['markdown', 'json'],
      description: `markdown to read (the default), json for the JSON Schema itself. ${MARKS}`,
    },
    offset: OFFSET,
  },
  required: ['schema'],
  answer(input, site) {
    const given = argument(input, 'schema');
    const now = site.moved.get(`/reference/schemas/${given}`);
    const [name, href] =
      [...site.schemas].find(([each, page]) => page === now || each.toLowerCase() === given.toLowerCase()) ?? [];
    if (name === undefined || href === undefined)
      throw new ToolError(`No schema is called \`${given}\`. ${didYouMean(given, site.schemas.keys())}`);
    const json = input['format'] === 'json' ? stringifyJson(site.schemaData(name), 2) : undefined;
    return partOf(json ?? movedLine(given, now && name) + site.read(href), input['offset']);
  },
};
