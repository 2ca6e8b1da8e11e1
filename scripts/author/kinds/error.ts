import { STATUS_CODES } from 'node:http';
import { asRecord } from '#src/shared/schema/raw.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../../cli/problem.ts';
import { fillIn } from '../../text/fill-in.ts';
import { refTo } from '../place.ts';
import { register } from '../register.ts';
import { requireName, type Sources } from '../sources.ts';
import { itemsIn } from '../write-schema.ts';
import type { Kind } from './kind.ts';

/**
 * `npm run new -- error` adds an error to the error catalogue, which is sorted by status code. A reference to it is
 * added to the responses of each operation that returns the error.
 */
export const error: Kind = {
  name: 'Status code: `404`, or a range: `5XX`',
  async write(code, sources, answers) {
    requireName(code, /^[1-5](\d\d|XX)$/, '404');
    const { catalogue, operations } = sources;
    const taken = catalogue.find((entry) => entry.code === code);
    if (taken !== undefined)
      throw new UsageError(
        `The error catalogue already has an entry for \`${code}\`: \`${taken.name}\`.`,
        'Edit that entry.',
      );
    const phrase = STATUS_CODES[code] ?? '';
    const name = await answers.ask({
      option: 'name',
      question: 'Name of the response',
      fallback: phrase === '' ? `Status${code}` : phrase.replaceAll(/[^A-Za-z]/g, ''),
    });
    const returning = itemsIn(
      await answers.ask({
        option: 'operations',
        question: 'Operations that return it, separated by commas',
        fallback: '',
      }),
    );
    for (const id of returning)
      if (!operations.has(id))
        throw new UsageError(`There is no operation \`${id}\`.`, suggest(id, operations.keys()).hint);
    const place = register(sources, {
      section: ['components', 'responses'],
      key: name,
      before: catalogue.find((entry) => entry.code > code)?.name,
      value: (file) => ({
        description: fillIn(`when ${code} is returned`),
        'x-catalogue': {
          code,
          title: phrase === '' ? fillIn('its title') : phrase,
          remedy: fillIn('what to do about it'),
        },
        ...sharedSchema(sources, file),
      }),
    });
    for (const id of returning) {
      const responses = sources.draft.below(operations.get(id) ?? place, 'responses');
      const at = sources.draft.follow(responses);
      // If the operation already has a response for this status, that response is preserved.
      if (code in asRecord(sources.draft.valueAt(at))) continue;
      const after = Object.keys(asRecord(sources.draft.valueAt(at))).find((status) => status > code);
      sources.draft.add(at, { key: code, value: { $ref: refTo(place, at.file) }, before: after });
    }
  },
};

/**
 * Returns the `content` of the new response, with the schema that all errors of the error catalogue share. An empty
 * object if they do not share one, or if there are fewer than two errors.
 */
function sharedSchema(sources: Sources, file: string): object {
  const schemas = sources.catalogue
    .filter(({ code }) => /^[45]/.test(code))
    .map(({ name }) => {
      const media = sources.draft.below(sources.component('responses', name), 'content', 'application/json', 'schema');
      return sources.draft.valueAt(media) === undefined ? undefined : refTo(sources.draft.follow(media), file);
    });
  const [first, ...others] = schemas;
  if (first === undefined || others.length === 0 || others.some((one) => one !== first)) return {};
  return { content: { 'application/json': { schema: { $ref: first } } } };
}
