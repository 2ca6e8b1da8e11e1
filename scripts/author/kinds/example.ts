import type { Api } from '#src/model/api.ts';
import type { Schema } from '#src/model/schema.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import { UsageError } from '../../cli/problem.ts';
import { createExampleGenerator } from '../../examples/generate.ts';
import { readVersion } from '../../description/read-version.ts';
import { fillIn } from '../../text/fill-in.ts';
import type { Answers } from '../answers.ts';
import { refTo, type Place } from '../place.ts';
import { register } from '../register.ts';
import { readExample } from '../schema-of-example.ts';
import { COMPONENT_NAME, requireName, type Sources } from '../sources.ts';
import { mediaTypeOf } from './parts.ts';
import type { Kind } from './kind.ts';

/**
 * `npm run new -- example` writes an example of a schema, or of a request or response body. For a body, a reference to
 * the new example is added to the `examples` of the body.
 */
export const example: Kind = {
  name: 'Name of the example: `PaidOrder`',
  async write(name, sources, answers) {
    requireName(name, COMPONENT_NAME, 'PaidOrder');
    const body = await bodyOf(sources, answers);
    const schema = body?.schema ?? (await ownSchema(sources, answers));
    const from = await answers.ask({
      option: 'from',
      question: 'JSON file with the example; empty to generate it from the schema',
      fallback: '',
    });
    const value =
      from === ''
        ? ((await made(sources.entry, schema)) ?? fillIn('its value, which cannot be generated from the schema'))
        : readExample(from).value;
    const place = register(sources, {
      section: ['components', 'examples'],
      key: name,
      value: () => ({ summary: fillIn('what it shows'), value }),
    });
    if (body === undefined) return;
    const examples = { file: body.media.file, path: [...body.media.path, 'examples'] };
    sources.draft.add(sources.draft.follow(examples), { key: name, value: { $ref: refTo(place, body.media.file) } });
  },
};

/** The schema from which an example is generated, and whether the example is for a request or a response. */
interface Wanted {
  readonly direction: 'request' | 'response';
  readonly find: (api: Api) => Schema | undefined;
}

async function ownSchema(sources: Sources, answers: Answers): Promise<Wanted> {
  const name = await answers.ask({
    option: 'schema',
    question: 'Schema of the example',
    choices: sources.names('components', 'schemas'),
  });
  return {
    direction: 'response',
    find: () => ({ $ref: `#/components/schemas/${escapePointer(name)}` }),
  };
}

/** Returns a value generated from the schema. Undefined if the schema does not state enough to generate one. */
async function made(entry: string, { direction, find }: Wanted): Promise<unknown> {
  const { document, toApi } = await readVersion(entry);
  const schema = find(toApi());
  return schema === undefined ? undefined : createExampleGenerator(document).example(schema, direction)?.value;
}

/**
 * Asks which request or response body the example is for. Returns the place of the body's Media Type Object, and its
 * schema. Undefined if the author names no operation.
 */
async function bodyOf(
  sources: Sources,
  answers: Answers,
): Promise<{ readonly media: Place; readonly schema: Wanted } | undefined> {
  const { operations, draft } = sources;
  const id = await answers.ask({
    option: 'operation',
    question: 'Operation whose body the example shows; empty for none',
    choices: [...operations.keys()],
    fallback: '',
  });
  const operation = operations.get(id);
  if (operation === undefined) return undefined;
  const responses = draft.follow(draft.below(operation, 'responses'));
  const statuses = Object.keys(asRecord(draft.valueAt(responses)));
  const status = await answers.ask({
    option: 'status',
    question: 'Status of the response, or `request`',
    choices: ['request', ...statuses],
  });
  const isRequest = status === 'request';
  const body = draft.follow(isRequest ? draft.below(operation, 'requestBody') : draft.below(responses, status));
  const type = mediaTypeOf(draft.valueAt(body));
  if (type === undefined)
    throw new UsageError(
      `The ${isRequest ? 'request' : `response \`${status}\``} of \`${id}\` has no body.`,
      'Describe the body under `content` first.',
    );
  const media = draft.follow(draft.below(body, 'content', type));
  return {
    media,
    schema: {
      direction: isRequest ? 'request' : 'response',
      find: (api) => {
        const found = [...api.operations, ...api.webhooks].find(({ operationId }) => operationId === id);
        const response = found?.responses.find((one) => one.status === status);
        return (isRequest ? found?.requestBody : response)?.content.find(({ mediaType }) => mediaType === type)?.schema;
      },
    },
  };
}
