import { describe, expect, it } from 'vitest';
import { addressWords, expressionWords } from '#scripts/pages/operation/expression-words.ts';

describe('expressionWords', () => {
  const TABLE: readonly { given: string; want: string | undefined }[] = [
    { given: '$url', want: 'the address of the request' },
    { given: '$method', want: 'the method of the request' },
    { given: '$statusCode', want: 'the status of the response' },
    { given: '$request.path.id', want: 'the path parameter `id` of the request' },
    { given: '$request.query.queryUrl', want: 'the query parameter `queryUrl` of the request' },
    { given: '$response.header.Server', want: 'the header `Server` of the response' },
    { given: '$response.body', want: 'the whole body of the response' },
    { given: '$response.body#/status', want: '`status` of the response body' },
    { given: '$request.body#/orders/0/a~1b', want: '`orders[0].a/b` of the request body' },
    { given: 'plain', want: undefined },
    { given: '$request.elsewhere.id', want: undefined },
  ];
  it.each(TABLE)('$given', ({ given, want }) => expect(expressionWords(given)).toBe(want));
});

describe('addressWords', () => {
  const TABLE: readonly { given: string; want: string }[] = [
    { given: '{$request.body#/callbackUrl}', want: 'the address in `callbackUrl` of the request body' },
    { given: 'https://hooks.example', want: '`https://hooks.example`' },
    {
      given: '{$request.query.callbackUrl}/data',
      want: '`{$request.query.callbackUrl}/data` (`{$request.query.callbackUrl}` is the query parameter `callbackUrl` of the request)',
    },
  ];
  it.each(TABLE)('$given', ({ given, want }) => expect(addressWords(given)).toBe(want));
});
