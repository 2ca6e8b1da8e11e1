import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** An operation whose request has a schema and an example, whose answer is a reference, and which takes a parameter. */
function operation({ schema, example, response, parameter, body }: Readonly<Record<string, string>>): Files {
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

const ORDER = 'schemas/order.yaml';
const ONE = 'examples/one.yaml';
it.each<[Parameters<typeof operation>[0], place: string, found: string, file: string, wanted: string]>([
  [{ schema: 'responses/done.yaml' }, '11:29', 'a response', 'responses/done.yaml', 'a schema'],
  [{ schema: ONE }, '11:29', 'an example', ONE, 'a schema'],
  [{ schema: 'parameters/page.yaml' }, '11:29', 'a parameter', 'parameters/page.yaml', 'a schema'],
  [{ example: ORDER }, '13:28', 'a schema', ORDER, 'an example'],
  [{ response: ORDER }, '15:24', 'a schema', ORDER, 'a response'],
  [{ response: ONE }, '15:24', 'an example', ONE, 'a response'],
  [{ parameter: ORDER }, '6:28', 'a schema', ORDER, 'a parameter'],
  [{ body: ORDER }, '7:28', 'a schema', ORDER, 'a request body'],
])('finds %o', async (wrong, place, found, file, wanted) => {
  expect(await kinds(operation(wrong))).toContain(
    `openapi.yaml:${place} The \`$ref\` leads to ${found} in \`${file}\`, where ${wanted} belongs.`,
  );
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
