import { expect, test } from 'vitest';
import { run } from './command.ts';

test.each([
  ['', 2, /^Usage: .*\nCommands: bench, build, check, /],
  ['nope', 2, /^Unknown command `nope`\.\nUsage: .*\nCommands: .* Each has --help\.\n$/],
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
