import { describe, expect, it } from 'vitest';
import {
  receiverFailures,
  timesPrinted,
  type Delivery,
  type Expected,
  type Reception,
} from '#scripts/run-samples/check-receiver.ts';

type Responses = Partial<Readonly<Record<Delivery, number | string>>>;
const RESPONSES: Responses = {
  payload: 200,
  duplicate: 200,
  'unknown status': 200,
  'broken JSON': 400,
  'wrong method': 405,
};
const OUTPUT = 'Stored a\nStored a\nStored b\n';
const EXPECTED: Expected = { success: 200, event: 'Stored a', unknown: 'Stored b' };

/** What the receiver responds with, prints and has to print; parts of what is said of it. */
type Row = readonly [
  name: string,
  of: { readonly responses?: Responses; readonly output?: string; readonly running?: boolean; readonly event?: string },
  ...want: readonly string[],
];

const ROWS: readonly Row[] = [
  ['does all', {}],
  ['has nothing at this address', { responses: { 'wrong method': 404 } }],
  ['knows no such method', { responses: { 'wrong method': 501 } }],
  ['prints times of its own', { output: '[12:00] POST 200\n[12:00] Stored a\r\n[12:01] Stored a\n[1] Stored b' }],
  ['need not know a status where none is documented', { output: 'Stored\nStored', event: 'Stored' }],
  ['takes any method', { responses: { 'wrong method': 200 } }, 'the response to the wrong method is 200'],
  ['fails at another method', { responses: { 'wrong method': 500 } }, 'the response to the wrong method is 500'],
  ['takes what cannot be read', { responses: { 'broken JSON': 200 } }, 'the response to the broken JSON is 200'],
  ['fails at what cannot be read', { responses: { 'broken JSON': 500 } }, 'the response to the broken JSON is 500'],
  [
    'has another success than the described one',
    { responses: { duplicate: 204 } },
    'the response to the duplicate is 204',
  ],
  ['redirects', { responses: { payload: 302 } }, 'the response to the payload is 302'],
  ['refuses what is sent again', { responses: { duplicate: 409 } }, 'the response to the duplicate is 409'],
  ['fails at another status', { responses: { 'unknown status': 500 } }, 'the response to the unknown status is 500'],
  ['is silent', { responses: { payload: 'nothing: Error' } }, 'the response to the payload is nothing: Error'],
  ['stores the same once', { output: 'Stored a\nStored b' }, 'the event is printed 1 times, not 2'],
  ['stores the same thrice', { output: `${OUTPUT}Stored a` }, 'the event is printed 3 times, not 2'],
  [
    'prints nothing',
    { output: '' },
    'the event is printed 0 times, not 2: `Stored a` in nothing',
    'the unknown status is printed 0 times, not 1',
  ],
  ['says more', { output: 'Stored a soon\nStored b' }, 'the event is printed 0 times'],
  [
    'is over',
    { running: false, output: `${OUTPUT}Error: b` },
    'it does not run any more: Stored a Stored a Stored b Error: b',
  ],
];

describe('a receiver', () => {
  for (const [name, { responses = {}, output = OUTPUT, running = true, event }, ...want] of ROWS) {
    it(name, () => {
      const reception: Reception = {
        responses: Object.entries({ ...RESPONSES, ...responses }).map(([delivery, response]) => ({
          delivery: delivery as Delivery,
          response,
        })),
        output,
        running,
      };
      expect(receiverFailures(reception, event === undefined ? EXPECTED : { success: 200, event })).toEqual(
        want.map((text) => expect.stringContaining(text)),
      );
    });
  }
});

it.each([
  ['', 'a', 0],
  ['a', 'a', 1],
  ['ba\na b\na\r\n', 'a', 2],
  ['a\nb\n', 'a\nb\n', 1],
  ['a.b', 'a?b', 0],
])('%j holds %j so often: %j', (output, text, want) => expect(timesPrinted(output, text)).toBe(want));
