/** Mistakes that teams make most often, each made in a site that has none: what the check prints of it. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { displayPath, type Problem } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/checks/compile.ts';
import { CompileCache } from '#scripts/checks/compile-cache.ts';
import { sharedFolder } from '../own-folder.ts';
import { MISTAKES } from './common-mistakes/mistakes.ts';

const SITE = 'tests/fixtures/parcels';

describe('a common mistake is told once, where it is and in words that say what to do', () => {
  const { root } = sharedFolder();
  cpSync(SITE, root, { recursive: true });
  const index = new Map<string, readonly Problem[]>();
  const inSite = (text: string): string => text.replaceAll(`${displayPath(root)}/`, '');
  const place = ({ location: { file, line } }: Problem): string => `${inSite(file)}:${line}`;

  const sources = { openapi: join(root, 'openapi/openapi.yaml'), guides: join(root, 'guides') };
  const cache = new CompileCache(sources);
  const check = async (...changed: readonly string[]): Promise<readonly Problem[]> => {
    cache.invalidate(changed);
    return (await compile(sources, { cache })).problems;
  };

  it('beside none', async () => expect(await check()).toEqual([]));

  it.each(MISTAKES)('$name', async ({ name, file, from, to, renamed }) => {
    const path = join(root, file);
    const before = from === '' ? undefined : readFileSync(path, 'utf8');
    expect(before ?? '').toContain(from);
    writeFileSync(path, before?.replace(from, () => to) ?? to);
    if (renamed !== undefined) renameSync(path, join(root, renamed));
    try {
      const problems = await check(path, join(root, renamed ?? file));
      expect(problems).not.toEqual([]);
      index.set(name, problems);
    } finally {
      rmSync(join(root, renamed ?? file));
      if (before !== undefined) writeFileSync(path, before);
      cache.invalidate([path, join(root, renamed ?? file)]);
    }
  });

  it('and all of them fill one table', async () => {
    const rows = MISTAKES.map(({ name }) => {
      const problems = index.get(name) ?? [];
      const texts = problems.map((one) => inSite(`\`${place(one)}\` ${one.message} ${one.hint ?? ''}`.trim()));
      return `| ${name} | ${problems.length} | ${texts.join('<br>').replaceAll('|', '\\|')} |`;
    });
    const table = ['| mistake | problems | place and text |', '| --- | --- | --- |', ...rows, ''].join('\n');
    await expect(table).toMatchFileSnapshot('common-mistakes/table.md');
  });
});
