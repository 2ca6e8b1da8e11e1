import { description, testCheck } from '../check-case.ts';

const NONE = 'No value satisfies both limits:';

testCheck(
  'schema-limits',
  {
    lengths: ['type: string, minLength: 150, maxLength: 140', `5:28 ${NONE} \`minLength\` is 150, \`maxLength\` 140.`],
    'numbers of items': ['type: array, maxItems: 1, minItems: 2', `5:40 ${NONE} \`minItems\` is 2, \`maxItems\` 1.`],
    'numbers beyond those of JavaScript': [
      'minimum: 9007199254740993, maximum: 9007199254740992',
      `5:14 ${NONE} \`minimum\` is 9007199254740993, \`maximum\` 9007199254740992.`,
    ],
    'a limit that is open': [
      'exclusiveMinimum: 1.0, maximum: 1',
      `5:14 ${NONE} \`exclusiveMinimum\` is 1.0, \`maximum\` 1.`,
    ],
    'limits that leave one value': ['minLength: 5, maxLength: 5, minimum: 1, maximum: 1.0'],
    'limits that leave several': ['exclusiveMinimum: 1, maximum: 1.1, minItems: 3'],
  },
  (schema) => description(`components:\n  schemas:\n    Order: { ${schema} }`),
);
