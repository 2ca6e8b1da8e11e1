import { testCheck } from '../check-case.ts';

const schema = (text: string): string => `components:\n  schemas:\n    S: { ${text} }`;
const operation = (text: string): string =>
  `paths:\n  /a: { get: { operationId: a, ${text}, responses: { '200': { description: Done. } } } }`;
const alone = 'The object has `x-sunset`, but is not deprecated.';

testCheck('sunset', {
  'a day without deprecation': [operation('x-sunset: 2027-03-31'), `4:32 ${alone}`],
  'a day that is not in the calendar': [
    operation('deprecated: true, x-sunset: 2027-02-30'),
    '4:50 `x-sunset` is `"2027-02-30"`, which is not a valid date.',
  ],
  'a field and a value': [
    schema(
      'type: object, properties: { a: { x-sunset: soon, deprecated: true }, b: { oneOf: [{ const: x, x-sunset: 2027-03-31 }] } }',
    ),
    '5:43 `x-sunset` is `"soon"`, which is not a valid date.',
    `5:104 ${alone}`,
  ],
  'a number': [
    schema('type: string, deprecated: true, x-sunset: 20270331'),
    '5:42 `x-sunset` is `20270331`, which is not a valid date.',
  ],
  'what goes': [operation('deprecated: true, x-sunset: 2027-03-31')],
  'what is only deprecated': [schema('type: string, deprecated: true')],
  'a field of this name, and an example': [
    schema('type: object, properties: { x-sunset: { type: string } }, example: { x-sunset: soon }'),
  ],
});
