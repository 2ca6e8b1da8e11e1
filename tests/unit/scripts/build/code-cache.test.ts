import { expect, test } from 'vitest';
import { createHighlight } from '#scripts/build/highlight.ts';
import { createCodeRenderer, openCode, type CodeRenderer } from '#scripts/build/code-cache.ts';
import { saveStoredMaps } from '#scripts/compile/source/stored-map.ts';
import { openStore } from '#scripts/compile/source/store.ts';
import { sharedFolder } from '../../own-folder.ts';

const CODE = '{"a": [1, "<b>"]}';

const store = openStore(sharedFolder().root);

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

test('code that was kept needs no grammar, and is the same', async () => {
  const before = openCode(store, 'now');
  await drawn(before);
  saveStoredMaps();
  expect(await drawn(openCode(store, 'now'))).toEqual({ html: await wanted(), times: 1 });
  expect(await drawn(openCode(store, 'now'), CODE, 'javascript')).toEqual({
    html: await wanted(CODE, 'javascript'),
    times: 2,
  });
});
