import { expect, it, vi } from 'vitest';
import { sourceHash } from '#scripts/compile/source/source-hash.ts';

vi.mock('#scripts/cli/packed.ts', () => ({ PACKED: { id: 'a release' }, ROOT: '.' }));

it('keeps apart what a package makes of different sources', () => {
  expect(sourceHash(['a.ts'])).toBe(sourceHash(['a.ts']));
  expect(sourceHash(['a.ts'])).not.toBe(sourceHash(['b.ts']));
});
