import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.resetModules();
  vi.doMock('#scripts/cli/packed.ts', () => ({ PACKED: { id: 'a release' }, ROOT: '.' }));
});

afterAll(() => {
  vi.doUnmock('#scripts/cli/packed.ts');
  vi.resetModules();
});

it('keeps apart what a package makes of different sources', async () => {
  const { sourceHash } = await import('#scripts/description/source/source-hash.ts');
  expect(sourceHash(['a.ts'])).toBe(sourceHash(['a.ts']));
  expect(sourceHash(['a.ts'])).not.toBe(sourceHash(['b.ts']));
});
