import { expect, it } from 'vitest';
import { deprecationRemarks } from '#src/shared/samples/deprecated.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';

const goes = { deprecated: true, 'x-sunset': '2027-03-31' };
const resolve = resolverIn({
  Note: { type: 'string', ...goes },
  Cash: { type: 'object', required: ['till'], properties: { till: { type: 'string', ...goes } } },
  Card: { type: 'object', required: ['pan'], properties: { pan: { type: 'string', deprecated: true } } },
} as never);
const schema = {
  allOf: [{ properties: { note: { $ref: '#/components/schemas/Note' }, id: { type: 'string' } } }],
  properties: {
    lines: {
      type: 'array',
      items: { properties: { speed: { oneOf: [{ const: 'fast' }, { const: 'slow', ...goes }] } } },
    },
    paid: { oneOf: [{ $ref: '#/components/schemas/Cash' }, { $ref: '#/components/schemas/Card' }] },
  },
};
const body = (value: unknown): readonly string[] => deprecationRemarks({ parameters: [] }, { schema, value }, resolve);

it.each([
  ['nothing that goes', { id: 'a', lines: [{ speed: 'fast' }] }, []],
  ['a field of a reference', { note: 'a' }, ['note: deprecated, will be removed on 31 March 2027.']],
  [
    'a value, as often as it comes',
    { lines: [{ speed: 'slow' }, { speed: 'slow' }] },
    ['lines[].speed slow: deprecated, will be removed on 31 March 2027.'],
  ],
  ['a field of the alternative that is sent', { paid: { pan: '1' } }, ['paid.pan: deprecated.']],
])('a sample remarks on %s', (_, value, want) => {
  expect(body(value)).toEqual(want);
});

it('a sample remarks on the operation and on the parameters that it sends', () => {
  const parameter = { schema: goes as never, example: 1 };
  const parameters = [
    { ...parameter, name: 'q', required: true },
    { ...parameter, name: 'r', required: false },
  ];
  expect(
    deprecationRemarks({ deprecated: 'deprecated', parameters }, { schema: {}, value: undefined }, resolve),
  ).toEqual(['Deprecated.', 'q: deprecated, will be removed on 31 March 2027.']);
});
