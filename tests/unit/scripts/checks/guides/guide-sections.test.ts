import { expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

it.each([
  ['## A\n\n## B\n\nText.', ['guides/start/first.mdx:5:1 Nothing follows the heading `A`.']],
  ['## A\n\nText.\n\n## B', ['guides/start/first.mdx:9:1 Nothing follows the heading `B`.']],
  ['### A\n\n## B\n\nText.', ['guides/start/first.mdx:5:1 Nothing follows the heading `A`.']],
  ['## A\n\n### B\n\nText.', []],
  ['## A\n\n<BaseUrl />', []],
])('%j', async (text, problems) => {
  expect(await problemsOf('guide-sections', { ...description('paths: {}'), ...guide(text) })).toEqual(problems);
});
