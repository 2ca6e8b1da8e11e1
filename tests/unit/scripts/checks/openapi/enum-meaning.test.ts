import { expect, it } from 'vitest';
import { description, errorsOf, testCheck } from '../check-case.ts';

testCheck(
  'enum-meaning',
  {
    'a number without meaning': [
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 2',
      '10:18 The enum value `2` has no meaning, unlike the others.',
    ],
    'a word without the title that the others have': [
      'oneOf:\n  - const: pending\n    title: Waits\n  - const: completed',
      '10:18 The enum value `"completed"` has no meaning, unlike the others.',
    ],
    'an empty title': [
      "oneOf:\n  - const: 1\n    title: Card\n  - const: 2\n    title: ''",
      '10:18 The enum value `2` has no meaning, unlike the others.',
    ],
    'numbers alone': [
      'type: integer\nenum: [1, 2]',
      '8:14 The enum value `1` has no meaning.',
      '8:17 The enum value `2` has no meaning.',
    ],
    'a code among described values': [
      'oneOf:\n  - const: NGN\n    description: Naira.\n  - const: USD',
      '10:18 The enum value `"USD"` has no meaning.',
    ],
    'a value that the extension leaves out': [
      'enum: [pending, completed]\nx-enumDescriptions:\n  pending: Waits',
      '7:23 The enum value `"completed"` has no meaning, unlike the others.',
    ],
    'two values with one title': [
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 2\n    title: card',
      '11:18 The enum values `1` and `2` have the same meaning, `card`.',
    ],
    'two values with one description in an extension': [
      'enum: [a1, b1]\nx-enum-descriptions:\n  a1: One\n  b1: One',
      '10:13 The enum values `"a1"` and `"b1"` have the same meaning, `One`.',
    ],
    'a meaning for no value': [
      'enum: [pending]\nx-enumDescriptions:\n  pending: Waits\n  refunded: Gone',
      '10:9 `x-enumDescriptions` explains `refunded`, which is not a value of the enum.',
    ],
    'more names than values': [
      'enum: [1, 2]\nx-enum-varnames: [ONE, TWO, THREE]',
      '8:35 `x-enum-varnames` has 3 entries for 2 enum values.',
    ],
    'a value twice': [
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 1\n    title: Cash',
      '10:18 The enum has the value `1` twice.',
    ],
    'a number written as text': [
      "type: integer\noneOf:\n  - const: '1'\n    title: Card",
      '9:18 The enum value `"1"` is not of the type `integer`.',
    ],
    'values told in both ways': [
      'enum: [1]\noneOf:\n  - const: 1\n    title: Card',
      '7:7 The schema lists its values both in `enum` and as alternatives.',
    ],
    words: ['type: string\nenum: [pending, Automated, PROCEED, in_review]'],
    'words as alternatives': ['oneOf:\n  - const: pending\n  - const: completed'],
    'codes that nothing explains': ['type: string\nenum: [NGN, USD]'],
    'a number of which nobody tells the meaning': ['type: integer\nx-not-published: [meaning]\noneOf:\n  - const: 1'],
    'null among the values': ["type: [integer, 'null']\noneOf:\n  - const: 1\n    title: Card\n  - type: 'null'"],
    'types that differ': [
      "type: [string, integer]\noneOf:\n  - const: '*'\n    title: All\n  - const: 1\n    title: Card",
    ],
    'numbers that tell how much': ['type: integer\ndescription: How long it is kept, in seconds.\nenum: [60, 600]'],
    'a list of names': ['enum: [1, 2]\nx-enum-varnames: [ONE, TWO]'],
  },
  // One schema, whose text begins in line 7.
  (text) => description(`paths: {}\ncomponents:\n  schemas:\n    Kind:\n${text.replace(/^/gm, '      ')}\n`),
);

it('warns of a value that has a description instead of the title of the others', async () => {
  const values = '[{ const: 1, title: One }, { const: 2, description: The second. }]';
  const files = description(`paths: {}\ncomponents: { schemas: { Kind: { oneOf: ${values} } } }`);
  expect(await errorsOf('enum-meaning', files)).toEqual([]);
});
