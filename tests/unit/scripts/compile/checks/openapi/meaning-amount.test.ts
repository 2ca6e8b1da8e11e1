import { testCheck } from '../check-case.ts';
import { sample } from './samples.ts';

testCheck(
  'meaning-amount',
  {
    'a negative amount': ['{ amount: -5 }', '12:34 `amount` is `-5`, but nothing says that it may be negative.'],
    'a negative price for a unit': [
      '{ pricePerUnit: -1 }',
      '12:40 `pricePerUnit` is `-1`, but nothing says that it may be negative.',
    ],
    'more decimals than the currency has': [
      '{ feeAmount: 10.005, currency: NGN }',
      '12:37 `feeAmount` is `10.005`: 3 decimals, but `NGN` has 2.',
    ],
    'more decimals than money has': [
      '{ data: { price: 0.125 } }',
      '12:41 `price` is `0.125`: 3 decimals, but money has 2.',
    ],
    'a fraction of the minor unit': [
      sample('{ amount: 10.5 }', '{ amount: { description: In kobo. } }'),
      '12:34 `amount` is `10.5`, but its description says that it is in the minor unit.',
    ],
    'a negative amount that is described': [
      sample('{ amount: -5 }', '{ amount: { description: A refund is negative. } }'),
    ],
    'a negative amount that is allowed': [sample('{ amount: -5 }', '{ amount: { minimum: -100 } }')],
    'a minor unit that is not used': [
      sample('{ amount: 10.5 }', '{ amount: { description: "In naira, never kobo." } }'),
    ],
    'what is no amount, and a currency of three decimals': [
      '{ amount: 10.125, currency: KWD, feePercent: 1.125, latitude: -1.55555, amountRefunded: -2 }',
    ],
    'prices for a unit': ['{ price_hourly: 0.00744, pricePerUnit: 0.008 }'],
    'a price of one thing, by its description': [
      sample('{ price: 0.0125 }', '{ price: { description: Price per message. } }'),
    ],
    'a share of something': [sample('{ fee: 0.125 }', '{ fee: { description: Fee in per cent. } }')],
    'a price for a unit, by its description': [
      sample('{ price: 0.00744 }', '{ price: { description: Costs per hour. } }'),
    ],
  },
  sample,
);
