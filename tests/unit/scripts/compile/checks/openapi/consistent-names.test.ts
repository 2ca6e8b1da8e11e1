import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** Parameters by the names of their components. */
function parameters(names: readonly (readonly [component: string, name: string])[]): Files {
  return description(
    `components:\n  parameters:\n${names.map(([component, name]) => `    ${component}: { name: ${name}, in: query, schema: { type: string } }`).join('\n')}`,
  );
}

const EIGHT = ['Page', 'Limit', 'Status', 'Amount', 'From', 'Until', 'Order', 'Sort'].map(
  (name) => [name, name] as const,
);

it.each([
  [
    parameters([...EIGHT, ['Branch', 'Bank']]),
    ['openapi.yaml:13:21 The parameter is called `Bank`, but its component `Branch`.'],
  ],
  [
    parameters([...EIGHT.slice(2), ['Page', 'Limit'], ['Limit', 'Page']]),
    [
      'openapi.yaml:11:19 The parameter is called `Limit`, but its component `Page`.',
      'openapi.yaml:12:20 The parameter is called `Page`, but its component `Limit`.',
    ],
  ],
  [parameters(EIGHT.map(([name]) => [`${name}Parameter`, name])), []],
  [
    description(
      "components:\n  schemas:\n    Status: { type: string }\n    Type: { type: string }\n    Order: { type: object, properties: { status: { $ref: '#/components/schemas/Type' } } }",
    ),
    ['openapi.yaml:7:52 The field `status` refers to the schema `Type`, although there is a schema `Status`.'],
  ],
  [
    description(
      "components:\n  schemas:\n    Status: { type: string }\n    OrderStatus: { type: string }\n    Order: { type: object, properties: { status: { $ref: '#/components/schemas/OrderStatus' } } }",
    ),
    [],
  ],
])('case %#', async (files, problems) => {
  expect(await problemsOf('consistent-names', files)).toEqual(problems);
});
