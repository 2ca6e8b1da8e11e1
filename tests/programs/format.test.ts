import { expect, it } from 'vitest';
import { changedFiles, existing } from '#scripts/test/changed.ts';
import { unformatted } from './prettier.ts';

it('is that of Prettier in all files that differ from the main branch', async () => {
  // Without Git, all do.
  const files = await changedFiles().catch(() => ({ files: ['.'] }));
  expect(await unformatted(['package.json', ...existing(files.files)])).toBe('');
});
