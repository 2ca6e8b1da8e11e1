import { description, type Files } from '../check-case.ts';

/** A small shop, for the checks that compare guides with a description. */
export const SHOP: Files =
  description(`servers: [{ url: 'https://api.example/{stage}/v1', variables: { stage: { default: sandbox, enum: [sandbox, live] } } }]
security: [{ Key: [] }]
tags: [{ name: Orders }]
paths:
  /orders:
    get:
      operationId: listOrders
      parameters:
        - { name: page, in: query, required: true, schema: { type: integer, maximum: 500 } }
        - { name: sortBy, in: query, schema: { type: string, enum: [date, total] } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        '200': { description: The orders., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
        '401': { $ref: '#/components/responses/Unauthorized' }
    post:
      operationId: createOrder
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/OrderRequest' }
            examples:
              book: { value: { channel: 1, totalAmount: 5, customer: { email: a@b.example } } }
      responses:
        '201':
          description: Made.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
              examples:
                made: { value: { id: o1, channel: 1, totalAmount: 5, status: in_review } }
        '401': { $ref: '#/components/responses/Unauthorized' }
  /orders/{orderId}/lines:
    get:
      operationId: listLines
      parameters: [{ name: orderId, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: The lines. }
webhooks:
  orderPaid:
    post:
      operationId: orderWasPaid
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses: { '200': { description: Taken. } }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: shop-access-key }
  responses:
    Unauthorized: { description: The key is wrong., x-catalogue: { code: '401', title: Unauthorized }, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
    Broken: { description: The shop failed., x-catalogue: { code: 5XX, title: Shop failure } }
  examples:
    Gift: { value: { channel: 2, totalAmount: 9 } }
  schemas:
    Order:
      type: object
      required: [id, totalAmount]
      properties:
        id: { type: string, readOnly: true }
        channel: { $ref: '#/components/schemas/Channel' }
        totalAmount: { type: number }
        status: { $ref: '#/components/schemas/Status' }
    OrderRequest:
      type: object
      required: [totalAmount]
      properties:
        channel: { $ref: '#/components/schemas/Channel' }
        totalAmount: { type: number }
        giftWrap: { type: boolean }
        customer: { type: object, properties: { email: { type: string }, giftWrap: { type: boolean } } }
    Channel:
      oneOf: [{ const: 1, title: Card }, { const: 2, title: Bank Transfer }, { const: 3, title: Cash }]
    Status:
      type: string
      enum: [in_review, completed]
      x-enumDescriptions: { in_review: Somebody looks at it, completed: It was sent }
    Fault:
      type: object
      required: [message]
      properties: { message: { type: string } }
`);
