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

const CASES: readonly { readonly name: string; readonly given: readonly [unknown, unknown]; readonly want: boolean }[] =
  [
    { name: 'words do not count', given: [{ ...text, description: 'a', example: 'x' }, text], want: true },
    { name: 'a type counts', given: [text, { type: 'integer' }], want: false },
    {
      name: 'the order of keywords and of required names does not count',
      given: [to('Order'), to('Basket')],
      want: true,
    },
    { name: 'a reference is what it leads to', given: [to('Order'), definitions['Order']], want: true },
    {
      name: 'words beside a reference do not count',
      given: [{ ...to('Order'), description: 'a' }, to('Order')],
      want: true,
    },
    { name: 'circles of one shape are one', given: [to('Reply'), to('Answer')], want: true },
    { name: 'what is told apart far inside is told apart', given: [to('Reply'), to('Refusal')], want: false },
    { name: 'a reference that leads nowhere is none of another', given: [to('Reply'), to('Lost')], want: false },
    { name: 'values count', given: [{ enum: ['a', 'b'] }, { enum: ['a', 'c'] }], want: false },
    { name: 'the order of values does not', given: [{ enum: ['a', 'b'] }, { enum: ['b', 'a'] }], want: true },
    { name: 'the side a field travels to counts', given: [text, { ...text, readOnly: true }], want: false },
    {
      name: 'a field that is called like a word counts',
      given: [{ properties: { title: text } }, { properties: {} }],
      want: false,
    },
    {
      name: 'the names behind a discriminator count',
      given: [
        { oneOf: [to('Order')], discriminator: { propertyName: 'id' } },
        { oneOf: [to('Basket')], discriminator: { propertyName: 'id' } },
      ],
      want: false,
    },
  ];

describe('schemaShapes', () => {
  for (const { name, given, want } of CASES)
    it(name, () => {
      const shapeOf = schemaShapes(definitions);
      const [one, other] = given;
      expect(shapeOf(one) === shapeOf(other)).toBe(want);
    });
});
