import { Ajv2020 } from 'ajv/dist/2020.js';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createLinks, hasMarkdownPage, markdownHrefs } from '#scripts/outputs/markdown/links.ts';
import { llmsText } from '#scripts/outputs/markdown/llms.ts';
import { markdownReader } from '#scripts/outputs/markdown/markdown-page.ts';
import { compile } from '#scripts/checks/compile.ts';
import { downloadSource } from '#scripts/downloads/download-source.ts';
import { DOWNLOADS } from '#scripts/downloads/index.ts';
import { sharedFolder } from '../../own-folder.ts';

/** A description with an open fact of every kind, and with facts that are ours. */
const DESCRIPTION = `
openapi: 3.1.1
info: { title: Shop, version: '1' }
x-evidence: { types: ours, values: ours, required: open, responses: ours }
servers: [{ url: 'https://shop.example' }]
paths:
  /orders:
    servers: [{ url: 'https://shop.example/eu' }]
    post:
      { operationId: order, summary: Order, tags: [Orders], x-not-published: [parameters], x-question: Which filters are there?,
        requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: &responses
          { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, examples: { one: { value: { amount: 1, state: paid, first: a, second: b } }, two: { summary: Seen, x-evidence: sample, value: { amount: 2, state: paid } } } } } },
            '400': { description: Wrong., x-catalogue: { code: '400', title: Wrong, remedy: Mend it. }, content: { application/json: { schema: {}, examples: { bad: { summary: Failed, x-evidence: sample, value: 1 } } } } } } }
components:
  pathItems:
    Refund: { get: { operationId: refund, summary: Refund, tags: [Orders], x-not-published: [path, method], responses: *responses } }
  schemas:
    Order:
      type: object
      title: An order
      additionalProperties: false
      x-not-published: [fields]
      properties:
        amount: { type: number, x-not-published: [meaning], x-question: In naira or kobo? }
        fee: { type: number, x-not-published: [meaning], x-question: In naira or kobo? }
        state: { $ref: '#/components/schemas/State' }
        code: { type: integer, x-not-published: [types] }
        kind: { type: integer, oneOf: [{ const: 1, title: New }, { const: 2, title: Used }], x-not-published: [types] }
        bag: { type: object, x-not-published: [fields] }
        first: { type: string, x-evidence: ours }
        second: { type: string, x-evidence: ours }
    State: { type: string, title: Order states, enum: [paid], x-not-published: [values], x-question: Which other states are there? }
`;

const { root, write } = sharedFolder();
/** The text of each output, by its name. */
const outputs = new Map<string, string>();

beforeAll(async () => {
  write('openapi.yaml', DESCRIPTION);
  const { site, api, bundled = '' } = await compile({ openapi: `${root}/openapi.yaml` }, { runsChecks: false });
  const source = downloadSource(bundled, []);
  for (const { file, make } of DOWNLOADS.filter((download) => download.file !== 'mock.mjs')) {
    const made = (await make(source)) ?? '';
    const text =
      typeof made === 'string'
        ? made
        : Object.values(unzipSync(made))
            .map((part) => strFromU8(part))
            .join('\n');
    outputs.set(file, text);
  }
  if (site === undefined || api === undefined) throw new Error('There is no site.');
  const links = createLinks('/', markdownHrefs(site));
  const read = markdownReader(site, links);
  for (const href of [...site.pages.filter(hasMarkdownPage).map((page) => page.href), ...site.reference.hrefs])
    outputs.set(href, read(href));
  outputs.set('llms.txt', llmsText(site, api, links));
});

const [YAML, JSON_SCHEMA, POSTMAN, HTTP, FIXTURES] = [
  'openapi.yaml',
  'json-schema.json',
  'postman-collection.json',
  'http-requests.zip',
  'fixtures.zip',
] as const;
const [ORDER, REFUND, SCHEMA] = [
  '/reference/operations/order',
  '/reference/operations/refund',
  '/reference/schemas/Order',
] as const;

