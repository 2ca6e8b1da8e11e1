import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emit, openOutput } from '#scripts/build/emit.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'emit-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('emit', () => {
  test('leaves nothing behind when a file comes after the site was given up', async () => {
    const output = openOutput(path.join(folder, 'dist'));
    await output.discard();
    expect(() => output.write([{ path: 'late.txt', contents: 'late' }])).toThrow('came too late');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('leaves the older site as it was when it fails', async () => {
    const out = path.join(folder, 'dist');
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
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(existsSync(path.join(out, 'old.txt'))).toBe(true);
  });
});
