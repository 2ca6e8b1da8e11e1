import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** An operation whose request has a schema and an example, whose answer is a reference, and which takes a parameter. */
function operation({
  schema,
  example,
  response,
  parameter,
  body,
}: {
  schema?: string;
  example?: string;
  response?: string;
  parameter?: string;
  body?: string;
}): Files {
  const inline =
    body === undefined
      ? `
        description: An order.
        content:
          application/json:
            schema: { $ref: ${schema ?? 'schemas/order.yaml'} }
            examples:
              one: { $ref: ${example ?? 'examples/one.yaml'} }`
      : ` { $ref: ${body} }`;
  return {
    ...description(`paths:
  /orders:
    post:
      parameters: [{ $ref: ${parameter ?? 'parameters/page.yaml'} }]
      requestBody:${inline}
      responses:
        '200': { $ref: ${response ?? 'responses/done.yaml'} }
        '201': { $ref: responses/done.yaml }
        '400': { description: Bad., content: { application/json: { schema: { $ref: schemas/order.yaml }, examples: { two: { $ref: examples/one.yaml } } } } }
`),
    'schemas/order.yaml':
      'type: object\ndescription: An order.\nproperties: { value: { type: string }, content: { type: string } }\n',
    'examples/one.yaml': 'summary: One\nvalue: { value: a }\n',
    'responses/done.yaml':
      'description: Done.\ncontent:\n  application/json:\n    schema: { $ref: ../schemas/order.yaml }\n',
    'parameters/page.yaml': 'name: page\nin: query\nschema: { type: integer }\n',
  };
}

const kinds = async (files: Files) =>
  (await problemsOf('ref-kind', files)).map((problem) => problem.replace(/`[^`]*\/(\w+\/\w+\.yaml)`/, '`$1`'));

it.each<[Parameters<typeof operation>[0], string]>([
  [
    { schema: 'responses/done.yaml' },
    'openapi.yaml:11:29 The `$ref` leads to a response in `responses/done.yaml`, where a schema belongs.',
  ],
  [
    { schema: 'examples/one.yaml' },
    'openapi.yaml:11:29 The `$ref` leads to an example in `examples/one.yaml`, where a schema belongs.',
  ],
  [
    { schema: 'parameters/page.yaml' },
    'openapi.yaml:11:29 The `$ref` leads to a parameter in `parameters/page.yaml`, where a schema belongs.',
  ],
  [
    { example: 'schemas/order.yaml' },
    'openapi.yaml:13:28 The `$ref` leads to a schema in `schemas/order.yaml`, where an example belongs.',
  ],
  [
    { response: 'schemas/order.yaml' },
    'openapi.yaml:15:24 The `$ref` leads to a schema in `schemas/order.yaml`, where a response belongs.',
  ],
  [
    { response: 'examples/one.yaml' },
    'openapi.yaml:15:24 The `$ref` leads to an example in `examples/one.yaml`, where a response belongs.',
  ],
  [
    { parameter: 'schemas/order.yaml' },
    'openapi.yaml:6:28 The `$ref` leads to a schema in `schemas/order.yaml`, where a parameter belongs.',
  ],
  [
    { body: 'schemas/order.yaml' },
    'openapi.yaml:7:28 The `$ref` leads to a schema in `schemas/order.yaml`, where a request body belongs.',
  ],
])('finds %o', async (wrong, problem) => {
  expect(await kinds(operation(wrong))).toContain(problem);
});

it('reads the kind from the name of a component', async () => {
  const files = description(`paths:
  /orders:
    get:
      responses:
        '200':
          $ref: '#/components/schemas/Order'
components:
  schemas:
    Order: { description: Anything. }
`);
  expect(await kinds(files)).toEqual([expect.stringContaining('openapi.yaml:8:17 The `$ref` leads to a schema')]);
});

it('is content with references of the right kind', async () => {
  expect(await kinds(operation({}))).toEqual([]);
});
