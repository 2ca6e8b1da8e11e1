import { describe, expect, it } from 'vitest';
import { median } from '#scripts/bench/figures.ts';
import { blockingTime } from '#scripts/bench/page/visit.ts';

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

describe('blockingTime', () => {
  it.each([
    ['nothing', [], 0],
    ['a task of 50 ms', [{ start: 200, duration: 50 }], 0],
    [
      'what is beyond 50 ms, of each task',
      [
        { start: 200, duration: 80 },
        { start: 300, duration: 120 },
      ],
      100,
    ],
    ['no task before the first paint', [{ start: 0, duration: 90 }], 0],
    ['of a task with the first paint in it the part after it', [{ start: 50, duration: 200 }], 100],
    ['no task of which less than 50 ms are left', [{ start: 0, duration: 130 }], 0],
  ])('counts %s', (_, tasks, want) => {
    expect(blockingTime(tasks, 100)).toBe(want);
  });
});
