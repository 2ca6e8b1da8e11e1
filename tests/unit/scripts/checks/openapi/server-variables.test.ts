import { description, testCheck, type Files } from '../check-case.ts';

const SAME = '{ default: api.gateway.example, enum: [api.gateway.example, test.gateway.example] }';

/** A document, a path item and an operation with their own servers; `other` is in the path item. */
function servers(other: string, url = 'https://{host}/a'): Files {
  return description(`servers:
  - url: https://{host}
    variables: { host: ${SAME} }
paths:
  /orders:
    servers:
      - url: ${url}
        variables: { host: ${other} }
    get:
      servers:
        - url: https://{host}/b
          variables: { host: ${SAME} }
      responses: { '200': { description: Done. } }
`);
}

// That a variable is defined and has a default is for the lint.
testCheck('server-variables', {
  'another default': [
    servers(SAME.replace('api', 'test')),
    '10:39 The `default` of the server variable `host` is `"test.gateway.example"`, but elsewhere `"api.gateway.example"`.',
  ],
  'other values': [
    servers('{ default: api.gateway.example, enum: [api.gateway.example] }'),
    '10:66 The `enum` of the server variable `host` is `["api.gateway.example"]`, but elsewhere `["api.gateway.example","test.gateway.example"]`.',
  ],
  'no values': [
    servers('{ default: api.gateway.example }'),
    '10:22 The server variable `host` has no `enum` here, but has one elsewhere.',
  ],
  'a variable that is not used': [
    servers(SAME, 'https://api.gateway.example/a'),
    '10:22 The URL of the server does not use the variable `host`.',
  ],
  'a default that is not a value': [
    'servers:\n  - url: https://{host}\n    variables:\n      host:\n        enum: [a, b]\n        default: c\npaths: {}\n',
    '8:18 The default `"c"` of `host` is not one of its values.',
  ],
  'the same variable': [servers(SAME)],
});
