import { expect, it } from 'vitest';
import { problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

const A = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';
const B = 'd4b8e2a6-7c1f-4e9d-8b3a-f5c6d7e8a9b0';
const C = '1c5e9a3b-d7f2-4b6c-8e4a-f0a1b2c3d4e5';
const SLIP = A.replace(/2$/, '3');

it.each([
  [
    `[{ orderId: ${A} }, { orderId: ${A} }, { orderId: ${SLIP} }]`,
    [`\`orderId\` is \`"${SLIP}"\`, one character away from \`"${A}"\`.`],
  ],
  [
    `[{ id: ${A} }, { orderId: ${A} }, { id: ${B} }, { orderId: ${B} }, { id: ${C}, name: Ada }, { orderId: ${C} }]`,
    [`\`orderId\` is \`"${C}"\`, which is the \`id\` of something else.`],
  ],
  [
    `[{ id: ${A}, line: { orderId: ${A} } }, { id: ${B}, line: { orderId: ${B} } }, { id: ${C}, line: { orderId: ${C} } }, { id: ${C.replace('1c', '2d')}, line: { orderId: ${B} } }]`,
    [`\`orderId\` is \`"${B}"\`, but the object around it is \`"${C.replace('1c', '2d')}"\`.`],
  ],
  [`[{ orderId: ${A} }, { orderId: ${B} }, { orderId: ${C} }]`, []],
  ['[{ id: ORDER-00000000001 }, { id: ORDER-00000000002 }]', []],
])('%s', async (value, messages) => {
  expect((await problemsOf('meaning-ids', sample(value))).map((problem) => problem.replace(/^\S+ /, ''))).toEqual(
    messages,
  );
});
