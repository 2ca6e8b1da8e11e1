import { isRecord, asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { UsageError } from '../../cli/problem.ts';
import { fillIn } from '../../text/fill-in.ts';
import type { Answers } from '../answers.ts';
import { refTo, type Place } from '../draft.ts';
import { register } from '../register.ts';
import { requireName, type Sources } from '../sources.ts';
import { mediaTypeOf } from './parts.ts';
import type { Kind } from './kind.ts';

/** Objects inside objects beyond this depth are left to the author. */
const DEEPEST = 6;

/** An example of a schema, or of a body of an operation, which then refers to it. */
export const example: Kind = {
  name: 'Name of the example: `PaidOrder`',
  async write(name, sources, answers) {
    requireName(name, /^[A-Za-z][\w.-]*$/, 'PaidOrder');
    const media = await mediaOf(sources, answers);
    const schema = media === undefined ? await ownSchema(sources, answers) : sources.draft.below(media, 'schema');
    const place = register(sources.draft, sources.entry, {
      section: ['components', 'examples'],
      key: name,
      fileName: name,
      value: () => ({ summary: fillIn('what it shows'), value: skeleton(sources, schema, 'value', []) }),
    });
    if (media === undefined) return;
    const examples = { file: media.file, path: [...media.path, 'examples'] };
    sources.draft.add(sources.draft.follow(examples), { key: name, value: { $ref: refTo(place, media.file) } });
  },
};

async function ownSchema(sources: Sources, answers: Answers): Promise<Place> {
  const schemas = sources.names('components', 'schemas');
  return sources.component(
    'schemas',
    await answers.ask({ option: 'schema', question: 'Schema that it is an example of', choices: schemas }),
  );
}

/** The body that the example is of. */
async function mediaOf(sources: Sources, answers: Answers): Promise<Place | undefined> {
  const { operations, draft } = sources;
  const id = await answers.ask({
    option: 'operation',
    question: 'Operation that it is an example of; empty for none',
    choices: [...operations.keys()],
    otherwise: '',
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
  const body = draft.follow(
    status === 'request' ? draft.below(operation, 'requestBody') : draft.below(responses, status),
  );
  const type = mediaTypeOf(draft.valueAt(body));
  if (type === undefined)
    throw new UsageError(`\`${id}\` has no body there.`, 'Describe the body under `content` first.');
  return draft.follow(draft.below(body, 'content', type));
}

/** A value of a schema in which everything is known or to be filled in: nothing is invented. */
function skeleton(sources: Sources, at: Place, name: string, above: readonly Place[]): unknown {
  const place = sources.draft.follow(at);
  const schema = asRecord(sources.draft.valueAt(place));
  const known = knownValue(schema);
  if (known !== undefined) return known;
  const isCircle = above.some(({ file, path }) => file === place.file && path.join('/') === place.path.join('/'));
  if (isCircle || above.length > DEEPEST) return fillIn(name);
  const inside = [...above, place];
  const below = (key: string, ...path: readonly (string | number)[]): unknown =>
    skeleton(sources, sources.draft.below(place, ...path), key, inside);
  const fields = asRecord(schema['properties']);
  const parts = asList(schema['allOf']).map((_, index) => below(name, 'allOf', index));
  if (Object.keys(fields).length > 0 || parts.some(isRecord))
    return Object.assign(
      {},
      ...parts.filter(isRecord),
      Object.fromEntries(Object.keys(fields).map((key) => [key, below(key, 'properties', key)])),
    ) as Raw;
  if (schema['type'] === 'array') return 'items' in schema ? [below(name, 'items')] : [];
  if ('$ref' in asRecord(asList(schema['oneOf'])[0])) return below(name, 'oneOf', 0);
  return fillIn(name);
}

/** A value that the schema itself states. */
function knownValue(schema: Raw): unknown {
  if ('example' in schema) return schema['example'];
  if (asList(schema['examples']).length > 0) return asList(schema['examples'])[0];
  if ('const' in schema) return schema['const'];
  const values = [...asList(schema['enum']), ...asList(schema['oneOf']).flatMap((one) => asRecord(one)['const'] ?? [])];
  return values.length === 1 ? values[0] : undefined;
}
