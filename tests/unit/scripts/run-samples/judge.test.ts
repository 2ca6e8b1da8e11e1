import { describe, expect, it } from 'vitest';
import { faults, silence, type Run } from '../../../../scripts/run-samples/judge.ts';
import { RESULT } from '../../../../scripts/run-samples/toolchain.ts';
import type { SampleAnswer } from '../../../../src/model/sample.ts';
import { example, exchange, execution, request, sample, scenario } from './builders.ts';

const answering = (answer: SampleAnswer) => sample({ scenario: scenario(request({ answer })) });
const held = (result: unknown, shown = ''): string => `${shown}\n${RESULT}\n${JSON.stringify(result)}\n`;
const redirected = exchange({}, { status: 303, body: '', headers: [{ name: 'Location', value: '/b?c=1' }] });

interface Case {
  readonly name: string;
  readonly run: Partial<Run>;
  /** What is said, each by a part of it. */
  readonly want?: readonly string[];
}

const TABLE: readonly Case[] = [
  { name: 'a run without faults', run: {} },
  { name: 'an answer that is printed as it came', run: { execution: execution('{ "a": 1 }') } },
  {
    name: 'a programme that failed',
    run: { execution: execution(held({ a: 1 }), { code: 1, stderr: 'No such\n  module' }) },
    want: ['the programme ended with 1: No such module'],
  },
  {
    name: 'a programme that hung',
    run: { execution: execution('', { code: null }), exchanges: [] },
    want: ['ended with a signal', 'no request arrived'],
  },
  { name: 'a programme that sends nothing', run: { exchanges: [] }, want: ['no request arrived'] },
  {
    name: 'a programme that sends twice',
    run: { exchanges: [exchange(), exchange()] },
    want: ['2 requests arrived instead of one'],
  },
  {
    name: 'a redirection that is not followed',
    run: { sample: answering('text'), exchanges: [redirected], execution: execution('') },
  },
  {
    name: 'a redirection that is followed',
    run: { sample: answering('text'), exchanges: [redirected, exchange({ url: '/b?c=1' })], execution: execution('') },
  },
  {
    name: 'a redirection that is followed to another place',
    run: { sample: answering('text'), exchanges: [redirected, exchange({ url: '/b' })] },
    want: ['2 requests'],
  },
  {
    name: 'a redirection that leads to what is refused',
    run: {
      sample: answering('text'),
      exchanges: [
        redirected,
        exchange({ url: '/b?c=1' }, { status: 405, findings: [{ kind: 'method', message: '/b takes GET' }] }),
      ],
    },
    want: ['refused it with 405: /b takes GET'],
  },
  {
    name: 'a success that is followed',
    run: { exchanges: [exchange({}, { headers: [{ name: 'Location', value: '/b' }] }), exchange({ url: '/b' })] },
    want: ['2 requests'],
  },
  {
    name: 'a request that the mock refused',
    run: { exchanges: [exchange({}, { status: 400, findings: [{ kind: 'request', message: 'body.a is missing' }] })] },
    want: ['refused it with 400: body.a is missing'],
  },
  {
    name: 'another request than the one described',
    run: { exchanges: [exchange({ url: '/b', headers: {} })] },
    want: ['path /b instead of /a'],
  },
  {
    name: 'an answer that was read otherwise',
    run: { execution: execution(held({ a: '1' })) },
    want: ['the programme shows {"a":"1"} instead of the answer {"a":1}'],
  },
  {
    name: 'an answer that was not read',
    run: { execution: execution('') },
    want: ['the programme shows nothing instead of'],
  },
  { name: 'a result that is shown above something else', run: { execution: execution(held({ a: 1 }, 'Object(a)')) } },
  {
    name: 'a text as it came',
    run: {
      sample: answering('text'),
      exchanges: [exchange({}, { body: 'a\r\nb\n' })],
      execution: execution(held('a\r\nb\n')),
    },
  },
  {
    name: 'a text that a programme prints with a newline',
    run: { sample: answering('text'), exchanges: [exchange({}, { body: 'a\n' })], execution: execution('a\n\n') },
  },
  {
    name: 'a text whose newlines were changed',
    run: {
      sample: answering('text'),
      exchanges: [exchange({}, { body: 'a\r\nb' })],
      execution: execution(held('a\nb')),
    },
    want: ['the programme shows'],
  },
  {
    name: 'a result that lost its last newline',
    run: { sample: answering('text'), exchanges: [exchange({}, { body: 'a\n' })], execution: execution(held('a')) },
    want: ['the programme shows'],
  },
  {
    name: 'JSON that is read as text',
    run: {
      sample: answering('text'),
      exchanges: [exchange({}, { body: '{"a":1}' })],
      execution: execution(held('{"a":1}')),
    },
  },
  {
    name: 'bytes, whatever is shown of them',
    run: {
      sample: answering('binary'),
      exchanges: [exchange({}, { body: '%PDF' })],
      execution: execution('ArrayBuffer'),
    },
  },
  { name: 'an answer that is printed beside the sample', run: { sample: sample({ answer: example('{ "a": 1 }') }) } },
  {
    name: 'an answer that is not the one printed beside the sample',
    run: { sample: sample({ answer: example('{ "a": 2 }') }) },
    want: ['the answer {"a":1} is not what is printed beside it'],
  },
  {
    name: 'a text that is not the one printed beside the sample',
    run: {
      sample: { ...answering('text'), answer: example('b') },
      exchanges: [exchange({}, { body: 'a' })],
      execution: execution('a'),
    },
    want: ['the answer a is not what is printed beside it'],
  },
];

