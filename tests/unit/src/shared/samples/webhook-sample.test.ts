import { describe, expect, it } from 'vitest';
import { webhookSample } from '#src/shared/samples/webhook-sample.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType, ref, response, webhook, WEBHOOK_SAMPLE } from '../../../scripts/model-builders.ts';

const TEXT: Schema = { type: 'string' };
const STATUS: Schema = { type: 'string', enum: ['open', 'closed'] };
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties });
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Payment: object({ id: TEXT, status: ref('Status') }),
  Status: { type: 'string', oneOf: [{ const: 'open' }, { const: 'closed' }] },
  Invoice: object({ invoice_id: TEXT, payment_id: TEXT }),
  Loop: object({ loop: ref('Loop') }),
};

const OPEN = ['open', 'closed'];
type Members = Pick<WebhookSample, 'id' | 'status'>;
const status = (values: readonly string[], ...path: readonly string[]): Members => ({ status: { path, values } });

/** What the members are of a body with this schema, sent as `paymentDone`. */
const TABLE: readonly {
  readonly name: string;
  readonly schema: Schema;
  readonly want: Members;
  readonly as?: string;
}[] = [
  { name: 'a schema by its name', schema: ref('Payment'), want: { id: ['id'], ...status(OPEN, 'status') } },
  {
    name: 'schemas that are joined',
    schema: { allOf: [ref('Payment'), object({ type: TEXT })] },
    want: { id: ['id'], ...status(OPEN, 'status') },
  },
  {
    name: 'a nullable status',
    schema: object({ status: { type: ['string', 'null'], enum: ['open', null, 'open'] } }),
    want: status(['open'], 'status'),
  },
  { name: 'a status of one value', schema: object({ status: { const: 'open' } }), want: status(['open'], 'status') },
  { name: 'a status without values', schema: object({ status: TEXT }), want: status([], 'status') },
  { name: 'a status of which nothing is said', schema: object({ status: {} }), want: status([], 'status') },
  { name: 'no number as a status', schema: object({ status: { type: 'integer', enum: [1, 2] } }), want: {} },
  { name: 'no object as a status', schema: object({ status: object({ code: TEXT }) }), want: {} },
  ...['status', 'Status', 'event', 'Event', 'type', 'event_type', 'Event_type', 'eventType'].map((name) => ({
    name: `a member called ${name}`,
    schema: object({ [name]: STATUS }),
    want: status(OPEN, name),
  })),
  ...['statusCode', 'StatusReason', 'eventTypes'].map((name) => ({
    name: `no member called ${name}`,
    schema: object({ [name]: STATUS }),
    want: {},
  })),
  {
    name: 'the status of several members of a level',
    schema: object({ type: TEXT, event: TEXT, status: STATUS }),
    want: status(OPEN, 'status'),
  },
  {
    name: 'the shallowest status',
    schema: object({ data: ref('Payment'), type: TEXT }),
    want: { id: ['data', 'id'], ...status([], 'type') },
  },
  {
    name: 'members with capitals in a wrapper',
    schema: object({
      Value: object({ Id: TEXT, MerchantId: TEXT, Status: STATUS, Customer: object({ Id: TEXT }) }),
      StatusCode: { type: 'integer' },
    }),
    want: { id: ['Value', 'Id'], ...status(OPEN, 'Value', 'Status') },
  },
  { name: 'an id that is a number', schema: object({ ID: { type: 'integer' } }), want: { id: ['ID'] } },
  {
    name: 'an id named like the webhook',
    schema: object({ customerId: TEXT, paymentId: TEXT }),
    want: { id: ['paymentId'] },
  },
  { name: 'an id named like the schema', schema: ref('Invoice'), want: { id: ['invoice_id'] }, as: 'settled' },
  { name: 'no id named like something else', schema: object({ customerId: TEXT, orderID: TEXT }), want: {} },
  { name: 'no word that only ends so', schema: object({ paid: TEXT, uuid: TEXT, paymentid: TEXT }), want: {} },
  {
    name: 'the id beside the status, of several',
    schema: object({ customer: object({ id: TEXT }), data: object({ id: TEXT, status: STATUS }) }),
    want: { id: ['data', 'id'], ...status(OPEN, 'data', 'status') },
  },
  {
    name: 'the id in the object named like the webhook, of several',
    schema: object({ customer: object({ id: TEXT }), payment: object({ id: TEXT }) }),
    want: { id: ['payment', 'id'] },
  },
  {
    name: 'none of several that nothing tells apart',
    schema: object({ customer: object({ id: TEXT, status: STATUS }), order: object({ id: TEXT, status: STATUS }) }),
    want: {},
  },
  { name: 'nothing of a list', schema: object({ items: { type: 'array', items: ref('Payment') } }), want: {} },
  {
    name: 'nothing deeper than three levels',
    schema: object({ a: object({ b: object({ c: ref('Payment') }) }) }),
    want: {},
  },
  {
    name: 'nothing that is never sent',
    schema: object({ status: { ...STATUS, writeOnly: true } }),
    want: {},
  },
  { name: 'a schema without an end', schema: ref('Loop'), want: {} },
  { name: 'a schema that leads nowhere', schema: ref('Nothing'), want: {} },
  { name: 'no schema at all', schema: {}, want: {} },
];

const sent = (schema: Schema, name = 'paymentDone', type = 'application/json') =>
  webhook(name, {
    requestBody: { required: true, description: '', content: [mediaType({ mediaType: type, schema })] },
  });

describe('what a receiver has to know', () => {
  it.each(TABLE)('knows $name', ({ schema, want, as }) =>
    expect(webhookSample(sent(schema, as), SCHEMAS)).toEqual({ ...WEBHOOK_SAMPLE, ...want }),
  );

  it.each(['application/cloudevents+json', 'application/json; charset=utf-8'])('reads %s', (type) =>
    expect(webhookSample(sent(ref('Payment'), 'a', type), SCHEMAS)).toHaveProperty('id'),
  );
  it.each(['application/x-www-form-urlencoded', 'application/xml', 'text/plain'])('does not read %s', (type) =>
    expect(webhookSample(sent(ref('Payment'), 'a', type), SCHEMAS)).toEqual(WEBHOOK_SAMPLE),
  );
  it.each<[string, readonly string[], number]>([
    ['200 where none is described', ['default'], 200],
    ['200 where it is one of several', ['204', '200', '202'], 200],
    ['the lowest of several others', ['400', '204', '202', 'default'], 202],
    ['200 of a range', ['2XX'], 200],
    ['the only one', ['204', 'default'], 204],
  ])('acknowledges with %s', (_, statuses, want) =>
    expect(
      webhookSample({ ...sent({}), responses: statuses.map((status) => response(status)) }, SCHEMAS)?.success,
    ).toBe(want),
  );
  it('has nothing to say of a body in parts, or of none', () => {
    expect(webhookSample(sent(ref('Payment'), 'a', 'multipart/form-data'), SCHEMAS)).toBeUndefined();
    expect(webhookSample(webhook('a'), SCHEMAS)).toBeUndefined();
  });
  it('has nothing to say where the method, and with it the body, is not published', () =>
    expect(webhookSample({ ...sent({}), notPublished: ['method'] }, SCHEMAS)).toBeUndefined());
});
