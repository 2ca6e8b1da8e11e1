/** What goes before the day that was announced, or without the period that the policy demands. */
import { expect, it } from 'vitest';
import { compareVersions } from '#scripts/compare/compare.ts';
import { lifecycleProblems } from '#scripts/compare/lifecycle-policy.ts';
import { versionWith, type Frame } from './case-version.ts';

const goes = (day: string) => ({ deprecated: true, 'x-sunset': day });
const TODAY = '2027-01-01';
const [PAST, SOON, LATER] = [goes('2026-12-31'), goes('2027-03-31'), goes('2027-12-31')];
const STAYS = 'Its removal was announced for 31 March 2027.';
const UNANNOUNCED = 'It was not deprecated with a removal date, which `checks.yaml` requires.';
const NEAR = '`checks.yaml` requires 180 days of notice from 1 January 2027.';

const field = (rest?: object) => ({ properties: { a: {}, ...(rest && { b: rest }) } });
const values = (rest?: object) => ({ oneOf: [{ const: 'a' }, ...(rest ? [{ const: 'b', ...rest }] : [])] });
const parameter = (rest?: object) => (rest ? [{ in: 'query', name: 'q', schema: {}, ...rest }] : []);
const operation = (rest?: object) => ({ paths: rest ? { '/a': { get: { responses: {}, ...rest } } } : {} });
const webhook = (rest?: object) => ({ webhooks: rest ? { paid: { post: { responses: {}, ...rest } } } : {} });
const THINGS: readonly [what: string, frame: Frame, write: (rest?: object) => unknown][] = [
  ['operation', 'description', operation],
  ['webhook', 'description', webhook],
  ['parameter', 'parameters', parameter],
  ['field of a request', 'request', field],
  ['field of a response', 'response', field],
  ['value of a request', 'request', values],
  ['value of a response', 'response', values],
];

/** Problems of a change, without what the change is; with a period of 180 days, and with none. */
async function problemsOf(frame: Frame, before: unknown, after: unknown, date?: string): Promise<readonly string[][]> {
  const changes = compareVersions(await versionWith(frame, before), await versionWith(frame, after));
  const location = { file: 'note.yaml', line: 1, column: 1 };
  const note = { title: 'A', todo: 'B', changes: changes.map(({ key }) => ({ key, location })) };
  const notes = date === undefined ? [] : [{ ...note, date }];
  return [{ period: 180 }, {}].map((policy) =>
    lifecycleProblems(changes, { ...policy, notes, today: TODAY }).map(({ message }) => message.replace(/^.*?\. /, '')),
  );
}

it.each(THINGS)('a %s', async (_, frame, write) => {
  expect(await problemsOf(frame, write(SOON), write())).toEqual([[STAYS], [STAYS]]);
  expect(await problemsOf(frame, write(SOON), write(), '2027-03-30')).toEqual([[STAYS], [STAYS]]);
  expect(await problemsOf(frame, write(SOON), write(), '2027-03-31')).toEqual([[], []]);
  expect(await problemsOf(frame, write(PAST), write())).toEqual([[], []]);
  expect(await problemsOf(frame, write({}), write())).toEqual([[UNANNOUNCED], []]);
  expect(await problemsOf(frame, write({ deprecated: true }), write())).toEqual([[UNANNOUNCED], []]);
  expect(await problemsOf(frame, write({}), write(SOON))).toEqual([[NEAR], []]);
  expect(await problemsOf(frame, write({}), write(SOON), '2026-09-01')).toEqual([[], []]);
  expect(await problemsOf(frame, write(LATER), write(SOON))).toEqual([[NEAR], []]);
  expect(await problemsOf(frame, write({}), write(LATER))).toEqual([[], []]);
  expect(await problemsOf(frame, write(PAST), write(SOON))).toEqual([[], []]);
});

it.each<[what: string, before: unknown, after: unknown]>([
  [
    'all values',
    {
      oneOf: [
        { const: 'a', ...PAST },
        { const: 'b', ...SOON },
      ],
    },
    { enum: ['c'] },
  ],
  ['a name', { properties: { userName: SOON } }, { properties: { user_name: SOON } }],
])('%s too early', async (_, before, after) => {
  expect(await problemsOf('request', before, after)).toEqual([[STAYS], [STAYS]]);
});
