import { description, testCheck, type Files } from '../check-case.ts';

/** One object with some fields, and a sample of it. */
function object(fields: readonly string[], sample = '{}'): Files {
  return description(
    `components:\n  schemas:\n    Order:\n      type: object\n      example: ${sample}\n      properties:\n${fields.map((field, index) => `        f${index}: ${field}`).join('\n')}`,
  );
}

const TIME = '2026-03-02T09:15:00Z';
const declaresNone = (what: string): string =>
  `Every sample of this field has the ${what}, but its schema declares none.`;

testCheck('schema-complete', {
  'no type': [object(['{ description: A text. }'], '{ f0: a }'), `9:15 ${declaresNone('type `string`')}`],
  'no type, and no sample': [object(['{ description: Anything. }'])],
  'a type that is not known': [object(['{ description: A text., x-not-published: [types] }'], '{ f0: a }')],
  'a time without its format among others': [
    object(['{ type: string, format: date-time }', '{ type: string }'], `{ f0: '${TIME}', f1: '${TIME}' }`),
    `10:15 ${declaresNone('format `date-time`')}`,
  ],
  'a time whose format is not known': [object(['{ type: string, x-not-published: [types] }'], `{ f0: '${TIME}' }`)],
  'a text': [object(['{ type: string }'], '{ f0: soon }')],
  'null alone': [
    object(["{ type: 'null' }"]),
    '9:15 This schema allows only `null`, but its description does not state this.',
  ],
  'null as an alternative': [object(["{ anyOf: [{ type: string }, { type: 'null' }] }"])],
  'an array of anything': [object(['{ type: array, items: {} }'])],
  'a misspelt format': [
    object(['{ type: string, format: dateTime }', '{ type: string, format: own-one }']),
    '9:29 `dateTime` is not a known format.',
  ],
});
