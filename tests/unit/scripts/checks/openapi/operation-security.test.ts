import { description, testCheck, type Files } from '../check-case.ts';

/** Operations with their own requirement, below a general one, and a webhook without any. */
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

testCheck('operation-security', {
  'operations that require nothing': [
    api(GENERAL, 'security: []'),
    '8:7 The operation `listOrders` requires no security: `security` is `[]`.',
    '16:40 The operation `logIn` requires no security: `security` is `[]`.',
  ],
  'operations with an open alternative': [
    api(GENERAL, 'security: [{ Key: [] }, {}]'),
    '8:31 The operation `listOrders` can be called without security: one alternative is `{}`.',
    '16:64 The operation `logIn` can be called without security: one alternative is `{}`.',
  ],
  'a document with an open alternative': [
    api('security: [{ Key: [] }, {}]', ''),
    '3:25 Every operation can be called without security: one alternative is `{}`.',
  ],
  'a document that requires nothing': [
    api('security: []', ''),
    '3:1 `security: []` lets everybody call all operations without credentials.',
  ],
  'a document that says that it is public': [
    { 'openapi.yaml': `${api('security: []', '')['openapi.yaml']}`.replace('title: T', 'title: T, summary: Public') },
  ],
  'no security at all': [
    api('tags: []', ''),
    '6:5 The operation `listOrders` has no `security`.',
    // Told with the first: one line corrects both.
    '16:12 The operation `listOrders` has no `security`.',
  ],
  'public operations, which say so': [api(GENERAL, 'summary: It is public, security: [{}]'.replace(', ', '\n      '))],
  'public operations beside no general security': [api('tags: []', 'description: No key is needed.')],
  'general security': [api(GENERAL, '')],
  'security of each operation': [api('tags: []', 'security: [{ Key: [] }]')],
});
