import type { Random } from '../random.ts';
import { markdown } from './markdown.ts';
import { word } from './words.ts';
import { BEYOND_JSON, objectOf } from './yaml-text.ts';

const NUMBERS = [
  0,
  -1,
  1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  BEYOND_JSON.nan,
  BEYOND_JSON.infinity,
  BEYOND_JSON.minusZero,
  BEYOND_JSON.huge,
];
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const PATTERNS = [
  '(a+)+$',
  '^(a|aa)+$',
  '^(\\w+\\s?)*$',
  '(.*)*x',
  '[',
  '(?<x',
  '\\p{Nope}',
  '^$',
  '(?!)',
  'a{99999}',
  '(a{50}){50}{50}',
  '\\',
  '(?=a)b',
  '[\\ud800]',
  '^<script>$',
  '(x+x+)+y',
  '.{0,65535}',
];
const FORMATS = [
  'date',
  'date-time',
  'email',
  'uri',
  'uuid',
  'ipv6',
  'byte',
  'binary',
  'regex',
  'int32',
  'constructor',
  '<b>',
  'float',
  'json-pointer',
  'password',
];
const REFS = ['Order', 'Line', 'State', 'Fuzz', 'Nowhere', 'Loop', 'Loop2', 'Self'];
/** Fewer than what exhausts a parser, more than what people write. */
const DEEPEST = 5;

/** Names that schemas may refer to: a circle of two, one that is itself, and the one under test. */
export function schemas(random: Random): Record<string, unknown> {
  return objectOf([
    ['Loop', { allOf: [{ $ref: '#/components/schemas/Loop2' }, schema(random)] }],
    ['Loop2', { oneOf: [{ $ref: '#/components/schemas/Loop' }, schema(random)] }],
    ['Self', { $ref: random.chance(0.05) ? '#/components/schemas/Self' : '#/components/schemas/Loop' }],
    ['Fuzz', schema(random)],
    ...random.many(0, 2, () => [word(random).slice(0, 300), schema(random)] as const),
  ]);
}

/** A schema that contradicts itself, leads in circles, or is none. */
export function schema(random: Random, depth = 0): unknown {
  if (random.chance(0.06))
    return random.pick([
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
    ]);
  if (random.chance(0.15) || depth > DEEPEST)
    return { $ref: reference(random), ...(random.chance(0.3) ? { description: markdown(random) } : {}) };
  const inner = (): unknown => schema(random, depth + 1);
  const members = random.many(1, 4, () => random.pick(KEYWORDS)(random, inner));
  return objectOf([...(random.chance(0.8) ? [['type', random.pick(TYPES)] as const] : []), ...members.flat()]);
}

function reference(random: Random): string {
  return random.chance(0.8)
    ? `#/components/schemas/${random.pick(REFS)}`
    : random.pick([
        '#',
        '#/',
        '#/components/schemas/',
        '#/info/title',
        '#/components/schemas/Order/properties/id',
        '#/components/schemas/%ZZ',
        '#/components/schemas/~2',
        '#/paths',
        'nowhere.yaml',
        'https://evil.example/x',
        '#/__proto__',
        '#/components/schemas/constructor',
        '#anchor',
        '/etc/passwd',
        './openapi.yaml#/components/schemas/Order',
      ]);
}

type Members = readonly (readonly [string, unknown])[];

const KEYWORDS: readonly ((random: Random, inner: () => unknown) => Members)[] = [
  (random, inner) => [
    ['properties', objectOf(random.many(1, 4, () => [word(random), inner()] as const))],
    ['required', random.many(0, 2, () => word(random))],
  ],
  (random, inner) => [
    ['type', 'object'],
    [
      'properties',
      objectOf([
        ['id', inner()],
        ['lines', inner()],
        [word(random), inner()],
      ]),
    ],
  ],
  (random, inner) => [
    ['type', 'array'],
    [random.pick(['items', 'contains', 'unevaluatedItems', 'additionalItems']), inner()],
    ['minItems', random.pick(NUMBERS)],
    ['maxItems', random.pick(NUMBERS)],
  ],
  (random, inner) => [[random.pick(['allOf', 'oneOf', 'anyOf', 'prefixItems']), random.many(0, 3, inner)]],
  (random, inner) => [
    ['oneOf', random.many(1, 3, inner)],
    [
      'discriminator',
      {
        propertyName: word(random),
        mapping: objectOf([
          [word(random), reference(random)],
          [word(random), word(random)],
        ]),
        defaultMapping: word(random),
      },
    ],
  ],
  (random, inner) => [
    [
      random.pick([
        'not',
        'if',
        'then',
        'else',
        'additionalProperties',
        'unevaluatedProperties',
        'propertyNames',
        'contentSchema',
      ]),
      inner(),
    ],
  ],
  (random, inner) => [
    [
      random.pick(['patternProperties', 'dependentSchemas', '$defs']),
      objectOf([
        [random.pick(PATTERNS), inner()],
        [word(random), inner()],
      ]),
    ],
  ],
  (random) => [
    ['enum', random.many(0, 6, () => value(random))],
    [
      random.pick(['x-enumDescriptions', 'x-enum-varnames', 'x-enumNames']),
      random.chance(0.5) ? random.many(0, 6, () => markdown(random)) : objectOf([[word(random), markdown(random)]]),
    ],
  ],
  (random) => [
    ['pattern', random.pick(PATTERNS)],
    ['example', `${'a'.repeat(random.pick([5, 40, 5000]))}!`],
    ['type', 'string'],
  ],
  (random) => [
    [
      random.pick(['minLength', 'maxLength', 'minProperties', 'maxProperties', 'minContains', 'maxContains']),
      random.pick(NUMBERS),
    ],
  ],
  (random) => [
    [random.pick(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']), random.pick(NUMBERS)],
    ['type', random.pick(['number', 'integer'])],
  ],
  (random) => [[random.pick(['default', 'const', 'example']), value(random)]],
  (random) => [['examples', random.many(0, 3, () => value(random))]],
  (random) => [
    ['format', random.pick(FORMATS)],
    ['contentMediaType', word(random)],
    ['contentEncoding', word(random)],
  ],
  (random) => [
    ['title', word(random)],
    ['description', markdown(random)],
  ],
  (random) => [
    [
      'xml',
      {
        name: word(random),
        prefix: word(random),
        namespace: word(random),
        wrapped: true,
        attribute: random.chance(0.5),
      },
    ],
  ],
  (random) => [
    [
      random.pick(['readOnly', 'writeOnly', 'deprecated', 'nullable', 'uniqueItems', 'x-internal']),
      random.pick([true, false, 'yes', null]),
    ],
  ],
  (random) => [['externalDocs', { url: word(random), description: markdown(random) }]],
  (random) => [['x-callback', { parameters: [word(random)], source: word(random) }]],
  (random) => [['dependentRequired', objectOf([[word(random), [word(random)]]])]],
];

/** A value of any type. */
export function value(random: Random, depth = 0): unknown {
  const kind = random.int(depth > 3 ? 4 : 6);
  if (kind === 0) return random.pick(NUMBERS);
  if (kind === 1) return random.pick([null, true, false, BEYOND_JSON.date]);
  if (kind < 4) return word(random);
  return kind === 4
    ? random.many(0, 3, () => value(random, depth + 1))
    : objectOf(random.many(0, 3, () => [word(random), value(random, depth + 1)] as const));
}
