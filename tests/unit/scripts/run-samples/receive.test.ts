/** Receivers of hostile descriptions are run in their languages, and broken ones are found out. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { PrintedReceiver } from '../../../../scripts/run-samples/printed.ts';
import { receiveInLanguage, withUnknownStatus } from '../../../../scripts/run-samples/receive.ts';
import { javascript } from '../../../../scripts/run-samples/toolchains/javascript.ts';
import { TOOLCHAINS } from '../../../../scripts/run-samples/toolchains/index.ts';
import { sampleHook } from '../../../../scripts/samples/hook.ts';
import { RECEIVERS } from '../../../../scripts/samples/receivers/index.ts';
import type { Webhook } from '../../../../src/model/api.ts';
import type { Schema } from '../../../../src/model/schema.ts';
import { api, mediaType, webhook } from '../model-builders.ts';

const DOCUMENT = { openapi: '3.1.1', info: { title: 'API', version: '1' }, paths: {} };
const TEXT: Schema = { type: 'string' };
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties });

function sent(name: string, schema: Schema, value: unknown, more: Partial<Webhook> = {}): Webhook {
  return webhook(name, {
    ...more,
    requestBody: {
      required: true,
      description: '',
      content: [mediaType({ schema, examples: [{ name: 'one', summary: 'One', description: '', value }] })],
    },
  });
}

/** Statuses that break careless printing. */
const VALUES = [
  "it's",
  'a "b" c',
  String.raw`\ \\ \n \u0041 \"`,
  '$HOME ${PATH} $id {$id}',
  '#{id} #@a #$b',
  '`id` ${id}',
  '%s %d %% %',
  '{id} {{id}} {0}',
  '?> <?php //',
  '*/ /* // # --',
  'Naïve 日本語 🦊',
  '</script>',
  'one\ttab',
  '',
];
const NAME = `it's "$x" #{1} \${2} \`3\` \\ %s ?>`;
const HOSTILE = object({ [NAME]: object({ id: TEXT, status: { type: 'string', enum: VALUES } }) });

const WEBHOOKS: readonly Webhook[] = [
  ...VALUES.map((status, index) =>
    sent(`value${index}`, HOSTILE, { [NAME]: { id: `50%d 'a' "b" $c ${index}`, status } }),
  ),
  sent('number', object({ id: { type: 'integer' }, status: { type: 'string', enum: ['a'] } }), {
    id: 12345678901234,
    status: 'a',
  }),
  sent(
    'apart',
    object({
      type: { type: 'string', enum: ['a', 'b'] },
      data: object({ id: { type: 'integer' }, inner: object({}) }),
    }),
    { type: 'b', data: { id: 12345678 } },
  ),
  sent('free', object({ id: TEXT, status: TEXT }), { id: 'a', status: 'b' }),
  sent('alone', object({ id: TEXT }), { id: 'a' }),
  sent('nameless', object({ status: { type: 'string', enum: ['a', 'b'] } }), { status: 'a' }),
  sent('silent', object({}), { a: 1 }),
  sent('list', { type: 'array' }, [1, 2]),
  sent('anyhow', object({ id: TEXT, status: TEXT }), { id: 'a', status: 'b' }, { notPublished: ['method'] }),
  sent('put', object({ id: TEXT, status: TEXT }), { id: 'a', status: 'b' }, { method: 'PUT' }),
];

/** A receiver as a page would print it. */
function printed(hooked: Webhook, language: string, change: (text: string) => string = String): PrintedReceiver {
  const hook = sampleHook(hooked, {});
  const receiver = RECEIVERS.find((each) => each.language.id === language);
  if (hook === undefined || receiver === undefined) throw new Error('There is no such receiver.');
  return {
    page: '/a',
    anchor: hooked.name,
    language,
    text: change(receiver.render(hook)),
    webhook: { name: hooked.name, method: hooked.method },
    hook,
  };
}

const options = { api: api({ webhooks: WEBHOOKS }), document: DOCUMENT, progress: () => undefined };

