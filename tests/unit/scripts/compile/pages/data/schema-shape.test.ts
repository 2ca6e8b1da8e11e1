import { describe, expect, it } from 'vitest';
import { schemaShapes } from '#scripts/compile/pages/data/schema-shape.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const definitions = {
  Order: { type: 'object', required: ['id', 'next'], properties: { id: { type: 'string' }, next: to('Order') } },
  Basket: { type: 'object', required: ['next', 'id'], properties: { next: to('Basket'), id: { type: 'string' } } },
  Slip: { type: 'object', required: ['id', 'next'], properties: { id: { type: 'integer' }, next: to('Slip') } },
  Reply: { description: 'One.', properties: { order: to('Order') } },
  Answer: { title: 'Two', properties: { order: to('Basket') } },
  Refusal: { properties: { order: to('Slip') } },
  Lost: { properties: { order: to('Nowhere') } },
} as unknown as Schemas;
const text = { type: 'string' };

const CASES: readonly (readonly [name: string, one: unknown, other: unknown, want: boolean])[] = [
  ['words do not count', { ...text, description: 'a', example: 'x' }, text, true],
  ['a type counts', text, { type: 'integer' }, false],
  ['the order of keywords and of required names does not count', to('Order'), to('Basket'), true],
  ['a reference is what it leads to', to('Order'), definitions['Order'], true],
  ['words beside a reference do not count', { ...to('Order'), description: 'a' }, to('Order'), true],
  ['circles of one shape are one', to('Reply'), to('Answer'), true],
  ['what is told apart far inside is told apart', to('Reply'), to('Refusal'), false],
  ['a reference that leads nowhere is none of another', to('Reply'), to('Lost'), false],
  ['values count', { enum: ['a', 'b'] }, { enum: ['a', 'c'] }, false],
  ['the order of values does not', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, true],
  ['the side a field travels to counts', text, { ...text, readOnly: true }, false],
  ['a field that is called like a word counts', { properties: { title: text } }, { properties: {} }, false],
  [
    'the names behind a discriminator count',
    { oneOf: [to('Order')], discriminator: { propertyName: 'id' } },
    { oneOf: [to('Basket')], discriminator: { propertyName: 'id' } },
    false,
  ],
];

describe('schemaShapes', () => {
  it.each(CASES)('%s', (_, one, other, want) => {
    const shapeOf = schemaShapes(definitions);
    expect(shapeOf(one) === shapeOf(other)).toBe(want);
  });
});
