import { expect, test } from 'vitest';
import { saveTextCaches, TextCache } from '#scripts/description/source/text-cache.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../../own-folder.ts';

const folder = freshFolder();
const opened = (): TextCache => new TextCache(openStore(folder.root), 'texts');

test('stores texts that processes add one after another, each under any key', () => {
  for (const key of ['__proto__', 'constructor', '']) {
    opened().set(key, `of ${key}`);
    expect(opened().get(key)).toBeUndefined();
    saveTextCaches();
    expect(opened().get(key)).toBe(`of ${key}`);
  }
  expect(opened().get('__proto__')).toBe('of __proto__');
});

test('what was not asked for goes when there is no room, and what is too long is not stored', () => {
  const first = opened();
  for (const key of ['asked', 'old']) first.set(key, key.padEnd(900_000));
  first.set('long', ''.padEnd(2_000_001));
  saveTextCaches();
  const second = opened();
  expect(second.get('long')).toBeUndefined();
  expect(second.get('asked')).toHaveLength(900_000);
  second.set('new', ''.padEnd(900_000));
  saveTextCaches();
  const third = opened();
  expect(['asked', 'old', 'new'].map((key) => third.get(key)?.length)).toEqual([900_000, undefined, 900_000]);
});
