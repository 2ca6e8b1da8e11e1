import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import { sortProblems, UsageError, type Location, type Problem } from '#scripts/cli/problem.ts';
import { inSite, SITES, siteSources } from '../../../fixtures/sites/sources.ts';
import type { FoundError } from '../bad-sites/bad-site.ts';
import { BAD_DESCRIPTIONS } from '../bad-sites/description.ts';
import { BAD_STRUCTURES } from '../bad-sites/structure.ts';
import { BAD_TEXTS } from '../bad-sites/text.ts';

const BAD_SITES = Object.entries({ ...BAD_DESCRIPTIONS, ...BAD_STRUCTURES, ...BAD_TEXTS });

/** Checks that these tests are about; others have tests of their own. */
const TESTED = new Set(BAD_SITES.flatMap(([, [, ...problems]]) => problems.map(([check]) => check)));

const MISTAKES_OF_THE_CALL = [
  {
    name: 'a folder given as description',
    given: { openapi: 'openapi' },
    want: 'There is no description at `openapi`.',
  },
  {
    name: 'a file given as folder of guides',
    given: { openapi: 'openapi/openapi.yaml', guides: 'guides/site.yaml' },
    want: 'There is no folder `guides/site.yaml`.',
  },
];

describe('compile', () => {
  it('finds nothing wrong with the good site', async () => {
    const { problems, site, api } = await compile(siteSources('good'));
    expect(problems).toEqual([]);
    expect(site?.pages.map(({ href }) => href)).toEqual(['/orders', '/help', '/404']);
    const isOfIndex = /^\/reference\/fields/;
    expect(site?.redirects.filter(({ from }) => !isOfIndex.test(from))).toEqual([{ from: '/', to: '/orders' }]);
    expect(api?.gaps.map(({ subject, file, line, column }) => [subject, inSite(file), line, column])).toEqual([
      ['operation getOrder', 'good/openapi/paths/order.yaml', 4, 3],
    ]);
  });

  for (const [site, [name, ...want]] of BAD_SITES) {
    it(`reports ${name}, each problem once, at its character and with what to do`, async () => {
      const { problems: told, heldBack } = await compile(siteSources(site));
      const problems = sortProblems([...told, ...heldBack]).filter(({ check }) => TESTED.has(check));
      expect(problems.map((problem, index) => found(problem, site, want[index]?.[2].length ?? 0))).toEqual(want);
      expect(problems.filter(({ hint = '' }) => hint === '')).toEqual([]);
      expect(problems.filter(({ message, hint }) => /undefined|\[object|``/.test(`${message} ${hint}`))).toEqual([]);
    });
  }

  it('has a case for every bad site', () => {
    expect(SITES).toEqual(['good', ...BAD_SITES.map(([site]) => site)].sort());
  });

  for (const { name, given, want } of MISTAKES_OF_THE_CALL) {
    it(`refuses ${name} as a mistake of the call`, async () => {
      const failure = await compile(given).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(UsageError);
      expect((failure as UsageError).message).toBe(want);
      expect((failure as UsageError).hint).toMatch(/--(openapi|guides)/);
    });
  }
});

function found({ check, severity, message, location }: Problem, site: string, length: number): FoundError {
  expect(severity).toBe('error');
  const at = `${inSite(location.file)}:${location.line}:${location.column}`;
  const place = at.slice(site.length + 1).replace('guides/start/orders.mdx:', '');
  return [check, place, textAt(location, length), message];
}

/** What the author wrote at the place a problem names. */
function textAt({ file, line, column }: Location, length: number): string {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      [line - 1]?.slice(column - 1, column - 1 + length) ?? ''
  );
}
