import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../../own-folder.ts';

const around = freshFolder();
let folder: string;
beforeEach(() => {
  folder = path.join(around.root, 'store');
});

const read = (key: string): string | undefined => openStore(folder).get(key)?.toString();

test('what one process puts, another gets, by its key alone', () => {
  openStore(folder).put('a', 'one');
  openStore(folder).put('b', Buffer.from([0, 255]));
  openStore(folder).put('empty', '');
  expect(read('a')).toBe('one');
  expect(openStore(folder).get('b')).toEqual(Buffer.from([0, 255]));
  expect(read('empty')).toBe('');
  expect(read('c')).toBeUndefined();
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => ''],
  ['shorter than a key', (bytes: Buffer) => bytes.subarray(0, 5)],
  ['changed', (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 2 ? byte ^ 1 : byte))],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
])('a file that is %s is not there, and is written anew', (_, broken) => {
  const store = openStore(folder);
  store.put('a', 'first');
  writeFileSync(path.join(folder, 'a'), broken(readFileSync(path.join(folder, 'a'))));
  expect(store.get('a')).toBeUndefined();
  store.put('a', 'second');
  expect(read('a')).toBe('second');
});

test('nothing fails where the folder is deleted or cannot be written', () => {
  const store = openStore(folder);
  store.trim();
  store.put('a', 'one');
  rmSync(folder, { recursive: true });
  expect(store.get('a')).toBeUndefined();
  writeFileSync(folder, 'a file');
  store.put('a', 'one');
  store.trim();
  expect(store.get('a')).toBeUndefined();
  rmSync(folder);
});

test('what was not asked for the longest goes, with what a process left half done', () => {
  for (const key of ['asked', 'old', 'new']) openStore(folder).put(key, 'x'.repeat(20));
  writeFileSync(path.join(folder, 'half'), 'x'.repeat(5));
  for (const [day, name] of ['half', 'asked', 'old', 'new'].entries()) utimesSync(path.join(folder, name), day, day);
  const store = openStore(folder, 100);
  store.get('asked');
  store.trim();
  expect(readdirSync(folder).sort()).toEqual(['asked', 'new']);
});

test('a process that puts much keeps to the limit', () => {
  const store = openStore(folder, 1000);
  for (let key = 0; key < 100; key += 1) store.put(String(key), 'x'.repeat(30));
  expect(readdirSync(folder).length).toBeLessThanOrEqual(1100 / 52);
});

test('what is put again replaces what was there at one go', () => {
  openStore(folder).put('a', 'one');
  openStore(folder).put('a', 'two');
  expect(readdirSync(folder)).toEqual(['a']);
  expect(read('a')).toBe('two');
});
