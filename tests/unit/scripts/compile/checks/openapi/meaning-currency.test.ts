import { guide, testCheck } from '../check-case.ts';
import { sample } from './samples.ts';

const CURRENCIES = 'components: { schemas: { Currency: { type: string, enum: [NGN, USD] } } }\n';
const NAMED = '{ currency: { type: string, description: "`NGN` or `USD`." } }';
const ANY = '{ currency: { description: "A code of ISO 4217, or `ANY`." } }';

testCheck(
  'meaning-currency',
  {
    'a code that does not exist': [
      '{ currency: NGX }',
      '12:36 `currency` is `"NGX"`, which is not a code of ISO 4217.',
    ],
    'a currency that its description does not name': [
      sample('{ currency: GBP }', NAMED),
      '12:36 `currency` is `"GBP"`, which its description does not name.',
    ],
    'a currency other than the only one': [
      sample('{ currency: USD }', '{ currency: { description: Always NGN. } }'),
      '12:36 `currency` is `"USD"`, which its description does not name.',
    ],
    'a currency that the API does not name, deep inside': [
      sample('{ data: [{ projectionCurrency: GBP }] }', '{}', CURRENCIES),
      '12:55 `projectionCurrency` is `"GBP"`, which this API does not name.',
    ],
    'a word instead of a code': [
      sample('{ settlement_currency: naira }', '{}', CURRENCIES),
      '12:47 `settlement_currency` is `"naira"`, which this API does not name.',
    ],
    'examples of fields, and JSON in guides': [
      {
        ...sample('{}', '{ currency: { type: string, description: "Only NGN.", example: USD } }'),
        ...guide('```json\n{ "currency": "NGX" }\n```'),
      },
      '6:15 `currency` is `"NGX"`, which is not a code of ISO 4217.',
      '11:100 `currency` is `"USD"`, which its description does not name.',
    ],
    'a code that does not exist beside a word': [
      sample('{ currency: ALS }', ANY),
      '12:36 `currency` is `"ALS"`, which is not a code of ISO 4217.',
    ],
    'a word of the description': [sample('{ currency: ANY }', ANY)],
    'a description with examples': [
      sample('{ currency: GBP }', '{ currency: { description: "Such as `NGN` or `USD`." } }'),
    ],
    'a currency of the description': [sample('{ currency: USD }', NAMED, CURRENCIES)],
    'an enum, and other fields': [
      sample('{ currency: GBP, currencyName: Pound, currency2: ABC }', '{ currency: { enum: [NGN] } }'),
    ],
    'a single code in passing': [
      sample('{ currency: EUR }', '{ currency: { description: "`USD` occurs with cards." } }'),
    ],
  },
  sample,
);
