import { expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

const second = { 'guides/start/second.mdx': '---\ntitle: Pay with Card\ndescription: D\n---\nText.\n' };

it.each([
  [
    'See [Pay with card](/first).',
    ['guides/start/first.mdx:5:5 `pay with card` links to `/first`, but is the name of `/second`.'],
  ],
  ['Pay by [card](/first).', ['guides/start/first.mdx:5:8 `card` links to `/first`, but is the name of `/second`.']],
  [
    '<Card title="Pay with Card" href="/first">Pay.</Card>',
    ['guides/start/first.mdx:5:1 `pay with card` links to `/first`, but is the name of `/second`.'],
  ],
  [
    '[Sign in](site:signUpUrl).',
    ['guides/start/first.mdx:5:1 `sign in` links to `site:signUpUrl`, but is the name of `site:signInUrl`.'],
  ],
  ['[here](site:supportEmail), [here](site:signUpUrl), [here](/second).', []],
  ['Ask [why there is no card](/first).', []],
  [
    'Set [the card URL](/first).',
    ['guides/start/first.mdx:5:5 `the card url` links to `/first`, but is the name of `/second`.'],
  ],
  ['Pay by [card](/second), see [the list](/second).', []],
])('%s', async (text, problems) => {
  const found = await problemsOf('guide-link-words', { ...description('paths: {}'), ...guide(text), ...second });
  expect(found).toEqual(problems);
});