it.each<[fact: string, mark: string, outputs: readonly string[]]>([
  ['path and method', 'What are the method and path of “Refund”?', [YAML, REFUND]],
  ['the method that stands in', '`get` stands in for it.', [YAML]],
  ['an operation that is left out', 'path or method is not documented: Refund.', [POSTMAN, HTTP]],
  [
    'an operation that code generators omit',
    'Code generators omit these, whose path is not documented: Refund.',
    [YAML],
  ],
  ['a remedy', 'Wrong. Mend it.', [YAML]],
  ['some of the values', 'among others `paid`', [ORDER]],
  ['parameters', 'Which filters are there?', [YAML, POSTMAN, HTTP, ORDER]],
  ['fields', 'Which other fields does `Order` have?', [YAML, JSON_SCHEMA]],
  ['fields on a page', 'Other fields not documented', [ORDER, SCHEMA]],
  ['fields inside a field', 'Which fields does `bag` have?', [YAML, JSON_SCHEMA, ORDER]],
  ['types', 'Types come from our examples unless stated.', [YAML, JSON_SCHEMA, POSTMAN, HTTP, ORDER, SCHEMA]],
  ['required', 'Which fields are required is not documented.', [YAML, JSON_SCHEMA]],
  ['required on a page', 'Required fields are marked where documented.', [ORDER, SCHEMA]],
  ['values', 'Which other states are there?', [YAML, JSON_SCHEMA, POSTMAN, HTTP, ORDER, '/reference/schemas/State']],
  ['meaning', 'In naira or kobo?', [YAML, JSON_SCHEMA, POSTMAN, HTTP, ORDER, SCHEMA]],
  ['a name that is ours', 'We assume this name.', [YAML, JSON_SCHEMA]],
  ['names that are ours', 'We assume the names `first` and `second`.', [FIXTURES, ORDER, SCHEMA]],
  ['values of examples', 'Example values are ours unless stated.', [YAML, POSTMAN, HTTP]],
  ['the example of a response', '(our example)', [POSTMAN, ORDER]],
  ['the example of a file', 'Our example.', [FIXTURES]],
  [
    'statuses',
    'We assume which responses an operation returns.',
    [YAML, POSTMAN, HTTP, '/reference/errors', '/reference/errors/400'],
  ],
  ['how to read the marks', '"We assume" and "our example" mark', ['llms.txt']],
  ['where paths begin', 'paths begin after `https://shop.example`.', ['llms.txt']],
  ['the server of a path', 'https://shop.example/eu', ['/reference/downloads']],
  ['the title of a schema', 'Order states', ['llms.txt', '/reference/schemas']],
])('%s: every output says it', (_, mark, where) => {
  for (const output of where) expect(outputs.get(output)?.replace(/\s+/g, ' '), output).toContain(mark);
});

it('says of no sample of the provider’s that it is ours', () =>
  expect(outputs.get(ORDER)).toMatch(/^\*\*Example\*\*: Failed$/m));

it('says what is usual, and asks at a row, once a page', () => {
  const count = (text: string): number => (outputs.get(ORDER) ?? '').split(text).length - 1;
  expect(['Types come from our', 'Required fields are marked', 'open question: In naira'].map(count)).toEqual([
    1, 1, 1,
  ]);
});

describe.each([
  ['json-schema.json', '#/$defs/Order'],
  ['openapi.yaml', '#/components/schemas/Order'],
])('the schemas of %s', (file, pointer) => {
  it.each<[what: string, value: object, isAllowed: boolean]>([
    ['another field', { other: 1 }, true],
    ['another field inside a field', { bag: { other: 1 } }, true],
    ['another value', { state: 'lost' }, true],
    ['a value of another type', { state: 1 }, false],
    ['a number as text', { code: '1' }, true],
    ['a listed number as text', { kind: '2' }, true],
    ['a number that is not listed', { kind: 3 }, false],
    ['a text in the place of a number whose type is known', { amount: '1' }, false],
  ])('judge %s', (_, value, isAllowed) => {
    const ajv = new Ajv2020({ strict: false }).addSchema(parse(outputs.get(file) ?? '') as object, 'all');
    expect(ajv.validate({ $ref: `all${pointer}` }, value)).toBe(isAllowed);
  });
});

it.each([POSTMAN, ORDER])('says of no sample of the provider that it is ours: %s', (output) => {
  expect(outputs.get(output)).toContain('Seen');
  expect(outputs.get(output)).not.toContain('Seen (our example)');
});
