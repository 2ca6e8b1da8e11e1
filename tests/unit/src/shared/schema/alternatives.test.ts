import { expect, it } from 'vitest';
import { numbered } from '#src/shared/schema/alternatives.ts';

it.each([
  [[], []],
  [
    ['Card', 'Bank'],
    ['Card', 'Bank'],
  ],
  [
    ['Card', 'Card', 'Card'],
    ['Card', 'Card (2)', 'Card (3)'],
  ],
  [
    ['Card', 'Card', 'Card (2)'],
    ['Card', 'Card (2)', 'Card (2) (2)'],
  ],
])('the labels %j become %j', (labels, want) => expect(numbered(labels)).toEqual(want));
