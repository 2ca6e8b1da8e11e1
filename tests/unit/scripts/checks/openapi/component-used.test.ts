import { describe, expect, it } from 'vitest';
import { description, guide, problemsOf } from '../check-case.ts';

const DESCRIPTION = description(`security: [{ Key: [] }]
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [{ $ref: '#/components/parameters/Page' }]
      responses:
        '200':
          description: Orders.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: key }
    Old: { type: apiKey, in: header, name: old }
  parameters:
    Page: { name: page, in: query, schema: { $ref: '#/components/schemas/Number' } }
    Limit: { name: limit, in: query, schema: { type: integer } }
  responses:
    Gone: { description: Gone. }
    Known: { description: Known., x-catalogue: { code: '400', title: Bad, x: 1 } }
  pathItems:
    Cancel: { post: { operationId: cancelOrder, x-not-published: [path], responses: { '200': { description: Done. } } } }
    Revive: { post: { operationId: reviveOrder, x-not-published: [path], responses: { '200': { description: Done. } } } }
  schemas:
    Order: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }
    Number: { type: integer }
    Pet: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { $ref: '#/components/schemas/Claws' }] }
    Claws: { type: object }
    Legacy: { type: object }
    Setting: { type: object }
    value: { type: object }
`);

const GUIDE = guide('Call <Operation id="cancelOrder" />.\n\n<SchemaTable name="Setting" />');

describe('component-used', () => {
  it('finds components of every kind that nothing uses', async () => {
    expect(await problemsOf('component-used', { ...DESCRIPTION, ...GUIDE })).toEqual([
      'openapi.yaml:18:5 The security scheme `Old` is not used.',
      'openapi.yaml:21:5 The parameter `Limit` is not used.',
      'openapi.yaml:23:5 The response `Gone` is not used.',
      'openapi.yaml:27:5 The path item `Revive` is not used.',
      'openapi.yaml:34:5 The schema `Legacy` is not used.',
      'openapi.yaml:36:5 The schema `value` is not used.',
    ]);
  });

  it('follows a link to an operation, and leaves what guides show alone where there are none', async () => {
    const linked = guide(
      '[Revive](operation:reviveOrder), <Field schema="Legacy" path="x" />, <EnumTable name="value" />, <Operation id="cancelOrder" />',
    );
    expect(
      (await problemsOf('component-used', { ...DESCRIPTION, ...linked })).map((problem) => problem.split(' ').at(-1)),
    ).toEqual(['used.', 'used.', 'used.', 'used.']);
    expect((await problemsOf('component-used', DESCRIPTION)).map((problem) => problem.split(' ').at(-1))).toEqual([
      'used.',
      'used.',
    ]);
  });

  it('points into the file that lists the components when the object is in another one', async () => {
    const files = description('paths: {}\ncomponents:\n  responses:\n    Gone:\n      $ref: gone.yaml\n');
    expect(await problemsOf('component-used', { ...files, 'gone.yaml': 'description: Gone.\n' })).toEqual([
      'openapi.yaml:6:5 The response `Gone` is not used.',
    ]);
  });

  it('comes to an end where a discriminator leads to a schema without members, or to a word that every object has', async () => {
    const found = await problemsOf('component-used', {
      ...description(
        "paths: { /a: { get: { responses: { default: { content: { a/b: { schema: { $ref: '#/components/schemas/Pet' } } } } } } } }\ncomponents:\n  schemas:\n    Pet: { discriminator: { propertyName: kind, mapping: { a: constructor, b: '#/components/schemas/Any' } } }\n    Any: true\n    Old: true\n",
      ),
      ...guide('Nothing.'),
    });
    expect(found.map((problem) => problem.split(' ').at(-1))).toEqual(['used.']);
  });
});
