import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { BEYOND_JSON } from '../yaml-text.ts';
import { markdown } from './markdown.ts';
import { objectOf } from './text.ts';
import { word } from './words.ts';

type Entries = readonly (readonly [string, unknown])[];

const pick = (list: string): Arbitrary<string> => fc.constantFrom(...list.split(' '));
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(
    2 ** 53,
    1e21,
    BEYOND_JSON.nan,
    BEYOND_JSON.infinity,
    BEYOND_JSON.minusZero,
    BEYOND_JSON.huge,
  ),
);
const pattern = pick(
  String.raw`(a+)+$ ^(a|aa)+$ ^(\w+\s?)*$ (.*)*x [ (?<x \p{Nope} ^$ (?!) a{99999} (a{50}){50}{50} \ (?=a)b [\ud800] ^<script>$ (x+x+)+y .{0,65535}`,
);
const format = pick('date date-time email uri uuid ipv6 byte binary regex int32 constructor <b> float json-pointer');
const reference = fc.oneof(
  {
    weight: 4,
    arbitrary: pick('Order Line State Fuzz Nowhere Loop Loop2 Self').map((name) => `#/components/schemas/${name}`),
  },
  {
    weight: 1,
    arbitrary: pick(
      '# #/ #/components/schemas/ #/info/title #/components/schemas/Order/properties/id #/paths #/components/schemas/%ZZ #/components/schemas/~2 nowhere.yaml https://evil.example/x #anchor #/__proto__ #/components/schemas/constructor /etc/passwd ./openapi.yaml#/components/schemas/Order',
    ),
  },
);
const NONE: readonly unknown[] = [
  true,
  false,
  null,
  [],
  'string',
  0,
  {},
  { type: 'nope' },
  { type: [] },
  { type: ['string', 'string', 'null'] },
  { properties: [] },
  { enum: {} },
  { allOf: {} },
];

/** Entries of an object whose keys are any words. */
const dictionary = (of: Arbitrary<unknown>, max = 3): Arbitrary<Record<string, unknown>> =>
  fc.array(fc.tuple(word, of), { maxLength: max }).map(objectOf);

/** A value of any type. */
export const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    word,
    number,
    fc.constantFrom<unknown>(null, true, false, BEYOND_JSON.date),
    fc.array(tie('value'), { maxLength: 3 }),
    dictionary(tie('value')),
  ),
}));

/** One member, whose keyword is one of a list. */
const member = (keywords: string, of: Arbitrary<unknown>): Arbitrary<Entries> =>
  fc.tuple(pick(keywords), of).map((entry) => [entry]);
const members = (of: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<Entries> =>
  fc.record(of).map((object) => Object.entries(object));

/** A schema that contradicts itself, leads in circles, or is none. */
export const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const inner = tie('schema');
  const keyword = fc.oneof(
    members({ properties: dictionary(inner, 4), required: fc.array(word, { maxLength: 2 }) }),
    members({ type: fc.constant('object'), properties: fc.record({ id: inner, lines: inner }) }),
    members({ type: fc.constant('array'), minItems: number, maxItems: number }),
    member('items contains unevaluatedItems additionalItems', inner),
    member('allOf oneOf anyOf prefixItems', fc.array(inner, { maxLength: 3 })),
    members({
      oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }),
      discriminator: fc.record({
        propertyName: word,
        mapping: dictionary(fc.oneof(reference, word)),
        defaultMapping: word,
      }),
    }),
    member('not if then else additionalProperties unevaluatedProperties propertyNames contentSchema', inner),
    member(
      'patternProperties dependentSchemas $defs',
      fc.tuple(pattern, inner, word, inner).map(([a, b, c, d]) =>
        objectOf([
          [a, b],
          [c, d],
        ]),
      ),
    ),
    members({ enum: fc.array(value, { maxLength: 6 }) }),
    member(
      'x-enumDescriptions x-enum-varnames x-enumNames',
      fc.oneof(fc.array(markdown, { maxLength: 6 }), dictionary(markdown)),
    ),
    members({
      type: fc.constant('string'),
      pattern,
      example: fc.constantFrom(5, 40, 5000).map((count) => `${'a'.repeat(count)}!`),
    }),
    member('minLength maxLength minProperties maxProperties minContains maxContains', number),
    fc
      .tuple(
        member('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf', number),
        member('type', pick('number integer')),
      )
      .map((all) => all.flat()),
    member('default const example', value),
    members({ examples: fc.array(value, { maxLength: 3 }) }),
    members({ format, contentMediaType: word, contentEncoding: word }),
    members({ title: word, description: markdown }),
    members({
      xml: fc.record({ name: word, prefix: word, namespace: word, wrapped: fc.boolean(), attribute: fc.boolean() }),
    }),
    member(
      'readOnly writeOnly deprecated nullable uniqueItems x-internal',
      fc.constantFrom<unknown>(true, false, 'yes', null),
    ),
    members({ externalDocs: fc.record({ url: word, description: markdown }) }),
    members({ dependentRequired: dictionary(fc.array(word, { maxLength: 2 })) }),
  );
  const type = fc.option(pick('string number integer boolean object array null'), { nil: undefined });
  return {
    schema: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      { weight: 2, arbitrary: reference.map(($ref) => ({ $ref })) },
      { weight: 1, arbitrary: fc.tuple(reference, markdown).map(([$ref, description]) => ({ $ref, description })) },
      { weight: 1, arbitrary: fc.constantFrom(...NONE) },
      {
        weight: 14,
        arbitrary: fc
          .tuple(type, fc.array(keyword, { minLength: 1, maxLength: 4 }))
          .map(([named, all]) => objectOf([...(named === undefined ? [] : [['type', named] as const]), ...all.flat()])),
      },
    ),
  };
});

/** Schemas by name: a circle of two, one that is itself, and those under test. */
export const schemas: Arbitrary<Record<string, unknown>> = fc
  .tuple(schema, schema, schema, fc.constantFrom('Self', 'Loop', 'Loop', 'Loop'), dictionary(schema, 2))
  .map(([one, other, own, self, further]) => ({
    Loop: { allOf: [{ $ref: '#/components/schemas/Loop2' }, one] },
    Loop2: { oneOf: [{ $ref: '#/components/schemas/Loop' }, other] },
    Self: { $ref: `#/components/schemas/${self}` },
    Fuzz: own,
    ...Object.fromEntries(Object.entries(further).map(([name, each]) => [name.slice(0, 300), each])),
  }));
