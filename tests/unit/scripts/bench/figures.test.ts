import { describe, expect, it } from 'vitest';
import { median } from '#scripts/bench/figures.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100], 10],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[], 0],
  ])('of %j is %d', (values, want) => {
    expect(median(values)).toBe(want);
  });
});
