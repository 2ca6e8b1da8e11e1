import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '#src/builder/address.ts';
import { spoken } from '#src/builder/spoken.ts';
import type { FieldProblem } from '#src/shared/request/problems.ts';

describe('the address of a request', () => {
  it.each([
    { file: 'operations/addOrder.json', state: '' },
    { file: 'operations/addOrder.json', state: 'eyJh-_' },
    { file: 'operations/add order é.json', state: 'x' },
  ])('is written and read: %o', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it.each([
    '',
    '#top',
    '#build=',
    '#build=index.json',
    '#build=operations/..%2f..%2fx.json',
    '#build=operations/%E0%A4%A.json',
    '#build=operations/../x.json',
  ])('is none: %s', (hash) => {
    expect(readAddress(hash)).toBeUndefined();
  });
});

describe('what is said of problems', () => {
  const problem = (path: readonly string[], isMissing: boolean): FieldProblem => ({
    path,
    name: path.join('.'),
    message: '',
    hint: '',
    isMissing,
  });
  const problems = [problem(['body', 'a'], true), problem(['body', 'b'], false), problem(['body'], false)];

  it('is nothing before a field is left', () => {
    const { told, byPath, missing } = spoken(problems, new Set(), false);
    expect([told.length, byPath.size, missing.length]).toEqual([0, 0, 1]);
  });

  it('is said of fields that were left, and of what they are part of', () => {
    const { byPath } = spoken(problems, new Set(['["body","b"]']), false);
    expect([...byPath.keys()]).toEqual(['["body","b"]', '["body"]']);
  });

  it('is everything once it is asked for', () => {
    expect(spoken(problems, new Set(), true).byPath.size).toBe(3);
  });
});
