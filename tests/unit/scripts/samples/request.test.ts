import { describe, expect, it } from 'vitest';
import { environmentName, sampleRequest } from '../../../../scripts/samples/request.ts';
import type { Example, Operation } from '../../../../src/model/api.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { mediaType, operation, parameter, scheme } from '../model-builders.ts';

const KEY = scheme('apiKey', { name: 'SubscriptionKey', in: 'header', parameterName: 'X-Key' });
const EXAMPLE: Example = { name: 'one', summary: 'One', description: '', value: { a: 1 } };

const TABLE: readonly { name: string; given: Partial<Operation>; example?: Example; want: Partial<SampleRequest> | undefined }[] = [
  { name: 'joins server and path', given: { path: '/a' }, want: { method: 'GET', url: 'https://api.example/a', headers: [] } },
  { name: 'is nothing without a published path', given: {}, want: undefined },
  { name: 'is nothing without a published method', given: { path: '/a', methodPublished: false }, want: undefined },
  { name: 'fills path parameters with their examples, encoded', given: { path: '/a/{id}/{name}', parameters: [parameter('path', 'id', { example: 7 }), parameter('path', 'name', { example: 'a/b ?' })] }, want: { url: 'https://api.example/a/7/a%2Fb%20%3F' } },
  { name: 'leaves a path parameter without example visible', given: { path: '/a/{id}', parameters: [parameter('path', 'id')] }, want: { url: 'https://api.example/a/{id}' } },
  { name: 'keeps the braces of what is no parameter', given: { path: '/a/{other}', parameters: [parameter('query', 'other', { example: 1, required: false })] }, want: { url: 'https://api.example/a/{other}' } },
  { name: 'adds required query parameters only', given: { path: '/a', parameters: [parameter('query', 'page', { example: 1 }), parameter('query', 'more', { required: false, example: 2 }), parameter('query', 'a&b', { example: 'c d=é' })] }, want: { url: 'https://api.example/a?page=1&a%26b=c%20d%3D%C3%A9' } },
  { name: 'leaves a required query parameter without example empty', given: { path: '/a', parameters: [parameter('query', 'page')] }, want: { url: 'https://api.example/a?page=' } },
  { name: 'writes an object as JSON', given: { path: '/a', parameters: [parameter('query', 'filter', { example: { a: [1] } })] }, want: { url: 'https://api.example/a?filter=%7B%22a%22%3A%5B1%5D%7D' } },
  { name: 'keeps 0, false and an empty text', given: { path: '/a', parameters: [parameter('query', 'a', { example: 0 }), parameter('query', 'b', { example: false }), parameter('query', 'c', { example: '' })] }, want: { url: 'https://api.example/a?a=0&b=false&c=' } },
  { name: 'names credentials, never holds them', given: { path: '/a', security: [[KEY], []] }, want: { headers: [{ name: 'X-Key', value: { env: 'SUBSCRIPTION_KEY' } }] } },
  { name: 'puts a credential of the query into the address', given: { path: '/a', security: [[{ ...KEY, in: 'query', parameterName: 'key' }]] }, want: { url: 'https://api.example/a?key=SUBSCRIPTION_KEY', headers: [] } },
  { name: 'adds required headers', given: { path: '/a', parameters: [parameter('header', 'X-Id', { example: 5 }), parameter('header', 'X-More', { required: false, example: 6 })] }, want: { headers: [{ name: 'X-Id', value: '5' }] } },
  { name: 'sends the named example with its media type', given: { path: '/a', method: 'POST', requestBody: { required: true, description: '', content: [mediaType({ examples: [EXAMPLE] })] } }, example: EXAMPLE, want: { method: 'POST', headers: [{ name: 'Content-Type', value: 'application/json' }], body: { a: 1 } } },
];

describe('sampleRequest', () => {
  for (const { name, given, example, want } of TABLE) {
    it(name, () => {
      const request = sampleRequest(operation(given), example);
      if (want === undefined) expect(request).toBeUndefined();
      else expect(request).toMatchObject(want);
    });
  }

  it('has no body without an example', () => {
    expect(sampleRequest(operation({ path: '/a' }), undefined)).not.toHaveProperty('body');
  });
});

describe('environmentName', () => {
  for (const [given, want] of [['SubscriptionKey', 'SUBSCRIPTION_KEY'], ['ocp-apim-key', 'OCP_APIM_KEY'], ['apiKeyV2', 'API_KEY_V2'], ['3scale', '_3SCALE'], ['clé', 'CL_'], ['日本', '_']] as const) {
    it(`makes ${want} of ${given}`, () => {
      expect(environmentName(given)).toBe(want);
      expect(environmentName(given)).toMatch(/^[A-Z_][A-Z0-9_]*$/);
    });
  }
});
