import { describe, expect, it } from 'vitest';
import { median } from '#scripts/bench/median.ts';
import { blockingTime } from '#scripts/bench/page/blocking-time.ts';
import { npmReason } from '#scripts/bench/peers.ts';
import { runsOf } from '#scripts/bench/runs.ts';

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

describe('runsOf', () => {
  it.each([
    [undefined, 9],
    ['7', 7],
    ['31', 31],
  ])('takes %j as %d', (runs, want) => {
    expect(runsOf({ runs }, 9, 7)).toBe(want);
  });

  it.each(['6', '-7', '7.5', 'many', '', '1e3'])('refuses %j', (runs) => {
    expect(() => runsOf({ runs }, 9, 7)).toThrow(`\`--runs ${runs}\` is not a number of runs.`);
  });
});

describe('npmReason', () => {
  it.each([
    [
      'npm error code ECONNREFUSED\nnpm error syscall connect\nnpm error errno ECONNREFUSED\nnpm error FetchError: request to http://127.0.0.1:9/astro failed, reason: connect ECONNREFUSED\nnpm error     at ClientRequest',
      'FetchError: request to http://127.0.0.1:9/astro failed, reason: connect ECONNREFUSED',
    ],
    [
      'npm warn Unknown config\nnpm error code E404\nnpm error 404 Not Found - GET astro\nnpm error A complete log',
      '404 Not Found - GET astro',
    ],
    ['npm error code EUSAGE\nnpm error\nnpm error The lockfile is too old', 'The lockfile is too old'],
    ['Killed', undefined],
  ])('of %j', (stderr, want) => {
    expect(npmReason(stderr)).toBe(want);
  });
});
