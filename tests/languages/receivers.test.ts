/** Receivers are run in their languages, and broken ones are found out. */
import { describe, expect, it } from 'vitest';
import type { PrintedReceiver } from '#scripts/run-samples/printed.ts';
import { receiveInLanguage } from '#scripts/run-samples/receive.ts';
import { javascript } from '#scripts/run-samples/toolchains/index.ts';
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

const ANY = object({ id: TEXT, status: TEXT });
const WEBHOOKS: readonly Webhook[] = [
  sent('object', ANY, { id: 'a', status: "Naïve 日本語 🦊 it's $a\u0000" }),
  sent('list', { type: 'array' }, [1, 2]),
  sent('quiet', ANY, { id: 'a' }, { responses: [response('204')] }),
  sent('put', ANY, { id: 'a' }, { method: 'PUT', responses: [response('202')] }),
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
    `receivers in ${language} store each webhook as it came, whatever it holds`,
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
  const [plain = sent('plain', ANY, {})] = WEBHOOKS;

  it.each<[string, (text: string) => string, readonly string[]]>([
    ['that is right is none', String, []],
    [
      'takes any method',
      (text) => text.replace('response.writeHead(404).end();', 'response.end();'),
      ['the response to the wrong method is 200'],
    ],
    [
      'responds before it stores',
      (text) => text.replace('writeHead(500)', 'writeHead(200)'),
      ['the response to the webhook that cannot be stored is 200'],
    ],
    [
      'stores text',
      (text) => text.replace('[head, body]', '[head, Buffer.from(String(body))]'),
      [
        'the body that is not text was not stored unchanged',
        'the body that is not text in chunks was not stored unchanged',
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
