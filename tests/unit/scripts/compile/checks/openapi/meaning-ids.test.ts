import { testCheck } from '../check-case.ts';
import { sample } from './samples.ts';

const A = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';
const B = 'd4b8e2a6-7c1f-4e9d-8b3a-f5c6d7e8a9b0';
const C = '1c5e9a3b-d7f2-4b6c-8e4a-f0a1b2c3d4e5';
const D = C.replace('1c', '2d');
const TYPO = A.replace(/2$/, '3');

testCheck(
  'meaning-ids',
  {
    'a typo': [
      `[{ orderId: ${A} }, { orderId: ${A} }, { orderId: ${TYPO} }]`,
      `12:138 \`orderId\` is \`"${TYPO}"\`, which differs from \`"${A}"\` by one character.`,
    ],
    'another id than the object around': [
      `[${[A, B, C].map((id) => `{ id: ${id}, line: { orderId: ${id} } }`).join(', ')}, { id: ${D}, line: { orderId: ${B} } }]`,
      `12:395 \`orderId\` is \`"${B}"\`, but the id of the object around it is \`"${D}"\`.`,
    ],
    'ids that differ': [`[{ orderId: ${A} }, { orderId: ${B} }, { orderId: ${C} }]`],
    'the id of something else': [
      `[{ id: ${A} }, { orderId: ${A} }, { id: ${B} }, { orderId: ${B} }, { id: ${C}, name: Ada }, { orderId: ${C} }]`,
    ],
    'ids that are numbered': ['[{ id: ORDER-00000000001 }, { id: ORDER-00000000002 }]'],
  },
  sample,
);
