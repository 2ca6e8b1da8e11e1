import { fillIn } from '../../text/fill-in.ts';
import { register } from '../register.ts';
import { requireName } from '../sources.ts';
import type { Kind } from './kind.ts';

const TYPES = ['object', 'string', 'integer', 'number', 'boolean', 'array'];

/** A schema: an object with the fields that are given, or an enum of the values that are given. */
export const schema: Kind = {
  name: 'Name of the schema: `OrderStatus`',
  async write(name, sources, answers) {
    requireName(name, /^[A-Za-z][\w.-]*$/, 'OrderStatus');
    const type = await answers.ask({
      option: 'type',
      question: 'Type of the value',
      choices: TYPES,
      otherwise: 'object',
    });
    const lists = type === 'object' ? 'fields' : 'values';
    const given = await answers.ask({
      option: lists,
      question: type === 'object' ? 'Names of its fields, by commas' : 'Its values, by commas; empty for any',
      otherwise: '',
    });
    const items = given.split(',').map((item) => item.trim());
    const names = items.filter((item) => item !== '');
    register(sources.draft, sources.entry, {
      section: ['components', 'schemas'],
      key: name,
      fileName: name,
      value: () => ({
        type,
        description: fillIn(`what \`${name}\` is`),
        ...(type === 'object'
          ? objectOf(names)
          : type === 'array'
            ? { items: { description: fillIn('what an item is, with its type') } }
            : enumOf(type, names)),
      }),
    });
  },
};

/** Which fields are required is not known yet, and nothing may be told of it. */
function objectOf(names: readonly string[]): object {
  if (names.length === 0) return { 'x-not-published': ['fields', 'required'] };
  return {
    'x-not-published': ['required'],
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        { description: fillIn(`what \`${name}\` is, with its type`), 'x-not-published': ['types'] },
      ]),
    ),
  };
}

function enumOf(type: string, values: readonly string[]): object {
  if (values.length === 0) return {};
  return {
    oneOf: values.map((value) => ({
      const: type === 'string' ? value : (JSON.parse(value) as unknown),
      title: fillIn(`meaning of ${value}`),
    })),
  };
}
