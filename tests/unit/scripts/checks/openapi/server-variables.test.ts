import { expect, it } from 'vitest';
import { allProblems, description, problemsOf, type Files } from '../check-case.ts';

/** A document, a path item and an operation with servers of their own; `other` stands in the path item. */
function servers(other: string, url = 'https://{host}/a'): Files {
  return description(`servers:
  - url: https://{host}
    variables: { host: { default: api.gateway.example, enum: [api.gateway.example, test.gateway.example] } }
paths:
  /orders:
    servers:
      - url: ${url}
        variables: { host: ${other} }
    get:
      servers:
        - url: https://{host}/b
          variables: { host: { default: api.gateway.example, enum: [api.gateway.example, test.gateway.example] } }
      responses: { '200': { description: Done. } }
`);
}

const SAME = '{ default: api.gateway.example, enum: [api.gateway.example, test.gateway.example] }';

it.each([
  [
    'another default',
    servers(SAME.replace('api', 'test')),
    [
      'openapi.yaml:10:39 The `default` of the server variable `host` is `"test.gateway.example"`, elsewhere `"api.gateway.example"`.',
    ],
  ],
  [
    'other values',
    servers('{ default: api.gateway.example, enum: [api.gateway.example] }'),
    [
      'openapi.yaml:10:66 The `enum` of the server variable `host` is `["api.gateway.example"]`, elsewhere `["api.gateway.example","test.gateway.example"]`.',
    ],
  ],
  [
    'no values',
    servers('{ default: api.gateway.example }'),
    ['openapi.yaml:10:22 The server variable `host` has no `enum`, which it has elsewhere.'],
  ],
  [
    'a variable out of use',
    servers(SAME, 'https://api.gateway.example/a'),
    ["openapi.yaml:10:22 The server's address does not use the variable `host`."],
  ],
  ['nothing', servers(SAME), []],
])('finds %s', async (_, files, problems) => {
  expect(await problemsOf('server-variables', files)).toEqual(problems);
});

it('finds a default that is none of the values', async () => {
  const files = description(
    'servers:\n  - url: https://{host}\n    variables:\n      host:\n        enum: [a, b]\n        default: c\npaths: {}\n',
  );
  expect(await problemsOf('server-variables', files)).toEqual([
    'openapi.yaml:8:18 The default `"c"` of `host` is none of its values.',
  ]);
});

it.each([
  ['a variable that is not defined', servers(SAME, 'https://{host}/{product}'), 'no-undefined-server-variable', 9],
  ['a variable without default', servers('{ enum: [a] }'), 'struct', 10],
])('leaves %s to the lint', async (_, files, check, line) => {
  expect(await allProblems(files)).toContainEqual(
    expect.objectContaining({ check, at: expect.stringMatching(`^openapi.yaml:${line}:`) }),
  );
});
