import { expect, it } from 'vitest';
import { schemaUses } from '#scripts/pages/reference/schema-uses.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';

const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Vehicle: { oneOf: [to('Road'), to('Boat')], properties: { owner: to('Owner') } },
  Road: { allOf: [to('Vehicle')], oneOf: [to('Car')] },
  Car: { allOf: [to('Road')] },
  Boat: { allOf: [to('Vehicle')] },
  Owner: { properties: { first: to('Car') } },
};

it('bodies use the schemas of their entries', () => {
  const content = [{ schema: {}, itemSchema: to('Car') }];
  const call = { parameters: [], requestBody: { content }, responses: [{ content }] } as unknown as Operation;
  const uses = schemaUses({ schemas: SCHEMAS, operations: [call] });
  expect([uses.acceptedBy('Car'), uses.returnedBy('Car')]).toEqual([[call], [call]]);
});

it.each([
  ['Boat', ['Boat', 'Car', 'Owner', 'Road', 'Vehicle']],
  ['Car', ['Car', 'Owner', 'Road', 'Vehicle']],
  ['Vehicle', ['Boat', 'Car', 'Owner', 'Road', 'Vehicle']],
])('an operation that takes %s takes what that holds, and none of its siblings', (name, want) => {
  const schema = to(name);
  const takes = { parameters: [{ schema }], responses: [] } as unknown as Operation;
  const uses = schemaUses({ schemas: SCHEMAS, operations: [takes] });
  expect(Object.keys(SCHEMAS).filter((each) => uses.acceptedBy(each).length > 0)).toEqual(
    Object.keys(SCHEMAS).filter((each) => want.includes(each)),
  );
});
