import { describe, expect, it } from 'vitest';
import { webhookSample } from '#src/shared/samples/webhook-sample.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import type { Schema } from '#src/model/schema.ts';
import { documentedPath, mediaType, ref, response, webhook, WEBHOOK_SAMPLE } from '../../../scripts/model-builders.ts';

const TEXT: Schema = { type: 'string' };
const STATUS: Schema = { type: 'string', enum: ['open', 'closed'] };
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties });
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Payment: object({ id: TEXT, status: ref('Status') }),
  Status: { type: 'string', oneOf: [{ const: 'open' }, { const: 'closed' }] },
  Invoice: object({ invoice_id: TEXT, payment_id: TEXT }),
  Loop: object({ loop: ref('Loop') }),
};

const API = { definitions: SCHEMAS, evidence: {} };

const OPEN = ['open', 'closed'];
type Members = Pick<WebhookSample, 'id' | 'status'>;
const status = (values: readonly string[], ...path: readonly string[]): Members => ({
  status: { path: documentedPath(...path), values },
});

/** What the members are of a body with this schema, sent as `paymentDone`. */
type Row = readonly [name: string, schema: Schema, want: Members, as?: string];

const TABLE: readonly Row[] = [
  ['a schema by its name', ref('Payment'), { id: documentedPath('id'), ...status(OPEN, 'status') }],
  [
    'schemas that are joined',
    { allOf: [ref('Payment'), object({ type: TEXT })] },
    { id: documentedPath('id'), ...status(OPEN, 'status') },
  ],
  [
    'a nullable status',
    object({ status: { type: ['string', 'null'], enum: ['open', null, 'open'] } }),
    status(['open'], 'status'),
  ],
  ['a status of one value', object({ status: { const: 'open' } }), status(['open'], 'status')],
  ['a status without values', object({ status: TEXT }), status([], 'status')],
  ['a status of which nothing is said', object({ status: {} }), status([], 'status')],
  ['no number as a status', object({ status: { type: 'integer', enum: [1, 2] } }), {}],
  ['no object as a status', object({ status: object({ code: TEXT }) }), {}],
  ...['status', 'Status', 'event', 'Event', 'type', 'event_type', 'Event_type', 'eventType'].map((name): Row => [
    `a member called ${name}`,
    object({ [name]: STATUS }),
    status(OPEN, name),
  ]),
  ...['statusCode', 'StatusReason', 'eventTypes'].map((name): Row => [
    `no member called ${name}`,
    object({ [name]: STATUS }),
    {},
  ]),
  [
    'the status of several members of a level',
    object({ type: TEXT, event: TEXT, status: STATUS }),
    status(OPEN, 'status'),
  ],
  [
    'the shallowest status',
    object({ data: ref('Payment'), type: TEXT }),
    { id: documentedPath('data', 'id'), ...status([], 'type') },
  ],
  [
    'members with capitals in a wrapper',
    object({
      Value: object({ Id: TEXT, MerchantId: TEXT, Status: STATUS, Customer: object({ Id: TEXT }) }),
      StatusCode: { type: 'integer' },
    }),
    { id: documentedPath('Value', 'Id'), ...status(OPEN, 'Value', 'Status') },
  ],
  [
    'no field whose name is ours, and one in a sample',
    { ...object({ id: TEXT, status: { ...STATUS, 'x-evidence': 'sample' } }), 'x-evidence': { fields: 'ours' } },
    status(OPEN, 'status'),
  ],
  ['an id that is a number', object({ ID: { type: 'integer' } }), { id: documentedPath('ID') }],
  ['an id named like the webhook', object({ customerId: TEXT, paymentId: TEXT }), { id: documentedPath('paymentId') }],
  ['an id named like the schema', ref('Invoice'), { id: documentedPath('invoice_id') }, 'settled'],
  ['no id named like something else', object({ customerId: TEXT, orderID: TEXT }), {}],
  ['no word that only ends so', object({ paid: TEXT, uuid: TEXT, paymentid: TEXT }), {}],
  [
    'the id beside the status, of several',
    object({ customer: object({ id: TEXT }), data: object({ id: TEXT, status: STATUS }) }),
    { id: documentedPath('data', 'id'), ...status(OPEN, 'data', 'status') },
  ],
  [
    'the id in the object named like the webhook, of several',
    object({ customer: object({ id: TEXT }), payment: object({ id: TEXT }) }),
    { id: documentedPath('payment', 'id') },
  ],
  [
    'none of several that nothing tells apart',
    object({ customer: object({ id: TEXT, status: STATUS }), order: object({ id: TEXT, status: STATUS }) }),
    {},
  ],
  ['nothing of a list', object({ items: { type: 'array', items: ref('Payment') } }), {}],
  ['nothing deeper than three levels', object({ a: object({ b: object({ c: ref('Payment') }) }) }), {}],
  ['nothing that is never sent', object({ status: { ...STATUS, writeOnly: true } }), {}],
  ['a schema without an end', ref('Loop'), {}],
  ['a schema that leads nowhere', ref('Nothing'), {}],
  ['no schema at all', {}, {}],
];

const sent = (schema: Schema, name = 'paymentDone', type = 'application/json') =>
  webhook(name, {
    requestBody: { required: true, description: '', content: [mediaType({ mediaType: type, schema })] },
  });

describe('what a receiver has to know', () => {
  for (const [name, schema, want, as] of TABLE)
    it(`knows ${name}`, () => expect(webhookSample(sent(schema, as), API)).toEqual({ ...WEBHOOK_SAMPLE, ...want }));

  it.each(['application/cloudevents+json', 'application/json; charset=utf-8'])('reads %s', (type) =>
    expect(webhookSample(sent(ref('Payment'), 'a', type), API)).toHaveProperty('id'),
  );
  it.each(['application/x-www-form-urlencoded', 'application/xml', 'text/plain'])('does not read %s', (type) =>
    expect(webhookSample(sent(ref('Payment'), 'a', type), API)).toEqual(WEBHOOK_SAMPLE),
  );
  it.each<[string, readonly string[], number]>([
    ['200 where none is described', ['default'], 200],
    ['200 where it is one of several', ['204', '200', '202'], 200],
    ['the lowest of several others', ['400', '204', '202', 'default'], 202],
    ['200 of a range', ['2XX'], 200],
    ['the only one', ['204', 'default'], 204],
  ])('acknowledges with %s', (_, statuses, want) =>
    expect(webhookSample({ ...sent({}), responses: statuses.map((status) => response(status)) }, API)?.success).toBe(
      want,
    ),
  );
  it('has nothing to say of a body in parts, or of none', () => {
    expect(webhookSample(sent(ref('Payment'), 'a', 'multipart/form-data'), API)).toBeUndefined();
    expect(webhookSample(webhook('a'), API)).toBeUndefined();
  });
  it('has nothing to say where the method, and with it the body, is not published', () =>
    expect(webhookSample({ ...sent({}), notPublished: ['method'] }, API)).toBeUndefined());
});
