import { expect, it } from 'vitest';
import { description, errorsOf, guide, problemsOf } from '../check-case.ts';

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
  [
    '[help](site:supportEmail), [help](site:supportEmail), [help](site:supportEmail), [help](site:signUpUrl).',
    ['guides/start/first.mdx:5:82 `help` links to `site:signUpUrl`, but to `site:supportEmail` on `/first`.'],
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

it.each([
  ['[sign up page](site:signInUrl)', 1],
  ['[sign up page](https://elsewhere.example)', 0],
  ['[sign up page](/second)', 0],
])('tells what has another name, %s, from what a new place may be called', async (link, count) => {
  const usual = '[sign up page](site:signUpUrl), '.repeat(2);
  const files = { ...description('paths: {}'), ...guide(`${usual}${link}.`), ...second };
  expect(await errorsOf('guide-link-words', files)).toHaveLength(count);
});
