import type { Raw } from '#src/shared/schema/raw.ts';
import { fillIn } from '../text/fill-in.ts';
import type { Answers } from './answers.ts';
import { register } from './register.ts';
import { schemaOfExample, type GivenExample } from './schema-of-example.ts';
import { COMPONENT_NAME, requireName, type Sources } from './sources.ts';

/** What the author stated about a new schema: the fields of an object, or another type with its enum values. */
type Known = { readonly fields: readonly string[] } | { readonly type: string; readonly values: readonly string[] };

/**
 * The end of a placeholder for a schema's description. It asks the author to list the required fields, which an example
 * cannot show.
 */
const REQUIRED = '; list the fields that it always has under `required`, and remove `x-not-published`';

/**
 * Adds a schema to `components`. `known` is an example or what the author stated; `more` has further keywords of the
 * schema, such as `example`.
 */
export function writeSchema(sources: Sources, name: string, known: Known | GivenExample, more: object = {}): void {
  requireName(name, COMPONENT_NAME, 'OrderStatus');
  const { type, ...others } = 'node' in known ? schemaOfExample(known, sources.nullable) : typed(known);
  register(sources, {
    section: ['components', 'schemas'],
    key: name,
    value: () => ({
      ...(type === undefined ? {} : { type }),
      description: fillIn(`what \`${name}\` is${'properties' in others ? REQUIRED : ''}`),
      ...others,
      ...more,
    }),
  });
}

/** Asks for the field names of an object. */
export async function fieldsQuestion(answers: Answers, option: string): Promise<Known> {
  const given = await answers.ask({ option, question: 'Names of its fields, separated by commas', fallback: '' });
  return { fields: itemsIn(given) };
}

/** Splits a text at its commas, and drops blank parts. */
export function itemsIn(text: string): readonly string[] {
  const items = text.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function typed(known: Known): Raw {
  if ('fields' in known) return { type: 'object', ...objectOf(known.fields) };
  const { type, values } = known;
  if (type === 'array') return { type, items: { description: fillIn('what an item is, with its type') } };
  return { type, ...enumOf(type, values) };
}

/** Returns an object schema with these fields, in which `required` is marked as not published. */
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
