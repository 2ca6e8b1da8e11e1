import { describe, expect, it } from 'vitest';
import { expandedSize } from '#scripts/description/source/yaml.ts';

describe('expandedSize', () => {
  it('counts every value once for each time it would be written', () => {
    const shared = [1, 2];
    expect([expandedSize(null), expandedSize({ a: 1 }), expandedSize([shared, shared])]).toEqual([1, 2, 7]);
  });

  it('counts what could never be written out', () => {
    let value: unknown = 'x';
    for (let level = 0; level < 60; level++) value = [value, value, value];
    expect(expandedSize(value)).toBeGreaterThan(3 ** 60);
  });

  it('is infinite for a value that holds itself', () => {
    const value: unknown[] = [];
    value.push(value);
    expect(expandedSize(value)).toBe(Infinity);
  });
});
