import { expect, it } from 'vitest';
import { allProblems, description, problemsOf, type Files } from '../check-case.ts';

/** One operation with its own requirement, under a general one. */
function api(general: string, own: string): Files {
  return description(`${general}
paths:
  /orders:
    get:
      operationId: listOrders
      ${own}
      responses: { '200': { description: Done. } }
webhooks:
  paid: { post: { operationId: paid, security: [], responses: { '200': { description: Done. } } } }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: key }
  pathItems:
    Log: { post: { operationId: logIn, ${own === '' ? 'summary: Log in' : own}, responses: { '200': { description: Done. } } } }
`);
}

const GENERAL = 'security: [{ Key: [] }]';

it.each([
  [
    GENERAL,
    'security: []',
    [
      'openapi.yaml:8:7 The operation `listOrders` is called without security: its list is `[]`.',
      'openapi.yaml:16:40 The operation `logIn` is called without security: its list is `[]`.',
    ],
  ],
  [
    GENERAL,
    'security: [{ Key: [] }, {}]',
    [
      'openapi.yaml:8:31 The operation `listOrders` may be called without security: one alternative is `{}`.',
      'openapi.yaml:16:64 The operation `logIn` may be called without security: one alternative is `{}`.',
    ],
  ],
  [
    'security: [{ Key: [] }, {}]',
    '',
    ['openapi.yaml:3:25 Every operation may be called without security: one alternative is `{}`.'],
  ],
  ['security: []', '', ['openapi.yaml:3:1 Operations are called without security: `security` is `[]`.']],
  [
    'tags: []',
    '',
    [
      'openapi.yaml:6:5 The operation `listOrders` has no `security`.',
      'openapi.yaml:16:12 The operation `logIn` has no `security`.',
    ],
  ],
  [GENERAL, '', []],
  ['tags: []', 'security: [{ Key: [] }]', []],
])('%s, %s', async (general, own, problems) => {
  expect(await problemsOf('operation-security', api(general, own))).toEqual(problems);
});

it('leaves a scheme that does not exist to the lint', async () => {
  const strict = { 'redocly.yaml': 'extends: [recommended-strict]\n' };
  const found = await allProblems({ ...api('security: [{ Bearer: [] }]', ''), ...strict });
  expect(found).toContainEqual(
    expect.objectContaining({ check: 'security-defined', at: expect.stringMatching(/^openapi\.yaml:3:/) }),
  );
});
