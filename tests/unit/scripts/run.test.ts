import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './command.ts';

const CACHE = 'node_modules/.cache/commands';

/** What V8 compiled of the newest bundle of a command. */
function compiledOf(command: string): string {
  const [newest = ''] = readdirSync(CACHE)
    .filter((name) => name.startsWith(`scripts-commands-${command}-ts-`))
    .map((name) => join(CACHE, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return join(newest, `${command}.cjs.compiled`);
}

test.each<[how: string, damaged: (whole: Buffer) => Uint8Array]>([
  ['is empty', () => Buffer.alloc(0)],
  ['is cut off', (whole) => whole.subarray(0, whole.length / 2)],
  ['has other bytes', (whole) => Buffer.concat([whole.subarray(0, -1000), Buffer.alloc(1000, 7)])],
  ['was made by another V8', (whole) => Buffer.concat([whole.subarray(0, 16), Buffer.alloc(whole.length - 16)])],
])('a command runs as ever where what was compiled of it %s, and mends it', async (_, damaged) => {
  const before = await run('new', ['--help']);
  expect(before.code).toBe(0);
  const file = compiledOf('new');
  const whole = readFileSync(file);
  writeFileSync(file, damaged(whole));
  expect(await run('new', ['--help'])).toEqual(before);
  expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2);
  expect(readFileSync(file)).not.toEqual(damaged(whole));
});

test.each([
  ['', 2, /^Usage: .*\nCommands: bench, build, check, /],
  ['nope', 2, /^`nope` is no command\.\nUsage: .*\nCommands: .* Each has --help\.\n$/],
  ['--help', 0, /^Usage: .*\nCommands: /],
])('in the place of a command, "%s" lists what there is', async (word, code, want) => {
  const { stdout, stderr, ...outcome } = await run(word, []);
  expect(outcome).toEqual({ code });
  expect(code === 0 ? stdout : stderr).toMatch(want);
});

test('rules of a plug-in that redocly.yaml names are run, and those that it writes itself', async () => {
  const { code, stdout } = await run('check', ['--no-guides', '--openapi', 'tests/fixtures/plug-in/openapi.yaml']);
  expect(stdout).toContain('plug-in/openapi.yaml:3:3 error Seen.  [house/any-info]');
  expect(stdout).toMatch(
    /plug-in\/openapi\.yaml:\d+:\d+ error .*The title is longer than two characters\. .*\[rule\/info-title-short\]/,
  );
  expect(code).toBe(1);
});
