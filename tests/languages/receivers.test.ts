/** Receivers of hostile descriptions are run in their languages, and broken ones are found out. */
import { describe, expect, it } from 'vitest';
import type { PrintedReceiver } from '#scripts/run-samples/printed.ts';
import { receiveInLanguage } from '#scripts/run-samples/receive.ts';
import { javascript } from '#scripts/run-samples/toolchains/javascript.ts';
import { webhookSample } from '#src/shared/samples/webhook-sample.ts';
import { RECEIVERS } from '#src/shared/samples/receivers/index.ts';
import type { Webhook } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { api, mediaType, response, webhook } from '../unit/scripts/model-builders.ts';
import { PATIENCE, toolchains } from './tools.ts';

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
  sent('quiet', object({ id: TEXT, status: TEXT }), { id: 'a', status: 'b' }, { responses: [response('204')] }),
  sent('silentAndQuiet', object({}), { a: 1 }, { responses: [response('202')] }),
  sent('put', object({ id: TEXT, status: TEXT }), { id: 'a', status: 'b' }, { method: 'PUT' }),
];

/** A receiver as a page would print it. */
function printed(sent: Webhook, language: string, change: (text: string) => string = String): PrintedReceiver {
  const sample = webhookSample(sent, { definitions: {}, evidence: {} });
  const receiver = RECEIVERS.find((each) => each.language.id === language);
  if (sample === undefined || receiver === undefined) throw new Error('There is no such receiver.');
  return {
    page: '/a',
    anchor: sent.name,
    language,
    text: change(receiver.render(sample)),
    webhook: { name: sent.name, method: sent.method },
    sample,
  };
}

const options = { api: api({ webhooks: WEBHOOKS }), document: DOCUMENT, progress: () => undefined };

for (const { language, toolchain, missing } of toolchains(RECEIVERS.map((receiver) => receiver.language.id))) {
  it.skipIf(missing)(
    `receivers in ${language} store each delivery and fulfil none, whatever the description says`,
    async () => {
      const receivers = WEBHOOKS.map((sent) => printed(sent, toolchain.language));
      const results = await receiveInLanguage(toolchain, receivers, options);
      expect(results.flatMap(({ sample, failures }) => failures.map((text) => `${sample.anchor}: ${text}`))).toEqual(
        [],
      );
    },
    PATIENCE,
  );
}

describe('a broken receiver', () => {
  const plain = sent('number', object({ status: { type: 'string', enum: ['a'] } }), { status: 'a' });

  it.each<[string, (text: string) => string, readonly string[]]>([
    ['that is right is none', String, []],
    [
      'drops what arrives again',
      (text) => text.replace('deliveries.push(body);', 'if (deliveries.includes(body)) return response.end();$&'),
      ['the event is printed 1 times, not 2'],
    ],
    [
      'takes any method',
      (text) => text.replace('response.writeHead(404).end();', 'response.end();'),
      ['the response to the wrong method is 200'],
    ],
    [
      'refuses all',
      (text) => text.replace('response.end();', 'response.writeHead(500).end();'),
      [
        'the response to the payload is 500',
        'the response to the duplicate is 500',
        'the response to the unknown status is 500',
      ],
    ],
    [
      'takes broken JSON',
      (text) => text.replace('writeHead(400)', 'writeHead(200)'),
      ['the response to the broken JSON is 200'],
    ],
    [
      'drops an unknown status',
      (text) => text.replace('deliveries.push(body);', "if (event.status !== 'a') return response.end();$&"),
      ['the unknown status is printed 0 times'],
    ],
    [
      'ends at an unknown status',
      (text) => text.replace('response.end();', "response.end();if (event.status !== 'a') throw new Error();"),
      [
        'it does not run any more',
        'the response to the broken JSON is nothing',
        'the response to the wrong method is nothing',
        'the unknown status is printed 0 times',
      ],
    ],
    ['cannot be read', (text) => `${text}}`, ['it does not listen']],
    ['ends at once', () => '', ['it does not listen']],
  ])(
    'that %s',
    async (_, change, want) => {
      const [result] = await receiveInLanguage(javascript, [printed(plain, 'javascript', change)], options);
      expect(result?.failures).toHaveLength(want.length);
      for (const [index, text] of want.entries()) expect(result?.failures[index]).toContain(text);
    },
    PATIENCE,
  );

  it('of which the description has no webhook', async () => {
    const [result] = await receiveInLanguage(javascript, [printed({ ...plain, name: 'other' }, 'javascript')], options);
    expect(result?.failures).toEqual(['the description has no such webhook']);
  });
});
