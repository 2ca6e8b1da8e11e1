/** Commands that unit tests do not start: right, and silent but for their own words. */
import { expect, it } from 'vitest';
import { run } from '../unit/scripts/command.ts';

it.each(['bench', 'dev', 'mcp', 'preview', 'samples', 'start', 'test'])('%s has --help', async (command) => {
  const { code, stdout, stderr } = await run(command, ['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('\nUsage: npm ');
});

// The first builds the site that the second serves.
it.each([['start'], ['preview'], ['dev'], ['dev', '--generator']])(
  '%s %s serves until Ctrl-C',
  async (command, ...options) => {
    const { code, stderr } = await run(command, ['--port', '0', ...options], 'Press Ctrl-C to stop.\n', async (out) => {
      const url = /http:\S+/.exec(out.stderr)?.[0] ?? '';
      const page = await fetch(url);
      expect(page.status).toBe(200);
      const scripts = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
      expect(scripts).not.toEqual([]);
      for (const src of scripts) expect(`${src}: ${(await fetch(new URL(src, url))).status}`).toBe(`${src}: 200`);
    });
    expect(stderr).toMatch(/^(.* …\n)*Serving .*\nPress Ctrl-C to stop\.\n$/);
    expect(code).toBe(0);
  },
);

it.each([
  [
    'samples',
    ['--languages', 'javascript'],
    /^(.* …\n)*[1-9]\d* passed, 0 failed, 0 skipped\n$/,
    /^javascript +[1-9]/m,
  ],
  ['test', ['--only', 'lint'], /\nlint +\d+ s  1 passed, 0 failed\n\n\d+ s\n\n$/, /^1 passed, 0 failed\n$/],
])('%s %j passes', async (command, args, words, result) => {
  const { code, stdout, stderr } = await run(command, args);
  expect(stderr).toMatch(words);
  expect(stdout).toMatch(result);
  expect(code).toBe(0);
});
