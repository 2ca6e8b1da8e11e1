import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UsageError } from '#scripts/cli/problem.ts';
import { chromium } from '#scripts/test/chromium.ts';

const CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const EDGE = join('C:', 'Microsoft', 'Edge', 'Application', 'msedge.exe');
const [DEBIAN, OWN] = [join('/bin', 'chromium'), '/playwright/chrome'];

/** A platform, the programs on it, what each way to install one brings, and the path or what the error says. */
const ROWS: readonly (readonly [string, readonly string[], readonly string[], string])[] = [
  ['linux /mine', ['/mine', DEBIAN], [], '/mine'],
  ['linux /none', [DEBIAN], [], 'CHROMIUM_PATH is `/none`, which is no program.'],
  ['linux', [OWN, DEBIAN], [], DEBIAN],
  ['darwin', [CHROME, OWN], [], OWN],
  ['darwin', [CHROME], [], CHROME],
  ['win32', [EDGE], [], EDGE],
  ['linux', [], [DEBIAN, OWN], DEBIAN],
  ['linux', [], ['/nothing', OWN], OWN],
  ['linux', [CHROME], ['/nothing'], 'Install Chrome, Edge or Chromium, or let CHROMIUM_PATH name one.'],
];

it.each(ROWS)('on %s with %j, where one may get %j, it is %s', async (machine, programs, brings, want) => {
  const [platform = '', named] = machine.split(' ');
  const there = new Set(programs);
  const found = chromium({
    env: { PATH: '/bin', PROGRAMFILES: 'C:', CHROMIUM_PATH: named },
    platform,
    isExecutable: (file) => there.has(file),
    ownPath: async () => (platform === 'win32' ? Promise.reject(new Error('Unknown.')) : OWN),
    installers: brings.map((file) => async () => there.add(file)),
  });
  expect(await found.catch((error: UsageError) => `${error.message} ${error.hint}`)).toContain(want);
});
