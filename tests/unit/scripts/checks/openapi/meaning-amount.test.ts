import { describe, expect, it } from 'vitest';
import { problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

describe('meaning-amount', () => {
  it('finds a negative sum', async () => {
    expect(await problemsOf('meaning-amount', sample('{ amount: -5 }'))).toEqual([
      'openapi.yaml:12:34 `amount` is `-5`, and nothing says that it can be negative.',
    ]);
  });

  it('finds more decimals than the currency has', async () => {
    expect(await problemsOf('meaning-amount', sample('{ feeAmount: 10.005, currency: NGN }'))).toEqual([
      'openapi.yaml:12:37 `feeAmount` is `10.005`: 3 decimals, where `NGN` has 2.',
    ]);
    expect(await problemsOf('meaning-amount', sample('{ data: { price: 0.125 } }'))).toEqual([
      'openapi.yaml:12:41 `price` is `0.125`: 3 decimals, where money has 2.',
    ]);
  });

  it('finds a fraction of the smallest unit', async () => {
    expect(
      await problemsOf('meaning-amount', sample('{ amount: 10.5 }', '{ amount: { description: In kobo. } }')),
    ).toEqual(['openapi.yaml:12:34 `amount` is `10.5`, but its description counts the smallest unit.']);
  });

  it('leaves alone what the description allows and what is no sum', async () => {
    for (const fields of ['{ amount: { description: A refund is negative. } }', '{ amount: { minimum: -100 } }'])
      expect(await problemsOf('meaning-amount', sample('{ amount: -5 }', fields))).toEqual([]);
    expect(
      await problemsOf(
        'meaning-amount',
        sample('{ amount: 10.5 }', '{ amount: { description: "In naira, never kobo." } }'),
      ),
    ).toEqual([]);
    expect(
      await problemsOf(
        'meaning-amount',
        sample('{ amount: 10.125, currency: KWD, feePercent: 1.125, latitude: -1.55555, amountRefunded: -2 }'),
      ),
    ).toEqual([]);
  });

  it('lets what one of many costs have any decimals', async () => {
    expect(await problemsOf('meaning-amount', sample('{ price_hourly: 0.00744, pricePerUnit: 0.008 }'))).toEqual([]);
    expect(
      await problemsOf('meaning-amount', sample('{ price: 0.00744 }', '{ price: { description: Costs per hour. } }')),
    ).toEqual([]);
    expect(await problemsOf('meaning-amount', sample('{ pricePerUnit: -1 }'))).toHaveLength(1);
  });
});
