import { describe, expect, it } from 'vitest';
import { guide, problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

const CURRENCIES = 'components: { schemas: { Currency: { type: string, enum: [NGN, USD] } } }\n';
const NAMED = '{ currency: { type: string, description: "`NGN` or `USD`." } }';

describe('meaning-currency', () => {
  it('finds a code that does not exist', async () => {
    expect(await problemsOf('meaning-currency', sample('{ currency: NGX }'))).toEqual([
      'openapi.yaml:12:36 `currency` is `"NGX"`, which is no code of ISO 4217.',
    ]);
  });

  it('finds a currency that the description of its field does not name', async () => {
    expect(await problemsOf('meaning-currency', sample('{ currency: GBP }', NAMED))).toEqual([
      'openapi.yaml:12:36 `currency` is `"GBP"`, which its description does not name.',
    ]);
    expect(
      await problemsOf('meaning-currency', sample('{ currency: USD }', '{ currency: { description: Always NGN. } }')),
    ).toHaveLength(1);
  });

  it('finds a currency that the API does not know, deep inside and under a longer name', async () => {
    expect(
      await problemsOf('meaning-currency', sample('{ data: [{ projectionCurrency: GBP }] }', '{}', CURRENCIES)),
    ).toEqual(['openapi.yaml:12:55 `projectionCurrency` is `"GBP"`, which this API does not know.']);
    expect(
      await problemsOf('meaning-currency', sample('{ settlement_currency: naira }', '{}', CURRENCIES)),
    ).toHaveLength(1);
  });

  it('reads examples of fields and parameters, and JSON in guides', async () => {
    const files = {
      ...sample('{}', '{ currency: { type: string, description: "Only NGN.", example: USD } }'),
      ...guide('```json\n{ "currency": "NGX" }\n```'),
    };
    expect(await problemsOf('meaning-currency', files)).toEqual([
      'guides/start/first.mdx:6:15 `currency` is `"NGX"`, which is no code of ISO 4217.',
      'openapi.yaml:11:100 `currency` is `"USD"`, which its description does not name.',
    ]);
  });

  it('leaves open what is open, and to the schema what it lists', async () => {
    expect(
      await problemsOf(
        'meaning-currency',
        sample('{ currency: GBP }', '{ currency: { description: "Such as `NGN` or `USD`." } }'),
      ),
    ).toEqual([]);
    expect(await problemsOf('meaning-currency', sample('{ currency: USD }', NAMED, CURRENCIES))).toEqual([]);
    expect(
      await problemsOf(
        'meaning-currency',
        sample('{ currency: GBP, currencyName: Pound, currency2: ABC }', '{ currency: { enum: [NGN] } }'),
      ),
    ).toEqual([]);
    expect(
      await problemsOf(
        'meaning-currency',
        sample('{ currency: EUR }', '{ currency: { description: "`USD` occurs with cards." } }'),
      ),
    ).toEqual([]);
  });

  it('takes a word that the description names beside the codes', async () => {
    const described = '{ currency: { description: "A code of ISO 4217, or `ANY`." } }';
    expect(await problemsOf('meaning-currency', sample('{ currency: ANY }', described))).toEqual([]);
    expect(await problemsOf('meaning-currency', sample('{ currency: ALS }', described))).toHaveLength(1);
  });
});
