import { describe, expect, it } from 'vitest';
import { componentName, resolveRef, schemaName } from '#src/shared/schema/resolve-ref.ts';
import { document } from '../../../scripts/description/model/document.ts';

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

const TABLE: readonly (readonly [name: string, given: string, want: unknown])[] = [
  ['finds a component', '#/components/schemas/Order', { type: 'object' }],
  ['follows an alias', '#/components/schemas/Alias', { type: 'object' }],
  ['decodes slashes and tildes', '#/paths/~1a~1{b}~0c/get', { operationId: 'escaped' }],
  ['decodes percent signs', '#/components/schemas/Order%20Line', { type: 'array' }],
  ['takes a lone percent sign for itself', '#/components/schemas/100%', { type: 'number' }],
  ['gives up on two references that lead to each other', '#/components/schemas/Loop', undefined],
  ['gives up on a reference to itself', '#/components/schemas/Self', undefined],
  ['gives up on what does not exist', '#/components/schemas/Missing/properties/a', undefined],
  ['gives up on another file', 'other.yaml#/a', undefined],
  ['does not find inherited members', '#/components/schemas/constructor', undefined],
  ['does not find the prototype', '#/__proto__', undefined],
  ['does not find the members of a text', '#/components/schemas/Order/type/length', undefined],
];

describe('resolveRef', () => {
  for (const [name, given, want] of TABLE) it(name, () => expect(resolveRef(DOCUMENT, { $ref: given })).toEqual(want));
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
