import { describe, expect, it } from 'vitest';
import { allProblems, guide, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide with one table; its head is line 5, its first row line 7. */
async function found(head: string, ...rows: readonly string[]): Promise<readonly string[]> {
  const columns = head.split('|').length - 2;
  const table = [head, `|${' --- |'.repeat(columns)}`, ...rows].join('\n');
  const problems = await problemsOf('guide-table', { ...SHOP, ...guide(table) });
  return problems.map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const VALUES = '| Value | Label |';
const [CARD, TRANSFER, CASH] = ['| `1` | Card |', '| `2` | Bank Transfer |', '| `3` | Cash |'];
const CODES = '| Code | Title |';

const MISTAKES: readonly { name: string; given: readonly [string, ...string[]]; want: readonly string[] }[] = [
  {
    name: 'another label',
    given: [VALUES, CARD, '| `2` | Bank Account |', CASH],
    want: ['8:9 `Bank Account` is not what the description says of `2`.'],
  },
  {
    name: 'a missing value, where its row belongs',
    given: [VALUES, CARD, CASH],
    want: ['7:4 The table lacks `2`, which is in the enum `Channel`.'],
  },
  {
    name: 'a value that is none',
    given: [VALUES, CARD, TRANSFER, CASH, '| `4` | Voucher |'],
    want: ['10:4 `4` is not a value of the enum `Channel`.'],
  },
  {
    name: 'a value that was renumbered',
    given: [VALUES, CARD, TRANSFER, '| `7` | Cash |'],
    want: ['8:4 The table lacks `3`, which is in the enum `Channel`.', '9:4 `7` is not a value of the enum `Channel`.'],
  },
  { name: 'a value twice', given: [VALUES, CARD, CARD, TRANSFER, CASH], want: ['8:4 `1` has two rows.'] },
  {
    name: 'a meaning of a plain enum',
    given: ['| Status | Meaning |', '| in_review | Somebody looks at it. |', '| completed | It is ready |'],
    want: ['8:15 `It is ready` is not what the description says of `completed`.'],
  },
  {
    name: 'another title of a code',
    given: [CODES, '| `401` | Not allowed |', '| `5xx` | Shop failure |'],
    want: ['7:11 `Not allowed` is not what the description says of `401`.'],
  },
  {
    name: 'a code that the catalogue lacks',
    given: [CODES, '| 401 | Unauthorized |', '| 404 | Not found |', '| 5XX | Shop failure |'],
    want: ['8:3 `404` is not a value of the error catalogue.'],
  },
  {
    name: 'a meaning in a further column',
    given: [
      '| Code | Title | Meaning |',
      '| 401 | Unauthorized | The key is wrong. |',
      '| 5XX | Shop failure | Wait. |',
    ],
    want: ['8:24 `Wait.` is not what the description says of `5XX`.'],
  },
  {
    name: 'the label of another value, in a table of some',
    given: ['| Some values | Good for |', '| `1` | Bank Transfer |', '| `3` | small shops |'],
    want: ['7:9 `Bank Transfer` is not what the description says of `1`.'],
  },
  {
    name: 'a value that is none, under the name of its field',
    given: ['| channel | Some words |', CARD, '| `3` | Cash |', '| `8` | Vouchers |', '| `9` | Voucher |'],
    want: ['9:4 `8` is not a value of the enum `Channel`.', '10:4 `9` is not a value of the enum `Channel`.'],
  },
  {
    name: 'a missing value where all are promised',
    given: ['| Every value | Good for |', '| `1` | shops |', '| `2` | sums |'],
    want: ['8:4 The table lacks `3`, which is in the enum `Channel`.'],
  },
];

const FINE: readonly { name: string; given: readonly [string, ...string[]] }[] = [
  { name: 'a table that agrees, in another order', given: [VALUES, CASH, CARD, TRANSFER] },
  { name: 'the whole catalogue', given: [CODES, '| `401` | Unauthorized |', '| `5XX` | Shop failure |'] },
  {
    name: 'a column that says more',
    given: ['| Value | Label | Fee |', '| 1 | Card | 2 % |', '| 2 | Bank Transfer | none |', '| 3 | Cash | none |'],
  },
  { name: 'steps that are counted', given: ['| Step | What |', '| 1 | Ask |', '| 2 | Pay |', '| 3 | Leave |'] },
  {
    name: 'one value among others',
    given: ['| Word | Use |', '| completed | at the end |', '| open | at the start |'],
  },
];

/** Tables of some values. */
const SOME: readonly { name: string; given: readonly [string, ...string[]] }[] = [
  {
    name: 'words of their own for some codes',
    given: [
      '| Status | On this page it means |',
      '| `401` | The key is missing, or it is the public one. |',
      '| `5XX` | Wait. |',
    ],
  },
  { name: 'some values', given: ['| Channel | Most often used by |', '| `1` | shops |', '| `3` | markets |'] },
  {
    name: 'a value for two cases',
    given: ['| Some values | Case |', '| `1` | by day |', '| `1` | by night |', '| `3` | at noon |'],
  },
  {
    name: 'values of another product',
    given: ['| Paystack | Label |', '| `1` | Visa |', '| `2` | Wire |', '| `9` | Coins |'],
  },
  { name: 'values of the past', given: ['| Old | Label |', '| `1` | Visa |', '| `2` | Wire |', '| `9` | Coins |'] },
];

describe('guide-table', () => {
  for (const { name, given } of SOME)
    it(`lets a table have ${name}`, async () => expect(await found(...given)).toEqual([]));

  for (const { name, given, want } of MISTAKES)
    it(`finds ${name}`, async () => expect(await found(...given)).toEqual(want));
  for (const { name, given } of FINE) it(`leaves ${name} alone`, async () => expect(await found(...given)).toEqual([]));

  it('names the component to use', async () => {
    const table = guide('| Value | Label |\n| --- | --- |\n| 1 | Card |\n| 2 | Transfer |\n| 3 | Cash |');
    const problem = (await allProblems({ ...SHOP, ...table })).find(({ check }) => check === 'guide-table');
    expect(problem?.hint).toMatch(
      /^Write `Bank Transfer`, as in `.*openapi\.yaml:73`, or replace the table by `<EnumTable name="Channel" \/>`\.$/,
    );
  });

  it('takes the enum that is shown beside the table', async () => {
    const text =
      '<EnumTable name="Channel" />\n\n| Kind | Label |\n| --- | --- |\n| 1 | Mastercard |\n| 2 | Wire |\n| 3 | Coins |';
    expect(await problemsOf('guide-table', { ...SHOP, ...guide(text) })).toHaveLength(3);
    expect(
      await problemsOf('guide-table', {
        ...SHOP,
        ...guide('<EnumTable name="Channel" />\n\n| Value | Label |\n| --- | --- |\n| 1 | Card |'),
      }),
    ).toEqual([]);
  });
});
