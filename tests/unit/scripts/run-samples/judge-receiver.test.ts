import { describe, expect, it } from 'vitest';
import {
  receptionFaults,
  timesPrinted,
  type Delivery,
  type Expected,
  type Reception,
} from '../../../../scripts/run-samples/judge-receiver.ts';

const answers = (more: Partial<Readonly<Record<Delivery, number | string>>> = {}) =>
  Object.entries({
    payload: 200,
    duplicate: 204,
    'unknown status': 200,
    'broken JSON': 400,
    'wrong method': 405,
    ...more,
  }).map(([delivery, answer]) => ({ delivery: delivery as Delivery, answer }));
const RIGHT: Reception = { answers: answers(), output: 'a is done\na has the unknown status b\n', running: true };
const EXPECTED: Expected = { event: 'a is done', unknown: 'a has the unknown status b' };

describe('a receiver', () => {
  it.each<
    [string, Partial<Reception>, { readonly event?: string; readonly unknown?: string | undefined }, readonly string[]]
  >([
    ['does all', {}, {}, []],
    ['has nothing at this address', { answers: answers({ 'wrong method': 404 }) }, {}, []],
    ['knows no such method', { answers: answers({ 'wrong method': 501 }) }, {}, []],
    [
      'prints times and words of its own',
      { output: '[12:00] POST 200\n[12:00] a is done\r\n[12:00] a has the unknown status b' },
      {},
      [],
    ],
    [
      'prints a body of several lines',
      { output: '{\n  "a": 1\n}\n' },
      { event: '{\n  "a": 1\n}\n', unknown: undefined },
      [],
    ],
    [
      'need not know a status where none is documented',
      { output: 'a arrived' },
      { event: 'a arrived', unknown: undefined },
      [],
    ],
    ['takes any method', { answers: answers({ 'wrong method': 200 }) }, {}, ['the wrong method is answered with 200']],
    [
      'fails at another method',
      { answers: answers({ 'wrong method': 500 }) },
      {},
      ['the wrong method is answered with 500'],
    ],
    [
      'takes what cannot be read',
      { answers: answers({ 'broken JSON': 200 }) },
      {},
      ['the broken JSON is answered with 200'],
    ],
    [
      'fails at what cannot be read',
      { answers: answers({ 'broken JSON': 500 }) },
      {},
      ['the broken JSON is answered with 500'],
    ],
    ['refuses what is sent', { answers: answers({ payload: 400 }) }, {}, ['the payload is answered with 400']],
    ['sends elsewhere', { answers: answers({ payload: 302 }) }, {}, ['the payload is answered with 302']],
    [
      'refuses what is sent again',
      { answers: answers({ duplicate: 409 }) },
      {},
      ['the duplicate is answered with 409'],
    ],
    [
      'fails at a status that it does not know',
      { answers: answers({ 'unknown status': 500 }) },
      {},
      ['the unknown status is answered with 500'],
    ],
    [
      'does not answer',
      { answers: answers({ payload: 'nothing: Error' }) },
      {},
      ['the payload is answered with nothing: Error'],
    ],
    ['takes the same twice', { output: `${RIGHT.output}a is done\n` }, {}, ['the event is printed 2 times']],
    [
      'prints nothing',
      { output: '' },
      {},
      ['the event is printed never: `a is done` in nothing', 'the unknown status is printed never'],
    ],
    [
      'says more of the event',
      { output: 'a is done soon\na has the unknown status b' },
      {},
      ['the event is printed never'],
    ],
    [
      'is over',
      { running: false, output: `${RIGHT.output}Error: b` },
      {},
      ['it does not run any more: a is done a has the unknown status b Error: b'],
    ],
  ])('%s', (_, reception, expected, want) => {
    const { unknown, ...event } = { ...EXPECTED, ...expected };
    const faults = receptionFaults(
      { ...RIGHT, ...reception },
      { ...event, ...(unknown === undefined ? {} : { unknown }) },
    );
    expect(faults).toHaveLength(want.length);
    for (const [index, text] of want.entries()) expect(faults[index]).toContain(text);
  });
});

describe('what is printed', () => {
  it.each([
    ['', 'a', 0],
    ['a', 'a', 1],
    ['ba\na b\na\r\n', 'a', 2],
    ['a\nb\n', 'a\nb\n', 1],
    ['a.b', 'a?b', 0],
  ])('in %j holds %j so often: %j', (output, text, want) => expect(timesPrinted(output, text)).toBe(want));
});
