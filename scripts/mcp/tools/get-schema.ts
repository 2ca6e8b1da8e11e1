import { didYouMean } from '#src/shared/text/nearest.ts';
import { argument, OFFSET, partOf, ToolError, type Tool } from '../tool.ts';

/** Everything about one named schema. */
export const getSchema: Tool = {
  name: 'get_schema',
  title: 'Get a schema',
  description:
    'The fields or enum values of a named schema with types, limits and meanings, where it is used, and what is not documented. Names stand beside the types of fields.',
  input: {
    type: 'object',
    properties: {
      schema: { type: 'string', minLength: 1, maxLength: 400, description: 'Its name.' },
      format: {
        type: 'string',
        enum: ['markdown', 'json'],
        description: 'markdown to read (the default), json for the JSON Schema itself.',
      },
      offset: OFFSET,
    },
    required: ['schema'],
    additionalProperties: false,
  },
  answer(input, site) {
    const given = argument(input, 'schema');
    const name = [...site.schemas.keys()].find((each) => each.toLowerCase() === given.toLowerCase());
    const href = name === undefined ? undefined : site.schemas.get(name);
    if (name === undefined || href === undefined)
      throw new ToolError(`No schema is called \`${given}\`. ${didYouMean(given, site.schemas.keys())}`);
    const json = input['format'] === 'json' ? JSON.stringify(site.schemaData(name), null, 2) : undefined;
    return partOf(json ?? site.read(href), input['offset']);
  },
};
