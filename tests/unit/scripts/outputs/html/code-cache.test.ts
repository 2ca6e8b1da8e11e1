import { expect, test } from 'vitest';
import { languageOf } from '#scripts/outputs/html/highlight.ts';
import { createCodeRenderer } from '#scripts/outputs/html/code-cache.ts';
import { saveTextCaches, TextCache } from '#scripts/description/source/text-cache.ts';
import { openStore } from '#scripts/description/source/store.ts';
import { sharedFolder } from '../../../own-folder.ts';

const CODE = '{"a": [1, "<b>"]}';

const store = openStore(sharedFolder().root);

/** Draws code in JSON and another language; returns its HTML, and how often it was drawn for that. */
async function drawn(coder = createCodeRenderer(), syntax = 'json') {
  let times = 0;
  const html = await coder.render((highlight) => {
    times += 1;
    return [highlight(CODE, 'json'), highlight('[2]', syntax), highlight('<p>', 'text')];
  });
  return { html, times };
}

const wanted = async (syntax = 'json') => {
  const [json, other] = [await languageOf('json'), await languageOf(syntax)];
  return [json(CODE), other('[2]'), '&lt;p>'];
};

test('grammars are loaded when their code is met, all at once', async () => {
  const coder = createCodeRenderer();
  expect(await drawn(coder, 'javascript')).toEqual({ html: await wanted('javascript'), times: 2 });
  expect(await drawn(coder)).toEqual({ html: await wanted(), times: 1 });
});

test('cached code needs no grammar, and is the same', async () => {
  await drawn(createCodeRenderer(new TextCache(store, 'now')));
  saveTextCaches();
  const cached = createCodeRenderer(new TextCache(store, 'now'));
  expect(await drawn(cached)).toEqual({ html: await wanted(), times: 1 });
  expect(await drawn(cached, 'javascript')).toEqual({ html: await wanted('javascript'), times: 2 });
});
