import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withCompressed, type Effort } from '#scripts/build/compress.ts';
import { openStore } from '#scripts/compile/source/store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const LONG = 'A line of text.\n'.repeat(100);

/** The forms of a page with these contents, by their names. */
async function formsOf(contents: string, effort: Effort = 'good') {
  const [plain, brotli, zipped] = await withCompressed({ path: 'a.html', contents }, effort, openStore(folder));
  return { plain, brotli: Buffer.from(brotli?.contents ?? ''), zipped: Buffer.from(zipped?.contents ?? '') };
}

test('forms that were kept are those that were made, for files of any name', async () => {
  const made = await formsOf(LONG);
  expect(brotliDecompressSync(made.brotli).toString()).toBe(LONG);
  expect(gunzipSync(made.zipped).toString()).toBe(LONG);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await formsOf(LONG)).toEqual(made);
  const other = await withCompressed({ path: 'b.html', contents: LONG }, 'good', openStore(folder));
  expect(other.map((file) => file.path)).toEqual(['b.html', 'b.html.br', 'b.html.gz']);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('kept forms are read, not made again', async () => {
  await formsOf(LONG);
  const [name = ''] = readdirSync(folder);
  const forged = brotliCompressSync('Somebody else’s.');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(forged.length);
  openStore(folder).put(name, Buffer.concat([length, forged]));
  expect((await formsOf(LONG)).brotli).toEqual(forged);
});

test('other contents and another effort have other forms', async () => {
  await formsOf(LONG);
  expect(brotliDecompressSync((await formsOf(`${LONG}.`)).brotli).toString()).toBe(`${LONG}.`);
  await formsOf(LONG, 'best');
  expect(readdirSync(folder)).toHaveLength(3);
});

test('what is made quickly is not kept', async () => {
  await formsOf(LONG, 'quick');
  await withCompressed({ path: 'a.md', contents: LONG }, 'best', openStore(folder));
  expect(readdirSync(folder)).toEqual([]);
});

test('a broken file is made again', async () => {
  const made = await formsOf(LONG);
  const [name = ''] = readdirSync(folder);
  const kept = readFileSync(path.join(folder, name));
  writeFileSync(path.join(folder, name), kept.subarray(0, 30));
  expect(await formsOf(LONG)).toEqual(made);
  expect(readFileSync(path.join(folder, name))).toEqual(kept);
});
