import { asRecord } from '#src/shared/schema/raw.ts';
import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** The tag of a new operation, where operations have tags. */
export async function tagOf(sources: Sources, answers: Answers): Promise<{ readonly tags?: readonly string[] }> {
  const { tags } = sources;
  if (tags.length === 0) return {};
  return { tags: [await answers.ask({ option: 'tag', question: 'Tag', choices: tags })] };
}

/** The name of a schema, or nothing. */
export function schemaQuestion(sources: Sources, answers: Answers, option: string, question: string): Promise<string> {
  return answers.ask({ option, question, choices: sources.names('components', 'schemas'), otherwise: '' });
}

/** A body of a schema, in the media type of the other bodies: JSON. */
export function bodyOf(sources: Sources, schema: string, file: string): object {
  return { content: { [JSON_TYPE]: { schema: sources.refTo('schemas', schema, file) } } };
}

const JSON_TYPE = 'application/json';

/** The first media type of a body. */
export function mediaTypeOf(body: unknown): string | undefined {
  return Object.keys(asRecord(asRecord(body)['content']))[0];
}
