import { describe, expect, it } from 'vitest';
import { markdownTable } from '#scripts/bench/markdown-table.ts';
import { median } from '#scripts/bench/median.ts';
import { blockingTime } from '#scripts/bench/page/blocking-time.ts';
import { npmReason } from '#scripts/bench/peers.ts';
import { runsOf } from '#scripts/bench/runs.ts';
import { verdict } from '#scripts/bench/verdict.ts';

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

describe('markdownTable', () => {
  it('has a head, a rule and rows', () => {
    expect(
      markdownTable([
        ['page', 'kB'],
        ['ours', '1.0'],
        ['by hand', '–'],
      ]),
    ).toBe('| page | kB |\n|---|---|\n| ours | 1.0 |\n| by hand | – |');
  });
});

describe('verdict', () => {
  it.each([
    [{ name: 'bytes', figure: 0.41, limit: 0.7, digits: 2 }, 'met: bytes 0.41 (at most 0.70)'],
    [{ name: 'LCP', figure: 1.16, limit: 1.15, digits: 2 }, 'not met: LCP 1.16 (at most 1.15)'],
    [{ name: 'bytes', figure: Number.NaN, limit: 0.7, digits: 2 }, 'not met: bytes NaN (at most 0.70)'],
  ] as const)('of %j', (target, want) => {
    expect(verdict(target)).toBe(want);
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
