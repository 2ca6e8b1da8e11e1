import { description, testCheck, type Files } from '../check-case.ts';

const listed = (schema: string): Files => description(`components:\n  schemas:\n    Status: { ${schema} }\n`);

testCheck('enum-quotes', {
  'a value in the quotes of a word processor': [
    listed('enum: [“paid”, open]'),
    '5:22 The enum value `“paid”` contains typographic quotes.',
  ],
  'a constant in single ones': [
    listed('oneOf: [{ const: ‘paid’ }, { const: open }]'),
    '5:32 The enum value `‘paid’` contains typographic quotes.',
  ],
  'straight quotes': [listed(`enum: ["paid", 'open']`)],
  'a quote inside a value': [listed('enum: [rock ’n’ roll]')],
});
