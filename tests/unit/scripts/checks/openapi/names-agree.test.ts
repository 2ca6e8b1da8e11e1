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
    ['openapi.yaml:13:21 `Branch` and `Bank` are names of one parameter, as component.'],
  ],
  [
    parameters([...EIGHT.slice(2), ['Page', 'Limit'], ['Limit', 'Page']]),
    [
      'openapi.yaml:11:19 `Page` and `Limit` are names of one parameter, as component.',
      'openapi.yaml:12:20 `Limit` and `Page` are names of one parameter, as component.',
    ],
  ],
  [parameters(EIGHT.map(([name]) => [`${name}Parameter`, name])), []],
  [
    description(
      "components:\n  schemas:\n    Status: { type: string }\n    Type: { type: string }\n    Order: { type: object, properties: { status: { $ref: '#/components/schemas/Type' } } }",
    ),
    ['openapi.yaml:7:52 The field `status` is a `Type`, though there is a schema `Status`.'],
  ],
  [
    description(
      "components:\n  schemas:\n    Status: { type: string }\n    OrderStatus: { type: string }\n    Order: { type: object, properties: { status: { $ref: '#/components/schemas/OrderStatus' } } }",
    ),
    [],
  ],
])('case %#', async (files, problems) => {
  expect(await problemsOf('names-agree', files)).toEqual(problems);
});
