import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { emit, openOutput } from '#scripts/build/emit.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();

describe('emit', () => {
  test('leaves nothing behind when a file comes after the site was given up', async () => {
    const output = openOutput(path.join(folder.root, 'dist'));
    await output.discard();
    expect(() => output.write([{ path: 'late.txt', contents: 'late' }])).toThrow('was added after');
    expect(readdirSync(folder.root)).toEqual([]);
  });

  test('leaves the older site as it was when it fails', async () => {
    const out = path.join(folder.root, 'dist');
    await emit([{ path: 'old.txt', contents: 'old' }], out);
    await expect(
      emit(
        [
          { path: 'a', contents: 'file' },
          { path: 'a/b', contents: 'below a file' },
        ],
        out,
      ),
    ).rejects.toThrow();
    await expect(
      emit(
        [
          { path: 'a', contents: '1' },
          { path: 'a', contents: '2' },
        ],
        out,
      ),
    ).rejects.toThrow('Two files of the site have the name `a`.');
    expect(readdirSync(folder.root)).toEqual(['dist']);
    expect(existsSync(path.join(out, 'old.txt'))).toBe(true);
  });
});
