import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const found = (schema: string): Promise<readonly string[]> =>
  problemsOf('schema-limits', description(`components:\n  schemas:\n    Order: { ${schema} }`));

it.each([
  ['type: string, minLength: 150, maxLength: 140', '5:28', '`minLength` is 150, `maxLength` 140.'],
  ['type: array, maxItems: 1, minItems: 2', '5:40', '`minItems` is 2, `maxItems` 1.'],
  [
    'minimum: 9007199254740993, maximum: 9007199254740992',
    '5:14',
    '`minimum` is 9007199254740993, `maximum` 9007199254740992.',
  ],
  ['exclusiveMinimum: 1.0, maximum: 1', '5:14', '`exclusiveMinimum` is 1.0, `maximum` 1.'],
])('finds that no value keeps to %s', async (schema, at, words) => {
  expect(await found(schema)).toEqual([`openapi.yaml:${at} No value keeps to both limits: ${words}`]);
});

it.each(['minLength: 5, maxLength: 5', 'minimum: 1, maximum: 1.0', 'exclusiveMinimum: 1, maximum: 1.1', 'minItems: 3'])(
  'leaves %s alone',
  async (schema) => expect(await found(schema)).toEqual([]),
);
