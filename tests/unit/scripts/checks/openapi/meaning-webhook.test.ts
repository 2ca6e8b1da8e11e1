import { describe, expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** A webhook whose `data` is described from line 12, column 19 on. */
function event(data: string, sample = '{}'): Files {
  return description(`webhooks:
  paid:
    post:
      requestBody:
        content:
          application/json:
            example: { eventId: e1, data: ${sample} }
            schema:
              properties:
                data: ${data}
components:
  schemas:
    Payment:
      type: object
      properties:
        id: { type: string }
        amount: { type: number }
        status: { oneOf: [{ const: paid }, { const: open }] }
        paidAt: { type: string, format: date-time }
        fee: { type: number }
`);
}

describe('meaning-webhook', () => {
  it('finds a payload that repeats the object it reports', async () => {
    const want = ['openapi.yaml:12:17 `data` repeats the fields of `Payment` instead of being one.'];
    expect(
      await problemsOf(
        'meaning-webhook',
        event('{ type: object, properties: { id: {}, amount: {}, status: {}, paidAt: {} } }'),
      ),
    ).toEqual(want);
    expect(
      await problemsOf(
        'meaning-webhook',
        event('{ type: object, properties: { id: {}, amount: { type: string }, status: {}, paidAt: {}, fee: {} } }'),
      ),
    ).toEqual(want);
  });

  it('finds a payload that no longer says what it is', async () => {
    expect(
      await problemsOf(
        'meaning-webhook',
        event('{ type: object, description: The payment. }', '{ id: p1, amount: 5, status: paid, paidAt: x }'),
      ),
    ).toEqual(['openapi.yaml:12:17 `data` does not say which fields it has; its sample shows a `Payment`.']);
  });

  it('finds a payload repeated as a whole', async () => {
    const files = description(`webhooks:
  paid: { post: { requestBody: { content: { application/json: { schema: { properties: { id: {}, amount: {}, status: {}, fee: {} } } } } } } }
components: { schemas: { Payment: { properties: { id: {}, amount: {}, status: {}, fee: {} } } } }
`);
    expect(await problemsOf('meaning-webhook', files)).toEqual([
      'openapi.yaml:4:65 The payload repeats the fields of `Payment` instead of being one.',
    ]);
  });

  it('finds fields with capitals that changed their type, format or values', async () => {
    expect(
      await problemsOf(
        'meaning-webhook',
        event(
          '{ properties: { Id: { type: string }, Amount: { type: string }, Status: { enum: [open] }, PaidAt: { type: string } } }',
        ),
      ),
    ).toEqual([
      'openapi.yaml:12:61 `Amount` is `string`, but `amount` of `Payment` is `number`.',
      'openapi.yaml:12:87 `Status` is `one of "open"`, but `status` of `Payment` is `one of "open", "paid"`.',
      'openapi.yaml:12:113 `PaidAt` is `string`, but `paidAt` of `Payment` is `string, date-time`.',
    ]);
  });

  it('lets a reference pass, a mirror with capitals that has more or less, an open object, and what is something else', async () => {
    for (const data of [
      "{ $ref: '#/components/schemas/Payment' }",
      '{ properties: { Id: { type: string }, Amount: { type: number }, Status: { enum: [open, paid] }, PaidAt: { type: string, format: date-time }, More: { type: string } } }',
      '{ type: object, x-not-published: [fields] }',
      '{ type: object, additionalProperties: true }',
      '{ type: object, properties: { id: {}, name: {}, kind: {} } }',
    ]) {
      expect(
        await problemsOf('meaning-webhook', event(data, '{ id: p1, amount: 5, status: paid, paidAt: x }')),
      ).toEqual([]);
    }
  });
});
