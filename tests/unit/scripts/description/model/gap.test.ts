import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import type { Locator } from '#scripts/description/source/locator.ts';
import { gapsOf } from '#scripts/description/model/gap.ts';
import { PARCELS } from '../../../../fixtures/parcels.ts';
import { document } from './document.ts';

const mark = (...parts: readonly string[]) => ({ 'x-not-published': parts });
const NOWHERE = {
  locate: () => ({ file: 'openapi.yaml', line: 1, column: 1 }),
  fileOf: () => undefined,
} as unknown as Locator;

const TABLE: readonly (readonly [name: string, given: object, want: readonly string[]])[] = [
  [
    'an operation by its id',
    { paths: { '/a': { get: { operationId: 'getIt', ...mark('parameters') } } } },
    ['operation getIt: parameters'],
  ],
  [
    'a schema by its name',
    { components: { schemas: { Order: mark('required', 'types') } } },
    ['schema Order: required, types'],
  ],
  [
    'a field by schema and path',
    { components: { schemas: { Order: { properties: { buyer: { properties: { name: mark('meaning') } } } } } } },
    ['schema Order, buyer.name: meaning'],
  ],
  [
    'a response by its name',
    { components: { responses: { NotFound: { 'x-catalogue': mark('operations') } } } },
    ['response NotFound, x-catalogue: operations'],
  ],
  ['anything else by its path', { webhooks: { paid: { post: mark('fields') } } }, ['webhooks paid post: fields']],
  [
    'no mark without parts',
    { components: { schemas: { Order: mark(), Other: { 'x-not-published': 'required' } } } },
    [],
  ],
];

it('has the words of its author', () => {
  const given = {
    components: { schemas: { Sum: { ...mark('meaning'), 'x-question': 'whether naira or kobo, for' } } },
  };
  expect(gapsOf(document(given), NOWHERE).map(({ authored }) => authored)).toEqual([['whether naira or kobo, for']]);
});

describe('gapsOf', () => {
  for (const [name, given, want] of TABLE) {
    it(`calls ${name}`, () =>
      expect(
        gapsOf(document({ ...given }), NOWHERE).map(({ subject, parts }) => `${subject}: ${parts.join(', ')}`),
      ).toEqual(want));
  }

  it('lists each mark of a description once, in the order of files and lines, at its key', async () => {
    const { api } = await compile({ openapi: PARCELS.openapi }, { runsChecks: false });
    const gaps = api?.gaps ?? [];
    const places = gaps.map(({ file, line, column }) => `${file}:${String(line).padStart(5, '0')}:${column}`);
    expect(gaps).toHaveLength(4);
    expect(new Set(places).size).toBe(places.length);
    expect([...places].sort()).toEqual(places);
    for (const { file, line, column } of gaps) {
      expect(
        readFileSync(file, 'utf8')
          .split('\n')
          [line - 1]?.slice(column - 1),
      ).toMatch(/^x-not-published:/);
    }
  });
});
