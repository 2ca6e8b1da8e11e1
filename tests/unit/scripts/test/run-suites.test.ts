import { expect, it, vi } from 'vitest';
import { touched } from '#scripts/test/changed.ts';
import { runSuites } from '#scripts/test/run-suites.ts';
import { countsText, type Suite } from '#scripts/test/suite.ts';
import { SHORT } from '#scripts/test/suites.ts';
import { summary } from '#scripts/test/summary.ts';

const suite = (name: string, script: string, more: Partial<Suite> = {}): Suite => ({
  name,
  what: name,
  args: ['-e', script],
  reads: /./,
  ...more,
});

it('counts suites, tells what a failing one printed, and skips what needs it', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const results = await runSuites([
    suite('green', 'console.log("all is well")'),
    suite('red', 'console.log("✓ this passes"); console.error("that fails"); process.exit(1)'),
    suite('silent', '', { report: { file: 'node_modules/.cache/never.json', counts: () => expect.unreachable() } }),
    suite('after', '', { needs: ['green', 'red'] }),
  ]);
  vi.restoreAllMocks();
  expect(countsText(results)).toBe('1 passed, 2 failed, 1 skipped');
  const text = summary(results);
  expect(text).toMatch(/^suite +seconds +passed +failed +skipped\ngreen +\d+\.\d +1 +0 +0\n/);
  expect(text).toContain('— red\n\nthat fails');
  expect(text).not.toMatch(/all is well|this passes/);
});

it.each([
  ['a check', ['scripts/compile/checks/openapi/secrets.ts'], 'format types lint unused unit check'],
  ['a view', ['src/guide/Steps.tsx'], 'format types lint unused unit golden build parcels browser'],
  ['a guide', ['guides/sdks/SDKs.mdx'], 'format unit golden check build parcels browser'],
  ['the fixture site', ['tests/fixtures/parcels/guides/begin/welcome.mdx'], 'format unit build parcels browser'],
  ['a golden page', ['tests/golden/operation/page.html'], 'format golden'],
  ['a browser test', ['tests/e2e/quick/html.spec.ts'], 'format types lint unused build parcels browser'],
  ['a paper', ['LICENSE'], 'format unit'],
])('a change of %s touches', (_, changed, want) => {
  expect(touched(SHORT, changed).suites.map(({ name }) => name)).toEqual(want.split(' '));
});
