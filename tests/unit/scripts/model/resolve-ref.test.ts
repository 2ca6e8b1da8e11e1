import { describe, expect, it } from 'vitest';
import { componentName, resolveRef, schemaName } from '../../../../scripts/model/resolve-ref.ts';
import { document } from './document.ts';

const DOCUMENT = document({
  paths: { '/a/{b}~c': { get: { operationId: 'escaped' } } },
  components: {
    schemas: {
      Order: { type: 'object' },
      'Order Line': { type: 'array' },
      Alias: { $ref: '#/components/schemas/Order' },
      Loop: { $ref: '#/components/schemas/Round' },
      Round: { $ref: '#/components/schemas/Loop' },
      Self: { $ref: '#/components/schemas/Self' },
      '100%': { type: 'number' },
    },
  },
});

const TABLE: readonly { name: string; given: string; want: unknown }[] = [
  { name: 'finds a component', given: '#/components/schemas/Order', want: { type: 'object' } },
  { name: 'follows an alias', given: '#/components/schemas/Alias', want: { type: 'object' } },
  { name: 'decodes slashes and tildes', given: '#/paths/~1a~1{b}~0c/get', want: { operationId: 'escaped' } },
  { name: 'decodes percent signs', given: '#/components/schemas/Order%20Line', want: { type: 'array' } },
  { name: 'takes a lone percent sign for itself', given: '#/components/schemas/100%', want: { type: 'number' } },
  { name: 'gives up on two references that lead to each other', given: '#/components/schemas/Loop', want: undefined },
  { name: 'gives up on a reference to itself', given: '#/components/schemas/Self', want: undefined },
  { name: 'gives up on what does not exist', given: '#/components/schemas/Missing/properties/a', want: undefined },
  { name: 'gives up on another file', given: 'other.yaml#/a', want: undefined },
  { name: 'does not find inherited members', given: '#/components/schemas/constructor', want: undefined },
  { name: 'does not find the prototype', given: '#/__proto__', want: undefined },
  { name: 'does not find the members of a text', given: '#/components/schemas/Order/type/length', want: undefined },
];

describe('resolveRef', () => {
  for (const { name, given, want } of TABLE)
    it(name, () => expect(resolveRef(DOCUMENT, { $ref: given })).toEqual(want));
  it('gives back what is no reference', () => {
    const node = { type: 'string' };
    expect(resolveRef(DOCUMENT, node)).toBe(node);
    expect(resolveRef(DOCUMENT, undefined)).toBeUndefined();
  });
});

describe('componentName', () => {
  it('is the last segment, decoded', () => {
    expect(componentName({ $ref: '#/components/schemas/Order%20Line' })).toBe('Order Line');
    expect(schemaName('#/components/schemas/a~1b')).toBe('a/b');
  });
  it('is undefined for what is no reference', () => expect(componentName({ type: 'string' })).toBeUndefined());
});
