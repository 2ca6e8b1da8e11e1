import { describe, expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

/** Problems of one schema, whose text begins in line 7. */
const schema = (text: string) =>
  problemsOf(
    'enum-meaning',
    description(`paths: {}\ncomponents:\n  schemas:\n    Kind:\n${text.replace(/^/gm, '      ')}\n`),
  );

describe('enum-meaning', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a number without meaning',
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 2',
      ['openapi.yaml:10:18 The value `2` has no meaning, as the others have.'],
    ],
    [
      'a word without the title that the others have',
      'oneOf:\n  - const: pending\n    title: Waits\n  - const: completed',
      ['openapi.yaml:10:18 The value `"completed"` has no meaning, as the others have.'],
    ],
    [
      'an empty title',
      "oneOf:\n  - const: 1\n    title: Card\n  - const: 2\n    title: ''",
      ['openapi.yaml:10:18 The value `2` has no meaning, as the others have.'],
    ],
    [
      'numbers alone',
      'type: integer\nenum: [1, 2]',
      ['openapi.yaml:8:14 The value `1` has no meaning.', 'openapi.yaml:8:17 The value `2` has no meaning.'],
    ],
    [
      'a code among described values',
      'oneOf:\n  - const: NGN\n    description: Naira.\n  - const: USD',
      ['openapi.yaml:10:18 The value `"USD"` has no meaning.'],
    ],
    [
      'a value that the extension leaves out',
      'enum: [pending, completed]\nx-enumDescriptions:\n  pending: Waits',
      ['openapi.yaml:7:23 The value `"completed"` has no meaning, as the others have.'],
    ],
    [
      'two values with one title',
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 2\n    title: card',
      ['openapi.yaml:11:18 The values `1` and `2` have one meaning, `card`.'],
    ],
    [
      'two values with one description in an extension',
      'enum: [a1, b1]\nx-enum-descriptions:\n  a1: One\n  b1: One',
      ['openapi.yaml:10:13 The values `"a1"` and `"b1"` have one meaning, `One`.'],
    ],
    [
      'a meaning for no value',
      'enum: [pending]\nx-enumDescriptions:\n  pending: Waits\n  refunded: Gone',
      ['openapi.yaml:10:9 `x-enumDescriptions` explains `refunded`, which is no value of the enum.'],
    ],
    [
      'more names than values',
      'enum: [1, 2]\nx-enum-varnames: [ONE, TWO, THREE]',
      ['openapi.yaml:8:35 `x-enum-varnames` has 3 entries for 2 values.'],
    ],
    [
      'a value twice',
      'oneOf:\n  - const: 1\n    title: Card\n  - const: 1\n    title: Cash',
      ['openapi.yaml:10:18 The enum has the value `1` twice.'],
    ],
    [
      'a number written as text',
      "type: integer\noneOf:\n  - const: '1'\n    title: Card",
      ['openapi.yaml:9:18 The value `"1"` is not of the type `integer`.'],
    ],
    [
      'values told in both ways',
      'enum: [1]\noneOf:\n  - const: 1\n    title: Card',
      ['openapi.yaml:7:7 The enum lists its values both as `enum` and as alternatives.'],
    ],
  ])('finds %s', async (_, text, problems) => {
    expect(await schema(text)).toEqual(problems);
  });

  it.each([
    ['words', 'type: string\nenum: [pending, Automated, PROCEED, in_review]'],
    ['words as alternatives', 'oneOf:\n  - const: pending\n  - const: completed'],
    ['codes that nothing explains', 'type: string\nenum: [NGN, USD]'],
    ['a number of which nobody tells the meaning', 'type: integer\nx-not-published: [meaning]\noneOf:\n  - const: 1'],
    ['null among the values', "type: [integer, 'null']\noneOf:\n  - const: 1\n    title: Card\n  - type: 'null'"],
    [
      'types that differ',
      "type: [string, integer]\noneOf:\n  - const: '*'\n    title: All\n  - const: 1\n    title: Card",
    ],
    ['numbers that tell how much', 'type: integer\ndescription: How long it is kept, in seconds.\nenum: [60, 600]'],
    ['a list of names', 'enum: [1, 2]\nx-enum-varnames: [ONE, TWO]'],
  ])('is content with %s', async (_, text) => {
    expect(await schema(text)).toEqual([]);
  });
});
