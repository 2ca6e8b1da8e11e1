import type { Files } from './arbitraries/descriptions.ts';
import { yamlText } from './yaml-text.ts';

/** A case of size, and what it may cost. */
interface Size {
  /** Seconds for everything, on a busy machine. */
  readonly seconds: number;
  /** Weight of its heaviest page. */
  readonly megabytes: number;
  /** Description of the API, and the one schema that it has. */
  readonly description?: () => string;
  readonly schema?: () => unknown;
  /** Text below `Large`, where flow style would be refused. */
  readonly block?: () => string;
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const MEGABYTE = 1_000_000;

/** Fixed cases of size, by name. */
export const SIZES: Readonly<Record<string, Size>> = {
  '10,000 properties': {
    seconds: 30,
    megabytes: 5,
    schema: () => ({
      type: 'object',
      required: times(100, (index) => `field${index * 99}`),
      properties: Object.fromEntries(
        times(10_000, (index) => [`field${index}`, { type: 'string', description: `Field ${index}.` }]),
      ),
    }),
  },
  '5,000 enum values': {
    seconds: 10,
    megabytes: 1,
    schema: () => ({
      type: 'object',
      properties: { kind: { type: 'string', enum: times(5000, (index) => `value-${index}`) } },
    }),
  },
  'an example of 1 MB': {
    seconds: 10,
    megabytes: 12,
    schema: () => ({ type: 'object', properties: { text: { type: 'string', example: 'x'.repeat(MEGABYTE) } } }),
  },
  'an example of 20,000 entries': {
    seconds: 45,
    megabytes: 10,
    schema: () => ({
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'integer' }, example: times(20_000, (index) => index) } },
    }),
  },
  'a description of 1 MB of words': {
    seconds: 10,
    megabytes: 2,
    description: () => 'All words are here. '.repeat(MEGABYTE / 20),
  },
  'a description of 1 MB of one word': { seconds: 10, megabytes: 2, description: () => 'x'.repeat(MEGABYTE) },
  'a description of 1 MB of marks': {
    seconds: 20,
    megabytes: 2,
    description: () => '*a **b _c [d](<e> `f'.repeat(MEGABYTE / 20),
  },
  'a description of 1 MB of brackets': { seconds: 10, megabytes: 2, description: () => '['.repeat(MEGABYTE) },
  'a description of 1 MB of links': {
    seconds: 10,
    megabytes: 2,
    description: () => '[a](https://a.example) '.repeat(MEGABYTE / 23),
  },
  'a table of 20,000 rows': {
    seconds: 10,
    megabytes: 1,
    description: () => `| a | b |\n|---|---|\n${'| <b> | `x` |\n'.repeat(20_000)}`,
  },
  '1,000 quotes inside one another': { seconds: 5, megabytes: 0.2, description: () => `${'> '.repeat(1000)}deep` },
  '1,000 lists inside one another': {
    seconds: 5,
    megabytes: 2,
    description: () => times(1000, (index) => `${' '.repeat(index * 2)}- ${index}`).join('\n'),
  },
  '500 objects inside one another': {
    seconds: 5,
    megabytes: 0.2,
    schema: () =>
      times(500, () => 0).reduce<unknown>((inner) => ({ type: 'object', properties: { inner } }), { type: 'string' }),
  },
  '40 quotes in 12 tables inside one another': {
    seconds: 5,
    megabytes: 1,
    schema: () =>
      times(12, () => 0).reduce<unknown>((inner) => ({ type: 'object', properties: { inner } }), {
        type: 'object',
        properties: { text: { type: 'string', description: `${'> '.repeat(40)}deep` } },
      }),
  },
  '1,000 objects inside one another, in block style': {
    seconds: 10,
    megabytes: 2,
    block: () =>
      times(1000, (index) => `${' '.repeat(6 + index * 2)}properties:\n${' '.repeat(7 + index * 2)}inner:\n`).join('') +
      `${' '.repeat(6 + 2000)}type: string\n`,
  },
};

/** The sources of a case. */
export function filesOf({ description, schema, block }: Size): Files {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Large' } } } };
  const text = yamlText({
    openapi: '3.1.1',
    info: { title: 'Large', version: '1', description: description?.() ?? 'Large.' },
    servers: [{ url: 'https://api.example' }],
    paths: {
      '/large': {
        post: {
          operationId: 'large',
          summary: 'Large',
          description: description?.() ?? '',
          requestBody: body,
          responses: { 200: { description: 'Done.', ...body } },
        },
      },
    },
    ...(block === undefined ? { components: { schemas: { Large: schema?.() ?? { type: 'string' } } } } : {}),
  });
  // The members of the document in flow style, each on a line, so that others can stand beside them in block style.
  return {
    'openapi.yaml':
      block === undefined
        ? text
        : `${Object.entries(JSON.parse(text) as object)
            .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
            .join('')}components:\n schemas:\n  Large:\n${block()}`,
  };
}
