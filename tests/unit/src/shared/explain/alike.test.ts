import { describe, expect, it } from 'vitest';
import type { BodyPrint, DataIndex } from '#src/model/call-data.ts';
import { alike } from '#src/shared/explain/alike.ts';

// Shapes: 0 a text, 1 another text, 2 an object, 3 another object, 4 more than one type.
const NAMES = ['status', 'data', 'data.id'];
const body = (fields: readonly number[], more: Partial<BodyPrint> = {}): BodyPrint => ({
  side: 'response',
  type: 'object',
  names: [0, 1, 2],
  required: [0, 1],
  fields,
  uses: [[0, 0, '200']],
  ...more,
});
/** A body of which more is said than its fields. */
const whole = ({ side, type, names, required, uses }: BodyPrint): BodyPrint => ({ side, type, names, required, uses });
const index = { names: NAMES, kinds: 'ssoo?' } as unknown as DataIndex;

const CASES: readonly {
  readonly name: string;
  readonly bodies: readonly BodyPrint[];
  readonly value: unknown;
  readonly want: number;
}[] = [
  { name: 'fields of one shape', bodies: [body([0, 2]), body([0, 2])], value: { status: 'a', data: {} }, want: 1 },
  { name: 'fields of two shapes', bodies: [body([0, 2]), body([0, 3])], value: { status: 'a', data: {} }, want: 2 },
  { name: 'a value of another type than both', bodies: [body([0, 2]), body([0, 3])], value: { data: [] }, want: 1 },
  { name: 'a type that is not known', bodies: [body([0, 2]), body([0, 4])], value: { data: [] }, want: 2 },
  { name: 'fields that are missing in both', bodies: [body([0, 2]), body([0, 3])], value: { status: 'a' }, want: 1 },
  {
    name: 'a field that only one misses',
    bodies: [body([0, 2]), body([0, 3], { required: [0] })],
    value: { status: 'a' },
    want: 2,
  },
  {
    name: 'a name that neither has, beside the same names',
    bodies: [body([0, 2]), body([0, 3])],
    value: { status: 'a', extra: 1 },
    want: 1,
  },
  {
    name: 'a name that neither has, beside other names',
    bodies: [body([0, 2]), body([0], { names: [0], required: [0, 1] })],
    value: { status: 'a', extra: 1 },
    want: 2,
  },
  {
    name: 'a body that is more than its fields',
    bodies: [whole(body([0, 2])), whole(body([0, 2]))],
    value: { status: 'a' },
    want: 2,
  },
  {
    name: 'a request and a response',
    bodies: [body([0, 2]), body([0, 2], { side: 'request' })],
    value: { status: 'a' },
    want: 2,
  },
];

describe('alike', () => {
  for (const { name, bodies, value, want } of CASES)
    it(`${want === 1 ? 'puts together' : 'tells apart'} ${name}`, () => {
      const ranked = bodies.map((each) => ({ body: each, score: 1, hints: 0 }));
      expect(alike(ranked, value, index)).toHaveLength(want);
    });
});
