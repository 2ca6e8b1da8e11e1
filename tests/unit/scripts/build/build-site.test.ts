import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from '#scripts/build/build-site.ts';
import type { WrittenSite } from '#scripts/build/write-site.ts';
import type { Progress } from '#scripts/cli/progress.ts';
import { sharedFolder } from '../../own-folder.ts';

const silent: Progress = { stage: () => undefined, step: () => undefined, end: () => 0 };

const description = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /orders: { get: { operationId: listOrders, summary: List orders, responses: { '200': { description: All., content: { application/json: { schema: { $ref: ./order.yaml } } } } } } }
  /ping: { get: { operationId: ping, summary: Ping, responses: { '204': { description: Alive. } } } }
`;

/**
 * The store of all builds here: one of their own, which a test may empty. No module that another file of tests has loaded
 * or will load knows it.
 */
const store = vi.hoisted(() => {
  vi.resetModules();
  return { folder: '' };
});
afterAll(() => {
  vi.resetModules();
});

vi.mock('#scripts/description/source/store.ts', async (original) => {
  const { openStore } = await original<typeof import('#scripts/description/source/store.ts')>();
  return { openStore, sharedStore: () => openStore(store.folder) };
});

const { root, write } = sharedFolder();

beforeAll(async () => {
  store.folder = path.join(root, 'store');
  write('api/openapi.yaml', description);
  write('api/order.yaml', 'type: object\nproperties:\n  sum: { type: integer, description: What it costs. }\n');
  await build('dist');
});

function build(out: string, base = '/'): Promise<WrittenSite> {
  return buildSite(
    {
      sources: { openapi: path.join(root, 'api/openapi.yaml') },
      out: path.join(root, out),
      base,
      mode: 'production',
    },
    silent,
  );
}

function filesIn(out: string): string[] {
  return readdirSync(path.join(root, out), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const bytesOf = (out: string) =>
  filesIn(out).map((file) => [path.relative(path.join(root, out), file), readFileSync(file).toString('base64')]);
const page = (name: string) => path.join(root, 'dist/reference', name, 'index.html');

test('with nothing changed, nothing is written', async () => {
  const before = filesIn('dist').map((file) => statSync(file).ino);
  expect(await build('dist')).toMatchObject({ rendered: 0 });
  expect(filesIn('dist').map((file) => statSync(file).ino)).toEqual(before);
});

test('one changed line redraws the pages that show it, keeps the others with their times, and gives the bytes of a clean build', async () => {
  const times = () => ['operations/listOrders', 'operations/ping'].map((name) => statSync(page(name)).mtimeMs);
  const [, before] = times();
  appendFileSync(path.join(root, 'api/order.yaml'), '  note: { type: string, description: Whatever you like. }\n');
  const { rendered, pages } = await build('dist');
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(pages);
  expect(readFileSync(page('operations/listOrders'), 'utf8')).toContain('Whatever you like.');
  expect(times()[1]).toBe(before);
  rmSync(store.folder, { recursive: true });
  await build('clean');
  expect(bytesOf('dist')).toEqual(bytesOf('clean'));
});

test('a folder that is empty is filled from the store, whatever became of that, and by two builds at once', async () => {
  const kept = filesIn('store');
  expect(kept.length).toBeGreaterThan(0);
  for (const [index, file] of kept.entries())
    if (index % 3 === 0) writeFileSync(file, 'broken');
    else if (index % 3 === 1) rmSync(file);
  await Promise.all([build('one'), build('other')]);
  for (const out of ['one', 'other']) expect(bytesOf(out)).toEqual(bytesOf('clean'));
});

test('a file of the site that was touched is written anew', async () => {
  await build('dist');
  const before = bytesOf('dist');
  appendFileSync(page('operations/ping'), '<p>By hand.</p>');
  write('dist/stray.txt', 'left here');
  expect(await build('dist')).toMatchObject({ rendered: 1 });
  expect(bytesOf('dist')).toEqual(before);
});

test('another base keeps nothing of the pages', async () => {
  const { rendered, pages } = await build('dist', '/docs/');
  expect(rendered).toBe(pages);
});

test('a description that breaks leaves the site as it was, and the next good build takes it over', async () => {
  await build('dist');
  const before = bytesOf('dist');
  write('api/openapi.yaml', 'openapi: [');
  await expect(build('dist')).rejects.toThrow();
  expect(bytesOf('dist')).toEqual(before);
  write('api/openapi.yaml', `${description}# the same again\n`);
  expect(await build('dist')).toMatchObject({ rendered: 0 });
});
