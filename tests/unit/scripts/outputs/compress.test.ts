import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withCompressed } from '#scripts/outputs/compress.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { freshFolder } from '../../own-folder.ts';

const folder = freshFolder();

const LONG = 'A line of text.\n'.repeat(100);
const formsOf = (contents: string, effort: 'best' | 'good' | 'quick' = 'good', name = 'a.html') =>
  withCompressed({ path: name, contents }, effort, openStore(folder.root));

test('forms are kept by contents and effort, and read again for files of any name', async () => {
  const [, brotli, zipped] = await formsOf(LONG);
  expect(brotliDecompressSync(brotli?.contents ?? '').toString()).toBe(LONG);
  expect(gunzipSync(zipped?.contents ?? '').toString()).toBe(LONG);
  expect(readdirSync(folder.root)).toHaveLength(2);
  for (const name of readdirSync(folder.root)) openStore(folder.root).put(name, 'kept');
  expect((await formsOf(LONG, 'good', 'b.html')).map(({ path, contents }) => [path, String(contents)])).toEqual([
    ['b.html', LONG],
    ['b.html.br', 'kept'],
    ['b.html.gz', 'kept'],
  ]);
  await formsOf(`${LONG}.`);
  await formsOf(LONG, 'best');
  expect(readdirSync(folder.root)).toHaveLength(6);
});

test('what is made quickly is not kept', async () => {
  await formsOf(LONG, 'quick');
  await formsOf(LONG, 'best', 'a.md');
  expect(readdirSync(folder.root)).toEqual([]);
});
