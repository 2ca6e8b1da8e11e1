import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHighlight } from '#scripts/build/highlight.ts';
import { createCodeRenderer, openCode, type CodeRenderer } from '#scripts/build/code-cache.ts';
import { saveKept } from '#scripts/compile/source/kept-map.ts';
import { openStore, type Store } from '#scripts/compile/source/store.ts';

const CODE = '{"a": [1, "<b>"]}';

let folder: string;
let store: Store;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-code-'));
  store = openStore(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The HTML of a text, and how often it was drawn for that. */
async function drawn(coder: CodeRenderer, text = CODE, syntax = 'json') {
  let times = 0;
  const html = await coder.render((highlight) => {
    times += 1;
    return highlight(text, syntax);
  });
  return { html, times };
}

const wanted = async (text = CODE, syntax = 'json') => (await createHighlight([syntax]))(text, syntax);

test('a grammar is loaded when its code is met, once', async () => {
  const coder = createCodeRenderer();
  expect(await drawn(coder)).toEqual({ html: await wanted(), times: 2 });
  expect(await drawn(coder, '[2]')).toEqual({ html: await wanted('[2]'), times: 1 });
});

test('code without a grammar is plain', async () => {
  expect(await drawn(createCodeRenderer(), 'a < b', 'nosuch')).toEqual({ html: 'a &lt; b', times: 1 });
});

test('code that was kept needs no grammar, and is the same', async () => {
  const before = openCode(store, 'now');
  await drawn(before);
  saveKept();
  expect(await drawn(openCode(store, 'now'))).toEqual({ html: await wanted(), times: 1 });
  expect(await drawn(openCode(store, 'now'), CODE, 'javascript')).toEqual({
    html: await wanted(CODE, 'javascript'),
    times: 2,
  });
});

test('nothing is kept where nothing was added, and code of other grammars is not met', async () => {
  openCode(store, 'other');
  saveKept();
  expect(store.get('other')).toBeUndefined();
  expect(await drawn(openCode(store, 'other'))).toEqual({ html: await wanted(), times: 2 });
  await drawn(openCode(store, 'few'));
  saveKept();
  const more = openCode(store, 'few');
  await drawn(more, '[3]');
  saveKept();
  expect(Object.keys(JSON.parse(String(store.get('few'))) as object)).toHaveLength(2);
});

test.each(['', '{"a":', '[]', 'null', '{"a": 1, "b": {}}'])('broken code is no code: %j', async (text) => {
  store.put('broken', text);
  expect(await drawn(openCode(store, 'broken'))).toEqual({ html: await wanted(), times: 2 });
});

test('what goes wrong while drawing is thrown', async () => {
  const drawing = createCodeRenderer().render(() => {
    throw new Error('no such page');
  });
  await expect(drawing).rejects.toThrow('no such page');
});
