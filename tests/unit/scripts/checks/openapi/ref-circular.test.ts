import { description, testCheck } from '../check-case.ts';

const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
const endless = (place: string, name = 'Node') =>
  `${place} \`${name}\` has no finite value: every value would have to contain another.`;

testCheck(
  'ref-circular',
  {
    'a required field of its own kind': [
      `Node:\n  type: object\n  required: [next]\n  properties:\n    next: ${ref('Node')}`,
      endless('10:23'),
    ],
    'a circle of two': [
      `A:\n  required: [b]\n  properties:\n    b: ${ref('B')}\nB:\n  required: [a]\n  properties:\n    a: ${ref('A')}`,
      endless('13:20', 'A'),
    ],
    'a list that holds at least one': [
      `Node:\n  required: [all]\n  properties:\n    all: { type: array, minItems: 1, items: ${ref('Node')} }`,
      endless('9:57'),
    ],
    'a part of itself': [`Node:\n  allOf:\n    - ${ref('Node')}`, endless('8:19')],
    'alternatives that all lead back': [
      `Node:\n  required: [next]\n  properties:\n    next:\n      oneOf:\n        - ${ref('Node')}`,
      endless('11:23'),
    ],
    'an alternative of itself': [`Node:\n  oneOf: [${ref('Node')}]`, endless('7:23')],
    'a child of a union': [`Base:\n  oneOf: [${ref('A')}]\nA:\n  allOf:\n    - ${ref('Base')}\n    - type: object`],
    'an optional field': [`Node:\n  type: object\n  properties:\n    next: ${ref('Node')}`],
    'a field that may be null': [
      `Node:\n  required: [next]\n  properties:\n    next: { oneOf: [${ref('Node')}, { type: 'null' }] }`,
    ],
    'a list that may be empty': [
      `Node:\n  required: [all]\n  properties:\n    all: { type: array, items: ${ref('Node')} }`,
    ],
    'an object that may be null': [
      `Node:\n  type: [object, 'null']\n  required: [next]\n  properties:\n    next: ${ref('Node')}`,
    ],
    'a field that leads out': [
      `Node:\n  required: [leaf]\n  properties:\n    leaf: ${ref('Leaf')}\nLeaf:\n  type: string`,
    ],
  },
  (text) => description(`paths: {}\ncomponents:\n  schemas:\n${text.replace(/^/gm, '    ')}\n`),
);