const error = { code: 'no_key', message: 'Send "it"', inner: [{ field: 'a' }] };
const refused = exchange({}, { status: 401, body: JSON.stringify(error) });

const REFUSED: readonly Case[] = [
  {
    name: 'a programme that fails and says why',
    run: { execution: execution('', { code: 1, stderr: `Error: ${JSON.stringify(error)}` }) },
  },
  {
    name: 'cURL, which shows the answer',
    run: { sample: sample({ language: 'curl' }), execution: execution(JSON.stringify(error)) },
  },
  {
    name: 'cURL that shows nothing',
    run: { sample: sample({ language: 'curl' }), execution: execution('') },
    want: ['`no_key` is missing', '`a` is missing'],
  },
  {
    name: 'an error that ends with 0',
    run: { execution: execution(JSON.stringify(error)) },
    want: ['ends the programme with 0'],
  },
  {
    name: 'an error that is not shown',
    run: { execution: execution('', { code: 1, stderr: 'Error: 401 at' }) },
    want: ['`no_key` is missing'],
  },
  {
    name: 'an error that is a text',
    run: {
      exchanges: [exchange({}, { status: 401, body: 'Who are you?' })],
      execution: execution('', { code: 1, stderr: '401' }),
    },
    want: ['`Who are you?` is missing'],
  },
  {
    name: 'a programme that sends nothing',
    run: { exchanges: [], execution: execution('', { code: 1 }) },
    want: ['no request arrived'],
  },
  {
    name: 'an answer that is no refusal',
    run: {
      sample: sample({ language: 'curl' }),
      exchanges: [exchange({}, { status: 200, body: 'fine' })],
      execution: execution('fine'),
    },
    want: ['nothing was refused in words: the mock answered 200'],
  },
  {
    name: 'a refusal without words',
    run: {
      sample: sample({ language: 'curl' }),
      exchanges: [exchange({}, { status: 401, body: '' })],
      execution: execution(''),
    },
    want: ['nothing was refused in words: the mock answered 401'],
  },
];

const matched = (found: readonly string[], want: readonly string[]): readonly (string | undefined)[] =>
  found.map((each, index) => (each.includes(want[index] ?? '\0') ? want[index] : each));

describe('faults of a run', () => {
  for (const { name, run, want = [] } of TABLE) {
    it(`${want.length === 0 ? 'take' : 'tell of'} ${name}`, async () => {
      const found = await faults({
        sample: sample(),
        environment: {},
        execution: execution(held({ a: 1 })),
        exchanges: [exchange()],
        ...run,
      });
      expect(matched(found, want)).toEqual(want);
    });
  }

  it('tell of a sample that prints no request', async () => {
    const { request: _, ...without } = scenario();
    expect(
      await faults({
        sample: sample({ scenario: without }),
        environment: {},
        execution: execution(''),
        exchanges: [exchange()],
      }),
    ).toEqual(['no request arrived']);
  });
});

describe('a run that was refused', () => {
  for (const { name, run, want = [] } of REFUSED) {
    it(`${want.length === 0 ? 'takes' : 'tells of'} ${name}`, () => {
      const found = silence({
        sample: sample(),
        environment: {},
        execution: execution(''),
        exchanges: [refused],
        ...run,
      });
      expect(matched(found, want)).toEqual(want);
    });
  }
});
