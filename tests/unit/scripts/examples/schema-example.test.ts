import { describe, expect, it } from 'vitest';
import { createExampleGenerator } from '#scripts/examples/generate.ts';
import { createSchemaExamples, type SchemaExample } from '#scripts/examples/schema-example.ts';
import type { Schema } from '#src/model/schema.ts';
import { document } from '../description/model/document.ts';
import { api, mediaType, operation, ref, response, webhook } from '../model-builders.ts';

const object = (properties: Readonly<Record<string, Schema>>, more: object = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const name: Schema = { type: 'string' };

interface Given {
  /** Schemas beside the one asked for, `Pet`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Bodies with an example each. */
  readonly returned?: readonly (readonly [schema: Schema, value: unknown])[];
  readonly taken?: readonly (readonly [schema: Schema, value: unknown])[];
  readonly payload?: readonly [schema: Schema, value: unknown];
  readonly examples?: Readonly<Record<string, unknown>>;
}

const example = (value: unknown) => ({ name: 'a', summary: 'A', description: '', value });
const media = ([schema, value]: readonly [Schema, unknown]) => mediaType({ schema, examples: [example(value)] });

function exampleOfPet({
  schemas,
  returned = [],
  taken = [],
  payload,
  examples = {},
}: Given): SchemaExample | undefined {
  const source = document({ components: { schemas } });
  const returning = returned.map((body, index) =>
    operation({ operationId: `get${index}`, responses: [response('200', { content: [media(body)] })] }),
  );
  const accepting = taken.map((body, index) =>
    operation({
      operationId: `put${index}`,
      requestBody: { required: true, description: '', content: [media(body)] },
    }),
  );
  const hook =
    payload && webhook('hook', { requestBody: { required: true, description: '', content: [media(payload)] } });
  const model = api({
    schemas,
    operations: [...returning, ...accepting],
    webhooks: hook === undefined ? [] : [hook],
    examples: Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, example(value)])),
  });
  return createSchemaExamples(source, model, createExampleGenerator(source))('Pet', { returning, accepting });
}

/** Value, and where it is from. */
type Want = readonly [value: unknown, from: string] | undefined;

const PET = object({ id: name, name });
const TABLE: readonly (readonly [what: string, given: Given, want: Want])[] = [
  [
    'its own example, before all others',
    {
      schemas: { Pet: { ...PET, example: { name: 'Rex' } } },
      returned: [[ref('Pet'), { id: '1', name: 'Tom' }]],
    },
    [{ name: 'Rex' }, 'own'],
  ],
  [
    'the first of its examples that is valid',
    { schemas: { Pet: { ...PET, examples: [{ nmae: 'Rex' }, { name: 'Tom' }] } } },
    [{ name: 'Tom' }, 'own'],
  ],
  [
    'the reusable example of its name',
    { schemas: { Pet: PET }, examples: { Pet: { name: 'Rex' } } },
    [{ name: 'Rex' }, 'own'],
  ],
  [
    'not the reusable example of its name that is of something else',
    { schemas: { Pet: PET }, examples: { Pet: { data: { name: 'Rex' } } } },
    [{ id: 'example', name: 'example' }, 'generated'],
  ],
  [
    'what a response holds inside other objects and lists',
    { schemas: { Pet: PET }, returned: [[object({ data: list(ref('Pet')) }), { data: [{ id: '1', name: 'Tom' }] }]] },
    [{ id: '1', name: 'Tom' }, 'response of get0'],
  ],
  [
    'the fullest of several',
    {
      schemas: { Pet: PET },
      returned: [
        [ref('Pet'), { name: 'Rex' }],
        [object({ data: ref('Pet') }), { data: { id: '1', name: 'Tom' } }],
      ],
    },
    [{ id: '1', name: 'Tom' }, 'response of get1'],
  ],
  [
    'what a request sends',
    { schemas: { Pet: PET }, taken: [[ref('Pet'), { name: 'Rex' }]] },
    [{ name: 'Rex' }, 'request of put0'],
  ],
  [
    'what a webhook brings',
    { schemas: { Pet: PET }, payload: [object({ pet: ref('Pet') }), { pet: { name: 'Rex' } }] },
    [{ name: 'Rex' }, 'payload of hook'],
  ],
  [
    'of a union the alternative that the value takes',
    {
      schemas: { Pet: PET, Stone: object({ weight: { type: 'number' } }, { required: ['weight'] }) },
      returned: [
        [{ oneOf: [ref('Stone'), ref('Pet')] } as Schema, { weight: 3 }],
        [{ oneOf: [ref('Stone'), ref('Pet')] } as Schema, { name: 'Rex' }],
      ],
    },
    [{ name: 'Rex' }, 'response of get1'],
  ],
  [
    'one that is no more than the schema knows, before one with the fields of others',
    {
      schemas: { Pet: PET, Dog: { allOf: [ref('Pet'), object({ barks: name })] } as Schema },
      returned: [
        [ref('Dog'), { id: '1', name: 'Rex', barks: 'loud' }],
        [ref('Pet'), { name: 'Tom' }],
      ],
    },
    [{ name: 'Tom' }, 'response of get1'],
  ],
  [
    'a plain value beside the name of its field',
    {
      schemas: { Pet: { enum: ['cat', 'dog'] } as Schema },
      returned: [[object({ kind: ref('Pet') }), { kind: 'dog' }]],
    },
    [{ kind: 'dog' }, 'response of get0'],
  ],
  [
    'one made from the schema where no call shows it',
    { schemas: { Pet: object({ age: { type: 'integer', examples: [7] } }) } },
    [{ age: 7 }, 'generated'],
  ],
  ['nothing of a plain value that no call shows', { schemas: { Pet: { enum: ['cat', 'dog'] } as Schema } }, undefined],
  [
    'nothing where the source does not tell enough',
    { schemas: { Pet: object({}, { 'x-not-published': ['fields'] }) } },
    undefined,
  ],
  [
    'nothing that its schema refuses',
    {
      schemas: { Pet: object({ id: { type: 'string' } }, { 'x-not-published': ['types'] }) },
      returned: [[ref('Pet'), { id: 5 }]],
    },
    undefined,
  ],
];

describe('the example of a schema', () => {
  for (const [what, given, want] of TABLE)
    it(`is ${what}`, () => {
      const found = exampleOfPet(given);
      const call = found?.from?.call;
      const id = call === undefined ? '' : 'id' in call ? call.id : call.operationId;
      const from =
        found?.generated === true ? 'generated' : call === undefined ? 'own' : `${found?.from?.part} of ${id}`;
      expect(found === undefined ? undefined : [found.value, from]).toEqual(want);
    });

  it('is found in a body of entries', () => {
    const schemas = { Pet: PET };
    const entries = mediaType({ schema: {}, itemSchema: ref('Pet'), examples: [example([{ name: 'Rex' }])] });
    const listing = operation({ responses: [response('200', { content: [entries] })] });
    const source = document({ components: { schemas } });
    const examples = createSchemaExamples(source, api({ schemas }), createExampleGenerator(source));
    expect(examples('Pet', { returning: [listing], accepting: [] })?.value).toEqual({ name: 'Rex' });
  });

  it('is found in a schema that contains itself', () => {
    const tree = object({ name, below: list(ref('Pet')) });
    const found = exampleOfPet({
      schemas: { Pet: tree },
      returned: [[ref('Pet'), { name: 'a', below: [{ name: 'b' }] }]],
    });
    expect(found?.value).toEqual({ name: 'a', below: [{ name: 'b' }] });
  });
});
