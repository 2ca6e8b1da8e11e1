import { expect, it } from 'vitest';
import { allProblems, description, guide } from '../check-case.ts';

const FILES = { ...description('paths: {}\n'), ...guide('Text.') };
const found = async (files: Readonly<Record<string, string>>) =>
  (await allProblems({ ...FILES, ...files })).filter(({ check }) => check === 'file-gone');

it('says where the records of coverage went', async () => {
  expect(await found({ 'coverage.json': '{}' })).toEqual([
    {
      check: 'file-gone',
      severity: 'error',
      at: 'coverage.json:1:1',
      message: '`coverage.json` is no longer read.',
      hint: expect.stringContaining('`check --gaps`') as string,
    },
  ]);
});

it('says where the names of others went', async () => {
  expect(await found({ 'guides/names.yaml': '- tx_ref\n' })).toEqual([
    {
      check: 'file-gone',
      severity: 'error',
      at: 'guides/names.yaml:1:1',
      message: '`names.yaml` is no longer read.',
      hint: 'Move its list to `names:` in `checks.yaml` beside the description, and delete it.',
    },
  ]);
});

it('accepts files of these names elsewhere', async () => {
  expect(await found({ 'guides/coverage.json': '{}', 'names.yaml': '- a\n' })).toEqual([]);
});