for (const toolchain of TOOLCHAINS.filter(({ language }) =>
  RECEIVERS.some((receiver) => receiver.language.id === language),
)) {
  const {
    language,
    packages,
    version: [tool = '', ...version],
  } = toolchain;
  const found = spawnSync(tool, version).status === 0;
  const reads = RECEIVERS.find((receiver) => receiver.language.id === language)?.readsJson === true;

  it.skipIf(!found)(
    `receivers in ${language} are right, whatever the description says${found ? '' : `: Debian's packages ${packages.join(' and ')} are missing`}`,
    async () => {
      // Without JSON nothing of the description stands in them but the method.
      const tried = reads
        ? WEBHOOKS
        : WEBHOOKS.filter(({ name }) => ['value1', 'silent', 'anyhow', 'put'].includes(name));
      const verdicts = await receiveInLanguage(
        toolchain,
        tried.map((hooked) => printed(hooked, language)),
        options,
      );
      expect(verdicts.flatMap(({ sample, faults }) => faults.map((fault) => `${sample.anchor}: ${fault}`))).toEqual([]);
    },
    300_000,
  );
}

describe('a broken receiver', () => {
  const plain = sent('number', object({ id: { type: 'integer' }, status: { type: 'string', enum: ['a'] } }), {});

  it.each<[string, (text: string) => string, readonly string[]]>([
    ['that is right is none', String, []],
    [
      'forgets what was delivered',
      (text) => text.replace('if (seen.has(key)) return;', ''),
      ['the event is printed 2 times'],
    ],
    [
      'takes any method',
      (text) => text.replace("request.method !== 'POST' || ", ''),
      ['the wrong method is answered with 200'],
    ],
    [
      'refuses all',
      (text) => text.replace('response.end();', 'response.writeHead(500).end();'),
      [
        'the payload is answered with 500',
        'the duplicate is answered with 500',
        'the unknown status is answered with 500',
      ],
    ],
    [
      'takes broken JSON',
      (text) => text.replace('writeHead(400)', 'writeHead(200)'),
      ['the broken JSON is answered with 200'],
    ],
    ['has no default', (text) => text.replace(/default:[^]*?;/, ''), ['the unknown status is printed never']],
    [
      'ends at an unknown status',
      (text) => text.replace(/default:[^]*?;/, "default: throw new Error('unknown');"),
      [
        'it does not run any more',
        'the broken JSON is answered with nothing',
        'the wrong method is answered with nothing',
        'the unknown status is printed never',
      ],
    ],
    ['cannot be read', (text) => `${text}}`, ['it does not listen']],
    ['ends at once', () => '', ['it does not listen']],
  ])(
    'that %s',
    async (_, change, want) => {
      const [verdict] = await receiveInLanguage(javascript, [printed(plain, 'javascript', change)], options);
      expect(verdict?.faults).toHaveLength(want.length);
      for (const [index, text] of want.entries()) expect(verdict?.faults[index]).toContain(text);
    },
    120_000,
  );

  it('of which the description has no webhook', async () => {
    const [verdict] = await receiveInLanguage(
      javascript,
      [printed({ ...plain, name: 'other' }, 'javascript')],
      options,
    );
    expect(verdict?.faults).toEqual(['the description has no such webhook']);
  });
});

describe('an unknown status', () => {
  const value = (hooked: Webhook | undefined): unknown =>
    hooked?.requestBody?.content[0]?.examples.map((example) => example.value);

  it.each<[string, readonly string[], readonly string[], unknown, unknown]>([
    ['takes the place of the known one', ['status'], ['a'], { id: 1, status: 'a' }, { id: 1, status: 'unheard_of' }],
    ['stands where there was none', ['data', 'status'], [], { id: 1 }, { id: 1, data: { status: 'unheard_of' } }],
    ['is none of the documented ones', ['status'], ['unheard_of', 'unheard_of_'], {}, { status: 'unheard_of__' }],
  ])('%s', (_, path, values, given, want) =>
    expect(value(withUnknownStatus(sent('a', {}, given), { path: '/webhooks', status: { path, values } }))).toEqual([
      want,
    ]),
  );

  it('is not sent where no status is documented', () =>
    expect(withUnknownStatus(sent('a', {}, {}), { path: '/webhooks' })).toBeUndefined());
});
