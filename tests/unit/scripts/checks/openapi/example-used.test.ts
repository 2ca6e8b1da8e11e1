import { expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

const DESCRIPTION = description(`paths:
  /orders:
    post:
      operationId: createOrder
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
            examples:
              Cheap: { $ref: '#/components/examples/Cheap' }
              Inline: { value: { amount: 3 } }
      responses:
        '204': { description: Done. }
components:
  schemas:
    Order:
      type: object
      properties: { amount: { type: number } }
      x-examples:
        Dear: { $ref: '#/components/examples/Dear' }
  examples:
    Cheap: { value: { amount: 1 } }
    Dear: { value: { amount: 1000 } }
    Free: { value: { amount: 0 } }
`);

it('finds an example that neither the description nor a guide shows', async () => {
  expect(await problemsOf('example-used', { ...DESCRIPTION, ...guide('Text.') })).toEqual([
    'openapi.yaml:26:5 The example `Free` is not used.',
  ]);
});

it('knows what a guide shows', async () => {
  expect(await problemsOf('example-used', { ...DESCRIPTION, ...guide('<Example name="Free" />') })).toEqual([]);
});

it('says nothing where there are no guides that could show it', async () => {
  expect(await problemsOf('example-used', DESCRIPTION)).toEqual([]);
});
