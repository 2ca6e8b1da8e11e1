import { description, testCheck, type Files } from '../check-case.ts';

/** A webhook whose `data` is described from line 12, column 19 on. */
function event(data: string): Files {
  return description(`webhooks:
  paid:
    post:
      requestBody:
        content:
          application/json:
            example: { eventId: e1, data: { id: p1, amount: 5, status: paid, paidAt: x } }
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

const REPEATED = '12:17 `data` repeats the fields of the schema `Payment`.';

testCheck(
  'meaning-webhook',
  {
    'a payload with the fields of another schema': [
      '{ type: object, properties: { id: {}, amount: {}, status: {}, paidAt: {} } }',
      REPEATED,
    ],
    'a payload with the fields of another schema and other types': [
      '{ type: object, properties: { id: {}, amount: { type: string }, status: {}, paidAt: {}, fee: {} } }',
      REPEATED,
    ],
    'a payload without fields': [
      '{ type: object, description: The payment. }',
      '12:17 `data` has no `properties`, but its example shows those of the schema `Payment`.',
    ],
    'a whole payload': [
      description(`webhooks:
  paid: { post: { requestBody: { content: { application/json: { schema: { properties: { id: {}, amount: {}, status: {}, fee: {} } } } } } } }
components: { schemas: { Payment: { properties: { id: {}, amount: {}, status: {}, fee: {} } } } }
`),
      '4:65 The payload repeats the fields of the schema `Payment`.',
    ],
    'a copy with capitals and other types, formats or values': [
      '{ properties: { Id: { type: string }, Amount: { type: string }, Status: { enum: [open] }, PaidAt: { type: string } } }',
      '12:61 `Amount` is `string`, but `amount` of `Payment` is `number`.',
      '12:87 `Status` is `one of "open"`, but `status` of `Payment` is `one of "open", "paid"`.',
      '12:113 `PaidAt` is `string`, but `paidAt` of `Payment` is `string, date-time`.',
    ],
    'a reference': ["{ $ref: '#/components/schemas/Payment' }"],
    'a copy with capitals and one field more': [
      '{ properties: { Id: { type: string }, Amount: { type: number }, Status: { enum: [open, paid] }, PaidAt: { type: string, format: date-time }, More: { type: string } } }',
    ],
    'fields that are not published': ['{ type: object, x-not-published: [fields] }'],
    'an object with any fields': ['{ type: object, additionalProperties: true }'],
    'another object': ['{ type: object, properties: { id: {}, name: {}, kind: {} } }'],
  },
  event,
);
