import { asRecord } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/words.ts';
import type { Answers } from '../answers.ts';
import { displayPath } from '../../cli/problem.ts';
import { componentNameOf } from '../register.ts';
import { readExample } from '../schema-of-example.ts';
import type { Sources } from '../sources.ts';
import { fieldsQuestion, writeSchema } from '../write-schema.ts';

/** Asks for the tag of a new operation. Returns an empty object if the description declares no tags. */
export async function tagOf(sources: Sources, answers: Answers): Promise<{ readonly tags?: readonly string[] }> {
  const { tags } = sources;
  if (tags.length === 0) return {};
  const from = `Tags are declared under \`tags:\` in \`${displayPath(sources.entry)}\`.`;
  return { tags: [await answers.ask({ option: 'tag', question: 'Tag', choices: tags, from })] };
}

/** A body to write: the name of its schema, and an example if there is one. */
export interface Body {
  readonly schema: string;
  readonly example?: unknown;
}

/**
 * Asks for the schema of the request or response body of an operation. Returns undefined if it has no body. A schema
 * that does not exist is created from an example, or else from field names.
 */
export async function bodyQuestion(
  sources: Sources,
  answers: Answers,
  part: 'request' | 'response',
  operation: string,
): Promise<Body | undefined> {
  const present = sources.names('components', 'schemas');
  const own = componentNameOf(`${operation}-${part}`).replaceAll(/[._-]+(.)/g, (_, next: string) => capitalise(next));
  const file = await answers.ask({
    option: `${part}-from`,
    question: `JSON file with an example of the ${part}; empty for none`,
    fallback: '',
  });
  const given = file === '' ? undefined : readExample(file);
  const schema = await answers.ask({
    option: part,
    question: `Schema of the ${part}, existing or new${given === undefined ? '; empty for none' : ''}`,
    choices: present,
    isOpen: true,
    fallback: given === undefined ? '' : own,
  });
  if (schema === '') return undefined;
  if (!present.includes(schema))
    await writeSchema(sources, schema, given ?? (await fieldsQuestion(answers, `${part}-fields`)));
  return { schema, ...(given === undefined ? {} : { example: given.value }) };
}

/** Returns a JSON body with a reference to its schema, and with its example if there is one. */
export function bodyOf(sources: Sources, { schema, example }: Body, file: string): object {
  const shown = example === undefined ? {} : { example };
  return { content: { 'application/json': { schema: sources.refTo('schemas', schema, file), ...shown } } };
}

/** Returns the first media type of a request body or response. */
export function mediaTypeOf(body: unknown): string | undefined {
  return Object.keys(asRecord(asRecord(body)['content']))[0];
}
