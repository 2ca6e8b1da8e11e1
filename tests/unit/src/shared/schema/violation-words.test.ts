import { describe, expect, it } from 'vitest';
import { createValidator } from '#src/shared/schema/validator.ts';
import { wordsFor } from '#src/shared/schema/violation-words.ts';

const resolve = (): undefined => undefined;

/** Schemas of a field `a`, a value that breaks each, and what the sender and the receiver of the value are told. */
const TABLE: readonly (readonly [schema: object, value: unknown, sender: string, receiver: string])[] = [
  [
    { type: 'number', example: 25000 },
    'x',
    'Enter a number, such as 25000.',
    'This is a string. Described type: number.',
  ],
  [
    { type: 'string', format: 'email' },
    'x',
    'Enter an email address.',
    'Described format: `email`. Ask support about this one.',
  ],
  [
    { enum: ['card', 'bank', 1] },
    'x',
    'Choose one of `card`, `bank`, `1`.',
    'Described values: `card`, `bank`, `1`. Ask support about this one.',
  ],
  [
    { oneOf: [{ const: 'card' }, { const: 'bank' }] },
    'crad',
    'Choose one of `card`, `bank`. Did you mean `card`?',
    'Described values: `card`, `bank`. Ask support about this one.',
  ],
  [
    { type: 'number', minimum: 1 },
    0,
    'This must be at least 1.',
    'By the description this must be at least 1. Ask support about this one.',
  ],
  [
    { type: 'object', properties: { data: {}, status: {} } },
    { errors: 1 },
    '`errors` is not described. Described fields: `data`, `status`.',
    '`errors` is not described. Described fields: `data`, `status`.',
  ],
  [
    { type: 'object', properties: { status: {} } },
    { sttus: 1 },
    '`sttus` is not described. Did you mean `status`?',
    '`sttus` is not described. The closest described field is `status`.',
  ],
  [{ required: ['b'] }, {}, '`b` is missing. It is required.', '`b` is missing. It is described as required.'],
];

describe('words for a violation', () => {
  const validator = createValidator(resolve);

  it.each(TABLE)('%j, %j', (schema, value, sender, receiver) => {
    const [violation] = validator.validate({ properties: { a: schema } }, { a: value }, 'response');
    if (violation === undefined) throw new Error('The value is valid.');
    const { sender: toSender, receiver: toReceiver } = wordsFor(violation);
    const told = [toSender(violation), toReceiver(violation)].map(({ message, hint }) => `${message} ${hint}`.trim());
    expect(told).toEqual([sender, receiver]);
  });

  it('never asks the receiver to write something', () => {
    for (const [schema, value] of TABLE)
      for (const violation of validator.validate({ properties: { a: schema } }, { a: value }, 'response'))
        expect(JSON.stringify(wordsFor(violation).receiver(violation))).not.toMatch(/Write|Enter|Choose|Did you mean/);
  });
});
