import { describe, expect, it } from 'vitest';
import { refusalFailures, runFailures, type Run } from '#scripts/run-samples/check-run.ts';
import { RESULT } from '#scripts/run-samples/toolchain.ts';
import type { SampleResponse } from '#src/model/sample.ts';
import { example, exchange, execution, request, sample, scenario } from './builders.ts';

const reading = (response: SampleResponse) => sample({ scenario: scenario(request({ response })) });
const held = (result: unknown, shown = ''): string => `${shown}\n${RESULT}\n${JSON.stringify(result)}\n`;
const redirected = exchange({}, { status: 303, body: '', headers: [{ name: 'Location', value: '/b?c=1' }] });
const problem = (status: number, message: string) => ({ status, problems: [{ kind: 'request', message }] }) as const;
const curl = sample({ language: 'curl' });

/** What a run is, and parts of what is said of it. */
type Row = readonly [name: string, run: Partial<Run>, ...want: readonly string[]];

/** A run that reads a text: what was sent back, and what the program printed. */
const text = (body: string, shown: string): Partial<Run> => ({
  sample: reading('text'),
  exchanges: [exchange({}, { body })],
  execution: execution(shown),
});

const RUNS: readonly Row[] = [
  ['a run that is right', {}],
  ['a response that is printed as it came', { execution: execution('{ "a": 1 }') }],
  [
    'a program that failed',
    { execution: execution(held({ a: 1 }), { code: 1, stderr: 'No such\n  module' }) },
    'the program ended with 1: No such module',
  ],
  [
    'a program that hung',
    { execution: execution('', { code: null }), exchanges: [] },
    'ended with a signal',
    'no request arrived',
  ],
  ['a program that sends twice', { exchanges: [exchange(), exchange()] }, '2 requests arrived instead of one'],
  ['a redirection', { sample: reading('text'), exchanges: [redirected], execution: execution('') }],
  [
    'a redirection that is followed',
    { sample: reading('text'), exchanges: [redirected, exchange({ url: '/b?c=1' })], execution: execution('') },
  ],
  [
    'a redirection that is followed to another place',
    { sample: reading('text'), exchanges: [redirected, exchange({ url: '/b' })] },
    '2 requests',
  ],
  [
    'a redirection that leads to what is refused',
    { sample: reading('text'), exchanges: [redirected, exchange({ url: '/b?c=1' }, problem(405, '/b accepts GET'))] },
    'refused it with 405: /b accepts GET',
  ],
  [
    'a success that is followed',
    { exchanges: [exchange({}, { headers: [{ name: 'Location', value: '/b' }] }), exchange({ url: '/b' })] },
    '2 requests',
  ],
  [
    'a request that the mock refused',
    { exchanges: [exchange({}, problem(400, 'body.a is missing'))] },
    'refused it with 400: body.a is missing',
  ],
  ['another request', { exchanges: [exchange({ url: '/b', headers: {} })] }, 'path /b instead of /a'],
  [
    'a response that was read otherwise',
    { execution: execution(held({ a: '1' })) },
    'the program printed {"a":"1"} instead of the response {"a":1}',
  ],
  ['a response that was not read', { execution: execution('') }, 'the program printed nothing instead of'],
  ['a result that is shown above something else', { execution: execution(held({ a: 1 }, 'Object(a)')) }],
  ['a text as it came', text('a\r\nb\n', held('a\r\nb\n'))],
  ['a text that a program prints with a newline', text('a\n', 'a\n\n')],
  ['a text whose newlines were changed', text('a\r\nb', held('a\nb')), 'the program printed'],
  ['a result that lost its last newline', text('a\n', held('a')), 'the program printed'],
  ['JSON that is read as text', text('{"a":1}', held('{"a":1}'))],
  [
    'bytes, whatever is shown of them',
    { sample: reading('binary'), exchanges: [exchange({}, { body: '%PDF' })], execution: execution('ArrayBuffer') },
  ],
  ['a response that is printed beside the sample', { sample: sample({ example: example('{ "a": 1 }') }) }],
  [
    'a response that is not the one printed beside the sample',
    { sample: sample({ example: example('{ "a": 2 }') }) },
    'the response {"a":1} differs from the one printed beside it',
  ],
  [
    'a text that is not the one printed beside the sample',
    { ...text('a', 'a'), sample: { ...reading('text'), example: example('b') } },
    'the response a differs from the one printed beside it',
  ],
];

const error = { code: 'no_key', message: 'Send "it"', inner: [{ field: 'a' }] };
const refused = (status: number, body: string): Partial<Run> => ({
  sample: curl,
  exchanges: [exchange({}, { status, body })],
  execution: execution(body),
});

const REFUSALS: readonly Row[] = [
  [
    'a program that fails and says why',
    { execution: execution('', { code: 1, stderr: `Error: ${JSON.stringify(error)}` }) },
  ],
  ['cURL, which shows the response', { sample: curl, execution: execution(JSON.stringify(error)) }],
  ['cURL that shows nothing', { sample: curl }, '`no_key` is missing', '`a` is missing'],
  ['an error that ends with 0', { execution: execution(JSON.stringify(error)) }, 'the program ended with 0'],
  [
    'an error that is not shown',
    { execution: execution('a', { code: 1, stderr: 'Error: 401 at' }) },
    '`no_key` is missing',
  ],
  ['a program that sends nothing', { exchanges: [] }, 'no request arrived'],
  ['a response that is no refusal', refused(200, 'fine'), 'the mock did not refuse the request: it responded with 200'],
  ['a refusal for which the description has no words', { ...refused(401, ''), execution: execution('', { code: 1 }) }],
];

const RIGHT = { sample: sample(), environment: {}, exchanges: [exchange()], execution: execution(held({ a: 1 })) };
const REFUSED = {
  ...RIGHT,
  exchanges: [exchange({}, { status: 401, body: JSON.stringify(error) })],
  execution: execution(''),
};

describe('what is wrong with a run', () => {
  for (const [name, run, ...want] of RUNS)
    it(name, async () =>
      expect(await runFailures({ ...RIGHT, ...run })).toEqual(want.map((text) => expect.stringContaining(text))),
    );

  it('that prints no request', async () => {
    const { request: _, ...without } = scenario();
    expect(await runFailures({ ...RIGHT, sample: sample({ scenario: without }) })).toEqual(['no request arrived']);
  });
});

describe('what is wrong with a run that was refused', () => {
  for (const [name, run, ...want] of REFUSALS)
    it(name, () =>
      expect(refusalFailures({ ...REFUSED, ...run })).toEqual(want.map((text) => expect.stringContaining(text))),
    );
});
