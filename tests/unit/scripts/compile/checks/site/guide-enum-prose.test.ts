import { describe, expect, it } from 'vitest';
import { allProblems, description, guide, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide of this text, which begins in line 5; mere doubts end in a question mark. */
async function found(text: string): Promise<readonly string[]> {
  const problems = await allProblems({ ...SHOP, ...guide(text) });
  return problems
    .filter(({ check }) => check === 'guide-enum-prose')
    .map(({ at, message, severity }) => `${at} ${message}${severity === 'warning' ? '?' : ''}`)
    .map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const MISTAKES: readonly { name: string; given: string; want: readonly string[] }[] = [
  {
    name: 'a meaning that the words rely on',
    given: 'Pay <Value enum="Channel" of="3" is="Coins" />.',
    want: ['5:34 `3` is `Cash` in the description, not `Coins`.'],
  },
  {
    name: 'a meaning of a plain enum',
    given: 'It is <Value enum="Status" of="completed" is="Done" />.',
    want: ['5:43 `completed` is `It was sent` in the description, not `Done`.'],
  },
  {
    name: 'the title of a status',
    given: '<Value status="401" is="No key" />',
    want: ['5:21 `401` is `Unauthorized` in the description, not `No key`.'],
  },
  {
    name: 'the name of a header',
    given: '<Value header="Key" is="access-key" />',
    want: ['5:21 `Key` is `shop-access-key` in the description, not `access-key`.'],
  },
  {
    name: 'a meaning of nothing',
    given: '<Value site="brand" is="B" />',
    want: ['5:21 `is` requires an enum value, a status or a header.'],
  },
  {
    name: 'a meaning in words',
    given: 'Here `2` is Wire, and `3` (Coins) too; `1` means Bank Transfer.',
    want: [
      '5:13 `2` is not `Wire` in the description.?',
      '5:28 `3` is not `Coins` in the description.?',
      '5:50 `1` is not `Bank Transfer` in the description.',
    ],
  },
  {
    name: 'a value behind its meaning',
    given: 'Pay by Card (`2`).',
    want: ['5:15 `2` is not `Card` in the description, but `1` is.'],
  },
];

const FINE: readonly string[] = [
  'Pay <Value enum="Channel" of="3" is="Cash" />, get <Value status="401" is="Unauthorized" /> or <Value enum="Channel" of="1" /> by <Value header="Key" is="shop-access-key" />.',
  'Here `2` is Bank Transfer, `3` (Cash) and Card (`1`). `1` is the first, `2` is used at night, `7` is Sunday.',
  'At Paystack `2` is Card. Until 2025 `2` was Cash, and `2` is Card no longer.',
];

describe('guide-enum-prose', () => {
  for (const { name, given, want } of MISTAKES)
    it(`finds ${name}`, async () => expect(await found(given)).toEqual(want));
  it('leaves meanings told as the description does', async () =>
    expect(await Promise.all(FINE.map(found))).toEqual([[], [], []]));

  it('reads descriptions too', async () => {
    const api = description(`paths: {}
components:
  schemas:
    Channel: { description: How., oneOf: [{ const: 1, title: Card }, { const: 2, title: Cash }] }
    Order: { type: object, description: 'By \`2\` is Coins.' }
`);
    expect(await problemsOf('guide-enum-prose', api)).toEqual([
      'openapi.yaml:7:52 `2` is not `Coins` in the description.',
    ]);
  });

  it.each([
    ['These two values are documented.', 1],
    ['One of four states.', 1],
    ['Both values are numbers.', 0],
    ['It has both values.', 1],
    ['These three values are documented.', 0],
    ['The first two values are old; two more values follow.', 0],
  ])('counts the values of an enum: %s', async (text, count) => {
    const api = description(`paths: {}
components:
  schemas:
    Channel: { description: '${text}', type: integer, oneOf: [{ const: 1, title: Card }, { const: 2, title: Cash }, { const: 3, title: Wire }] }
`);
    expect(await problemsOf('guide-enum-prose', api)).toHaveLength(count);
  });
});
