import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const schemas = (text: string) =>
  problemsOf('ref-circular', description(`paths: {}\ncomponents:\n  schemas:\n${text.replace(/^/gm, '    ')}\n`));
const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;

it.each<[string, string, readonly string[]]>([
  [
    'a required field of its own kind',
    `Wallet:\n  type: object\n  required: [parent]\n  properties:\n    parent: ${ref('Wallet')}`,
    ['openapi.yaml:10:25 `Wallet` has no finite value: each would have to contain another.'],
  ],
  [
    'a circle of two',
    `A:\n  required: [b]\n  properties:\n    b: ${ref('B')}\nB:\n  required: [a]\n  properties:\n    a: ${ref('A')}`,
    ['openapi.yaml:13:20 `A` has no finite value: each would have to contain another.'],
  ],
  [
    'a list that holds at least one',
    `Node:\n  type: object\n  required: [children]\n  properties:\n    children:\n      type: array\n      minItems: 1\n      items: ${ref('Node')}`,
    ['openapi.yaml:13:26 `Node` has no finite value: each would have to contain another.'],
  ],
  [
    'a part of itself',
    `Node:\n  allOf:\n    - ${ref('Node')}`,
    ['openapi.yaml:8:19 `Node` has no finite value: each would have to contain another.'],
  ],
  [
    'alternatives that all lead back',
    `Node:\n  required: [next]\n  properties:\n    next:\n      oneOf:\n        - ${ref('Node')}`,
    ['openapi.yaml:11:23 `Node` has no finite value: each would have to contain another.'],
  ],
])('finds %s', async (_, text, problems) => {
  expect(await schemas(text)).toEqual(problems);
});

it.each([
  ['an optional field', `Node:\n  type: object\n  properties:\n    next: ${ref('Node')}`],
  [
    'a field that may be null',
    `Node:\n  required: [next]\n  properties:\n    next:\n      oneOf:\n        - ${ref('Node')}\n        - type: 'null'`,
  ],
  [
    'a list that may be empty',
    `Node:\n  required: [children]\n  properties:\n    children:\n      type: array\n      items: ${ref('Node')}`,
  ],
  [
    'an object that may be null',
    `Node:\n  type: [object, 'null']\n  required: [next]\n  properties:\n    next: ${ref('Node')}`,
  ],
  [
    'a field that leads out',
    `Node:\n  required: [leaf]\n  properties:\n    leaf: ${ref('Leaf')}\nLeaf:\n  type: string`,
  ],
])('is content with %s', async (_, text) => {
  expect(await schemas(text)).toEqual([]);
});
