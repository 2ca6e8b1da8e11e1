import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileCache } from '#scripts/description/source/file-cache.ts';
import { parseMutable } from '#scripts/description/source/load.ts';
import { sharedFolder } from '../../../own-folder.ts';

const file = join(sharedFolder().root, 'a.txt');

it('makes something of a file again when it was written, removed or dropped from the cache', async () => {
  const cache = new FileCache();
  let made = 0;
  const read = (): Promise<string> =>
    cache.getOrMake(file, async (path) => {
      made += 1;
      return readFile(path, 'utf8').catch(() => 'none');
    });
  expect(await read()).toBe('none');
  writeFileSync(file, 'one');
  expect([await read(), await read(), made]).toEqual(['one', 'one', 2]);
  writeFileSync(file, 'other');
  expect([await read(), made]).toEqual(['other', 3]);
  cache.delete(file);
  expect([await read(), made]).toEqual(['other', 4]);
  cache.clear();
  rmSync(file);
  expect([await read(), made]).toEqual(['none', 5]);
});

it('tries again after a failure', async () => {
  const cache = new FileCache();
  const failing = cache.getOrMake(file, () => Promise.reject(new Error('EMFILE')));
  await expect(failing).rejects.toThrow('EMFILE');
  expect(await cache.getOrMake(file, async () => 'read')).toBe('read');
});

it('gives values that may be changed, and parses a text twice at most', () => {
  const source = {};
  let parsed = 0;
  const value = (): { list: number[] } =>
    parseMutable(source, () => {
      parsed += 1;
      return { list: [1] };
    }) as { list: number[] };
  for (let time = 0; time < 4; time++) {
    const given = value();
    expect(given).toEqual({ list: [1] });
    given.list.push(2);
  }
  expect(parsed).toBe(2);
});
