import { expect, it } from 'vitest';
import { lacksOperations } from '#scripts/description/model/path-item.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';

const lost = { $ref: '#/components/pathItems/Lost' };
const found = { $ref: '#/components/pathItems/Found' };

it.each([
  ['a path that is found', { paths: { '/a': found } }, false],
  ['a path', { paths: { '/a': lost } }, true],
  ['a webhook', { webhooks: { a: lost } }, true],
  ['an operation', { paths: { '/a': { get: lost } } }, true],
  ['all paths', { paths: lost }, true],
  ['a response, which is a part', { paths: { '/a': { get: { responses: { 200: lost } } } } }, false],
])('knows that an operation is missing by %s', (_, part, want) => {
  const document = { openapi: '3.1.1', components: { pathItems: { Found: { get: {} } } }, ...part };
  expect(lacksOperations(document as unknown as OpenApiDocument)).toBe(want);
});
