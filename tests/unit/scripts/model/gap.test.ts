import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../../scripts/compile.ts';
import type { Locator } from '../../../../scripts/locator.ts';
import { gapsOf } from '../../../../scripts/model/gap.ts';
import { document } from './document.ts';

const mark = (...parts: readonly string[]) => ({ 'x-not-published': parts });
const NOWHERE = {
  locate: () => ({ file: 'openapi.yaml', line: 1, column: 1 }),
  fileOf: () => undefined,
} as unknown as Locator;

const TABLE: readonly { name: string; given: object; want: readonly string[] }[] = [
  {
    name: 'an operation by its id',
    given: { paths: { '/a': { get: { operationId: 'getIt', ...mark('parameters') } } } },
    want: ['operation getIt: parameters'],
  },
  {
    name: 'a schema by its name',
    given: { components: { schemas: { Order: mark('required', 'types') } } },
    want: ['schema Order: required, types'],
  },
  {
    name: 'a field by schema and path',
    given: { components: { schemas: { Order: { properties: { buyer: { properties: { name: mark('meaning') } } } } } } },
    want: ['schema Order, buyer.name: meaning'],
  },
  {
    name: 'a response by its name',
    given: { components: { responses: { NotFound: { 'x-catalogue': mark('operations') } } } },
    want: ['response NotFound, x-catalogue: operations'],
  },
  {
    name: 'anything else by its path',
    given: { webhooks: { paid: { post: mark('fields') } } },
    want: ['webhooks paid post: fields'],
  },
  {
    name: 'no mark without parts',
    given: { components: { schemas: { Order: mark(), Other: { 'x-not-published': 'required' } } } },
    want: [],
  },
];

describe('gapsOf', () => {
  for (const { name, given, want } of TABLE) {
    it(`calls ${name}`, () =>
      expect(
        gapsOf(document({ ...given }), NOWHERE).map(({ subject, parts }) => `${subject}: ${parts.join(', ')}`),
      ).toEqual(want));
  }

  it('lists each mark of this description once, in the order of files and lines, at its key', async () => {
    const { api } = await compile({ openapi: 'openapi/openapi.yaml' });
    const gaps = api?.gaps ?? [];
    const places = gaps.map(({ file, line, column }) => `${file}:${String(line).padStart(5, '0')}:${column}`);
    expect(gaps.length).toBeGreaterThan(50);
    expect(new Set(places).size).toBe(places.length);
    expect([...places].sort()).toEqual(places);
    for (const { file, line, column } of gaps) {
      expect(
        readFileSync(file, 'utf8')
          .split('\n')
          [line - 1]?.slice(column - 1),
      ).toMatch(/^x-not-published:/);
    }
  }, 60_000);
});
