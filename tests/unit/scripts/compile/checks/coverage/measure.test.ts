import { expect, it } from 'vitest';
import { measureCoverage } from '#scripts/compile/checks/coverage/measure.ts';
import { api, CONFIG, mediaType, operation, response } from '../../../model-builders.ts';

const BODY = mediaType({
  schema: { type: 'object', properties: { code: { type: 'string', description: 'What failed.' }, at: {} } },
  examples: [{ name: 'wrong', summary: '', description: '', value: { code: 'x', at: 1 } }],
});
const SHARED = [
  response('400', { component: 'Wrong', content: [BODY] }),
  response('500', { component: 'Broken', content: [{ ...BODY, examples: [] }] }),
];
const own = response('404', { content: [BODY] });
const entry = { title: 'Wrong', meaning: 'It is wrong.', component: 'Wrong', notPublished: [] };
const API = api({
  operations: ['a', 'b', 'c'].map((operationId) =>
    operation({ operationId, responses: operationId === 'b' ? [...SHARED, own] : SHARED }),
  ),
  catalogue: [{ ...entry, code: '400', remedy: 'Correct it.' }],
});

it('counts what operations share once, and what is their own with each', () => {
  const rows = measureCoverage(API, { config: CONFIG, groups: [], guides: [] });
  const figures = rows.map(({ operationId, examples, fields, remedies }) => [
    operationId,
    ...[examples, fields, remedies].map(({ done, of }) => `${done}/${of}`),
  ]);
  expect(figures).toEqual([
    ['a', '0/0', '0/0', '0/0'],
    ['b', '1/1', '1/2', '0/1'],
    ['c', '0/0', '0/0', '0/0'],
    ['(shared responses)', '1/2', '2/4', '1/2'],
  ]);
});
