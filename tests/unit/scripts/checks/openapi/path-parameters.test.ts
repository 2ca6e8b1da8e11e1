import { describe, expect, it } from 'vitest';
import { allProblems, description, problemsOf, type Files } from '../check-case.ts';

const STRICT = {
  'redocly.yaml': 'extends: [recommended-strict]\nrules: { info-license: off, operation-4xx-response: off }\n',
};
const ID = '{ name: orderId, in: path, required: true, schema: { type: string } }';

/** One path with an operation that takes some parameters; `more` follows as further paths. */
function paths({ path = '/orders/{orderId}', shared = '', own = ID, more = '' }): Files {
  return {
    ...description(`servers: [{ url: https://api.gateway.example }]
security: [{ Key: [] }]
paths:
  ${path}:
    parameters: [${shared}]
    get:
      operationId: getOrder
      summary: Read an order
      parameters: [${own}]
      responses: { '200': { description: Done. } }
  ${more}
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: key }
`),
    ...STRICT,
  };
}

const other = (path: string, parameter: string, id = 'other') =>
  `${path}: { post: { operationId: ${id}, summary: Other, parameters: [{ name: ${parameter}, in: path, required: true, schema: { type: string } }], responses: { '200': { description: Done. } } } }`;

/** What can be wrong with paths and parameters, and which check says so in which line. */
describe('paths and parameters', () => {
  it.each<[string, Files, string, number]>([
    ['a path parameter is not declared', paths({ own: '' }), 'path-parameters-defined', 11],
    ['a path parameter that the path lacks', paths({ path: '/orders', own: ID }), 'path-parameters-defined', 11],
    [
      'a shared path parameter that the path lacks',
      paths({ path: '/orders', shared: ID, own: '' }),
      'path-parameters-defined',
      7,
    ],
    ['a path parameter renamed in the path', paths({ path: '/orders/{orderRef}' }), 'path-parameters', 6],
    ['an optional path parameter', paths({ own: ID.replace('true', 'false') }), 'path-parameters', 11],
    [
      'a path parameter that is not said to be required',
      paths({ own: ID.replace('required: true, ', '') }),
      'path-parameters',
      11,
    ],
    ['a parameter twice', paths({ own: `${ID}, ${ID}` }), 'operation-parameters-unique', 11],
    ['a variable twice in a path', paths({ path: '/orders/{orderId}/{orderId}' }), 'path-parameters', 6],
    ['paths that differ by a name', paths({ more: other('/orders/{id}', 'id') }), 'no-identical-paths', 13],
    ['paths that differ by case', paths({ more: other('/Orders/{orderId}', 'orderId') }), 'path-parameters', 13],
    [
      'paths that differ by a slash at the end',
      paths({ more: other('/orders/{orderId}/', 'orderId') }),
      'no-path-trailing-slash',
      13,
    ],
    [
      'paths that a request cannot tell apart',
      paths({ path: '/orders/{orderId}/items', more: other('/orders/today/{orderId}', 'orderId') }),
      'no-ambiguous-paths',
      13,
    ],
    [
      'an operationId twice',
      paths({ more: other('/pets/{id}', 'id', 'getOrder') }),
      'operation-operationId-unique',
      13,
    ],
    ['a brace that is not closed', paths({ path: "'/orders/{orderId'", own: '' }), 'path-parameters', 6],
  ])('%s', async (_, files, check, line) => {
    const found = await allProblems(files);
    expect(found.map((problem) => `${problem.check} ${problem.at} ${problem.message}`)).toContainEqual(
      expect.stringContaining(`${check} openapi.yaml:${line}:`),
    );
  });

  it('says what is wrong, at its character', async () => {
    expect(
      await problemsOf('path-parameters', paths({ path: '/orders/{orderRef}', own: ID.replace('true', 'false') })),
    ).toEqual([
      'openapi.yaml:6:3 Nothing declares the variable `orderRef` of the path `/orders/{orderRef}`.',
      'openapi.yaml:11:57 The path parameter `orderId` is not required.',
    ]);
  });

  it('is content with what is right', async () => {
    expect(
      await allProblems(
        paths({ more: other('/orders/{orderId}/items/{id}', 'id').replace('parameters: [', `parameters: [${ID}, `) }),
      ),
    ).toEqual([]);
  });
});
