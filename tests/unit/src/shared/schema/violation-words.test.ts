import { describe, expect, it } from 'vitest';
import { createValidator } from '#src/shared/schema/validator.ts';
import { wordsFor } from '#src/shared/schema/violation-words.ts';

const resolve = (): undefined => undefined;

/** Schemas of a field `a`, a value that breaks each, and what its sender is told, and the verdict on it. */
const TABLE: readonly (readonly [schema: object, value: unknown, sender: string, verdict: string])[] = [
  [
    { type: 'number', example: 25000 },
    'x',
    'Enter a number, such as 25000.',
    'This is a string. Documented type: number.',
  ],
  [
    { type: 'string', format: 'email' },
    'x',
    'Enter an email address.',
    'This breaks a rule. Documented rule: it must have the format email.',
  ],
  [
    { enum: ['card', 'bank', 1] },
    'x',
    'Choose one of `card`, `bank`, `1`.',
    'This value is not listed. Documented values: `card`, `bank`, `1`.',
  ],
  [
    { oneOf: [{ const: 'card' }, { const: 'bank' }] },
    'crad',
    'Choose one of `card`, `bank`. Did you mean `card`?',
    'This value is not listed. Documented values: `card`, `bank`.',
  ],
  [
    { type: 'number', minimum: 1 },
    0,
    'This must be at least 1.',
    'This breaks a rule. Documented rule: it must be at least 1.',
  ],
  [
    { type: 'object', properties: { data: {}, status: {} } },
    { errors: 1 },
    '`errors` is not described. Described fields: `data`, `status`.',
    'This name is not documented. Fields here: `data`, `status`.',
  ],
  [
    { type: 'object', properties: { status: {} } },
    { sttus: 1 },
    '`sttus` is not described. Did you mean `status`?',
    'This name is not documented. The closest is `status`.',
  ],
  [{ required: ['b'] }, {}, '`b` is missing. It is required.', 'This field is missing. Documented: required.'],
];

describe('words for a violation', () => {
  const validator = createValidator(resolve);

  it.each(TABLE)('%j, %j', (schema, value, sender, verdict) => {
    const [violation] = validator.validate({ properties: { a: schema } }, { a: value }, 'response');
    if (violation === undefined) throw new Error('The value is valid.');
    const words = wordsFor(violation);
    const { message, hint } = words.sender(violation);
    expect([`${message} ${hint}`.trim(), words.verdict(violation, 'documented')]).toEqual([sender, verdict]);
    expect(words.verdict(violation, 'assumed')).not.toContain('Documented');
  });
});
