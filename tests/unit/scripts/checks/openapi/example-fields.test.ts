import { testCheck, type Files, description } from '../check-case.ts';

/** Operations whose responses have a schema each and examples; `schemas` are components. */
function responses(
  schemas: string,
  ...operations: readonly (readonly [schema: string, ...examples: string[]])[]
): Files {
  const paths = operations.map(([schema, ...examples], index) => {
    const named = examples.map((example, key) => `e${key}: { value: ${example} }`).join(', ');
    return `  /o${index}: { get: { operationId: o${index}, responses: { '200': { description: Done., content: { application/json: { schema: ${schema}, examples: { ${named} } } } } } } }`;
  });
  return description(`components:\n  schemas:\n${schemas}\npaths:\n${paths.join('\n')}\n`);
}

const ORDER = "{ $ref: '#/components/schemas/Order' }";
const order = (...fields: readonly string[]): string =>
  `    Order: { type: object, properties: { ${fields.join(', ')} } }`;
const AB = order('a: { type: string }', 'b: { type: string }');

testCheck('example-fields', {
  'every field is shown': [responses(AB, [ORDER, '{ a: x, b: y }'])],
  'one example may leave out what another shows': [responses(AB, [ORDER, '{ a: x, b: y }', '{ a: x }'])],
  'two examples that show all together': [responses(AB, [ORDER, '{ b: y }', '{ a: x }'])],
  'one entry of a list may leave out what another shows': [
    responses(AB, [`{ type: array, items: ${ORDER} }`, '[{ a: x, b: y }, { a: x }, {}]']),
  ],
  'a field that no example shows': [responses(AB, [ORDER, '{ a: x }']), '5:63 No example shows the field `b`.'],
  'fields that no example shows, one problem a schema': [
    responses(AB, [ORDER, '{}'], [ORDER, '{}']),
    '5:42 No example shows the fields `a`, `b`.',
  ],
  'a field that another operation shows': [responses(AB, [ORDER, '{ a: x, b: y }'], [ORDER, '{ a: x }'])],
  'fields that do not travel, and those that are going': [
    responses(order('a: { type: string }', 'b: { writeOnly: true }', 'c: { deprecated: true }'), [ORDER, '{ a: x }']),
  ],
  'no example': [responses(AB, [ORDER])],
  'each alternative by itself': [
    responses(
      '    A: { type: object, required: [a], properties: { a: { type: string } } }\n    B: { type: object, required: [b], properties: { b: { type: string }, c: { type: string } } }',
      [
        "{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }",
        '{ a: x }',
        '{ b: y, c: z }',
      ],
    ),
  ],
  'a field of an alternative that its examples do not show': [
    responses(
      '    A: { type: object, required: [a], properties: { a: { type: string } } }\n    B: { type: object, required: [b], properties: { b: { type: string }, c: { type: string } } }',
      ["{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }", '{ a: x }', '{ b: y }'],
    ),
    '6:74 No example shows the field `c`.',
  ],
  'an alternative that no example takes': [
    responses(
      '    A: { type: object, required: [a], properties: { a: { type: string } } }\n    B: { type: object, required: [b], properties: { b: { type: string } } }',
      ["{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }", '{ a: x }'],
    ),
    '8:117 No example uses the alternative `B`.',
  ],
});
