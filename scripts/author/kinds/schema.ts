import { readExample } from '../schema-of-example.ts';
import { fieldsQuestion, itemsIn, writeSchema } from '../write-schema.ts';
import type { Kind } from './kind.ts';

const TYPES = ['object', 'string', 'integer', 'number', 'boolean', 'array'];

/**
 * `npm run new -- schema` adds a component schema. It is derived from a JSON example, or made from what the author
 * enters: the field names of an object, or another type with its enum values.
 */
export const schema: Kind = {
  name: 'Name of the schema: `OrderStatus`',
  async write(name, sources, answers) {
    const from = await answers.ask({
      option: 'from',
      question: 'JSON file with an example of it; empty for none',
      fallback: '',
    });
    if (from !== '') {
      const given = readExample(from);
      return void writeSchema(sources, name, given, { example: given.value });
    }
    const type = await answers.ask({
      option: 'type',
      question: 'Type of the value',
      choices: TYPES,
      fallback: 'object',
    });
    if (type === 'object') return void writeSchema(sources, name, await fieldsQuestion(answers, 'fields'));
    const values = await answers.ask({
      option: 'values',
      question: 'Its values, separated by commas; empty for any',
      fallback: '',
    });
    writeSchema(sources, name, { type, values: itemsIn(values) });
  },
};
