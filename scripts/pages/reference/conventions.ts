import type { Api } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Content } from '#src/model/content.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { code, text } from '../../guides/prose/nodes.ts';
import { groupBy } from '../../text/group-by.ts';

/** A field counts as common if at least this share of responses contain it. */
const MOST = 0.75;
/**
 * Common fields are listed only if at least this number of responses have fields, and a header only if at least this
 * number of operations take it.
 */
const SOME = 3;

/** Names of paging parameters, in lower case and without separators. */
const PAGING: ReadonlySet<string> = new Set([
  'page',
  'pagenumber',
  'pagesize',
  'perpage',
  'limit',
  'offset',
  'size',
  'cursor',
  'after',
  'before',
  'startingafter',
  'endingbefore',
  'nexttoken',
  'pagetoken',
  'nextpage',
]);

/**
 * Describes what many operations have in common: fields of responses, parameters for paging, and headers. Each
 * statement is the result of a count, not a guess.
 */
export function conventions(api: Api): readonly Content[] {
  return [
    envelope(api, 'Successful responses', ({ status }) => status.startsWith('2')),
    envelope(api, 'Error responses', ({ status }) => /^(?:[45]|default)/.test(status)),
    shared(
      api.operations,
      'Lists are read page by page with',
      'query',
      (name) => PAGING.has(name.replace(/[^A-Za-z]/g, '').toLowerCase()),
      2,
    ),
    shared(api.operations, 'Headers that several operations take:', 'header', () => true, SOME),
  ].filter((sentence) => sentence.length > 0);
}

/** Describes the top-level fields that most JSON responses have in common. */
function envelope(
  { operations, schemas }: Api,
  subject: string,
  isRelevant: (response: Operation['responses'][number]) => boolean,
): Content {
  const bodies = operations
    .flatMap(({ responses }) =>
      responses
        .filter(isRelevant)
        .flatMap(({ content }) => content.filter(({ mediaType }) => isJson(mediaType)).slice(0, 1)),
    )
    .map(({ schema }: MediaType) => {
      const { properties = {}, required = [] } = resolveSchema(schema, schemas).schema;
      return { names: Object.keys(properties), required };
    })
    .filter(({ names }) => names.length > 0);
  if (bodies.length < SOME) return [];
  const common = [...counted(bodies.flatMap(({ names }) => names))]
    .filter(([, count]) => count >= MOST * bodies.length)
    .map(([name]) => name);
  if (common.length === 0) return [];
  const holding = bodies.filter(({ names }) => common.every((name) => names.includes(name)));
  const always = holding.every(({ required }) => common.every((name) => required.includes(name)));
  return [
    text(`${subject} ${always ? 'contain' : 'can contain'} `),
    ...inWords(common.map((name) => [code(name)])),
    text(holding.length === bodies.length ? '.' : ` (${holding.length} of ${bodies.length}).`),
  ];
}

/** Describes the headers or query parameters that several operations share. */
function shared(
  operations: readonly Operation[],
  words: string,
  place: 'query' | 'header',
  isRelevant: (name: string) => boolean,
  least: number,
): Content {
  const names = counted(
    operations.flatMap(({ parameters }) =>
      parameters.filter((parameter) => parameter.in === place && isRelevant(parameter.name)).map(({ name }) => name),
    ),
  );
  const often = [...names].filter(([, count]) => count >= least).sort(([, a], [, b]) => b - a);
  if (often.length === 0) return [];
  return [
    text(`${words} `),
    ...inWords(
      often.map(([name, count]) => [code(name), text(` (${count} ${count === 1 ? 'operation' : 'operations'})`)]),
    ),
    text('.'),
  ];
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
}

/** Joins parts as in a sentence: `a, b and c`. */
function inWords(parts: readonly Content[]): Content {
  return parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [text(index === parts.length - 1 ? ' and ' : ', ')]),
    ...part,
  ]);
}
