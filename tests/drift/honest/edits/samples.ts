import { rewriteSamples, samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { ref } from '../shorthand.ts';

const AMOUNTS = [
  'amount',
  'Amount',
  'feeAmount',
  'FeeAmount',
  'availableBalance',
  'accountBalance',
  'totalAmountCollected',
];
const WALLET = {
  id: '4d1b7c2e-6f3a-4e8d-9b5c-0a1b2c3d4e5f',
  createdAt: '2026-02-14T09:00:00Z',
  accountNumber: '6666666666',
  walletType: 2,
  email: 'accounts@adire.example',
  availableBalance: 2500,
  accountName: 'Adire Market 002',
  businessName: 'Adire Market',
  status: 1,
};

/** Other stories, more examples, and examples in other places. */
export const samples: readonly HonestEdit[] = [
  {
    id: 'other-customer',
    kind: 'samples-people',
    title: 'another customer in all samples',
    edit({ api }) {
      const names: readonly (readonly [RegExp, string])[] = [
        [/ada\.obi@/g, 'kemi.bello@'],
        [/\bAda\b/g, 'Kemi'],
        [/\bObi\b/g, 'Bello'],
      ];
      rewriteSamples(api, (value) =>
        typeof value === 'string' ? names.reduce((now, [from, to]) => now.replace(from, to), value) : value,
      );
    },
  },
  {
    id: 'other-shop',
    kind: 'samples-people',
    title: 'another shop: name, orders and addresses',
    edit({ api }) {
      rewriteSamples(api, (value) =>
        typeof value === 'string'
          ? value
              .replace(/Adire Market/g, 'Kano Leather')
              .replace(/\bADIRE-/g, 'KANO-')
              .replace(/\badire\.example/g, 'kano-leather.example')
          : value,
      );
    },
  },
  {
    id: 'double-amounts',
    kind: 'samples-amounts',
    title: 'all amounts doubled',
    edit({ api }) {
      rewriteSamples(api, (value, key) => (typeof value === 'number' && AMOUNTS.includes(key) ? value * 2 : value));
    },
  },
  {
    id: 'earlier-dates',
    kind: 'samples-dates',
    title: 'all times a year earlier',
    edit({ api }) {
      rewriteSamples(api, (value) =>
        typeof value === 'string' && /^2026-\d\d-\d\dT/.test(value) ? value.replace('2026', '2025') : value,
      );
    },
  },
  {
    id: 'third-wallet',
    kind: 'samples-list-entry',
    title: 'a third entry in a list whose totals count it',
    edit({ api, files }) {
      for (const sample of samplesOf(api, files, 'WalletList')) {
        api.push(api.at(sample, 'staticAccountResponses'), WALLET);
        api.set(sample, 'activeAccounts', 3);
        api.set(sample, 'totalCount', 3);
        api.set(sample, 'totalAmountCollected', 58000);
        api.set(api.at(sample, 'pagingData'), 'totalCount', 3);
      }
      api.set(api.component('examples', 'WalletList'), 'summary', 'An individual and two collection wallets');
    },
  },
  {
    id: 'one-collection',
    kind: 'samples-list-entry',
    title: 'a list with one entry less',
    edit({ api, files }) {
      for (const sample of samplesOf(api, files, 'WalletCollectionHistory')) {
        const payments = api.js<readonly unknown[]>(api.at(sample, 'staticAccountTransactionResponses'));
        api.set(sample, 'staticAccountTransactionResponses', payments.slice(0, 1));
        api.set(api.at(sample, 'pagingData'), 'totalCount', 1);
      }
      api.set(
        api.component('examples', 'WalletCollectionHistory'),
        'summary',
        'One payment into the individual wallet',
      );
    },
  },
  {
    id: 'no-transactions',
    kind: 'samples-empty-list',
    title: 'a second example of a list, without entries',
    edit({ api }) {
      const value = {
        ...api.js<{ readonly value: object }>(api.component('examples', 'TransactionList')).value,
        data: [],
      };
      const example = JSON.parse(JSON.stringify(value)) as { pagination: { totalItems: number; totalPages: number } };
      example.pagination.totalItems = 0;
      example.pagination.totalPages = 0;
      api.addComponent('examples', 'NoTransactions', { summary: 'Nothing was found', value: example });
      api.set(
        api.at(api.response('listTransactions'), 'examples'),
        'NoTransactions',
        ref('examples', 'NoTransactions'),
      );
    },
  },
  {
    id: 'market-stall',
    kind: 'samples-partial',
    title: 'a second example in its place that leaves out what is optional, under a key of its own',
    edit({ api }) {
      const { value } = api.js<{ readonly value: Readonly<Record<string, unknown>> }>(
        api.component('examples', 'UnregisteredBusiness'),
      );
      const { name, businessAddress, phoneNumber, nin } = value;
      api.set(api.at(api.request('onboardUnregisteredBusiness'), 'examples'), 'market-stall', {
        summary: 'The least that is needed',
        value: { name, businessAddress, phoneNumber, nin },
      });
    },
  },
  {
    id: 'keys-of-their-own',
    kind: 'samples-keys',
    title: 'two examples of a request under keys that are not the names of components',
    edit({ api }) {
      const { value } = api.js<{ readonly value: object }>(api.component('examples', 'CardPaymentRequest'));
      api.addComponent('examples', 'VisaPayment', {
        summary: 'A payment in dollars',
        description: 'A Visa test card. **No money moves.**',
        value: {
          ...value,
          cardNumber: '4111111111111111',
          currency: 'USD',
          orderId: 'ADIRE-1009',
          amount: 60,
          transactionId: '7f0c2d4e-1b3a-4c5d-8e6f-9a8b7c6d5e4f',
        },
      });
      api.set(api.request('payByCard'), 'examples', {
        mastercard: ref('examples', 'CardPaymentRequest'),
        visa: ref('examples', 'VisaPayment'),
      });
    },
  },
  {
    id: 'inline-example',
    kind: 'samples-inline',
    title: 'an example moves from its component to the place that shows it',
    edit({ api }) {
      const { summary, value } = api.js<{ readonly summary: string; readonly value: unknown }>(
        api.component('examples', 'PhonePaymentCreated'),
      );
      api.removeComponent('examples', 'PhonePaymentCreated');
      api.set(api.response('initializePhonePayment'), 'examples', { created: { summary, value } });
    },
  },
  {
    id: 'single-example',
    kind: 'samples-inline',
    title: 'a single example without a name',
    edit({ api }) {
      const { value } = api.js<{ readonly value: unknown }>(api.component('examples', 'BankDetailsValidationRequest'));
      api.removeComponent('examples', 'BankDetailsValidationRequest');
      const request = api.request('validateBankDetailsPayment');
      api.unset(request, 'examples');
      api.set(request, 'example', value);
    },
  },
  {
    id: 'error-example',
    kind: 'samples-error',
    title: 'examples of an error, in its component',
    edit({ api }) {
      const failed = (message: string): object => ({ status: 'error', message });
      api.set(api.at(api.component('responses', 'UnprocessedEntity'), 'content', 'application/json'), 'examples', {
        missing: { summary: 'A field is missing', value: failed('The field amount is required') },
        empty: { summary: 'A field is empty', value: failed('The field orderId is empty') },
      });
    },
  },
  {
    id: 'pending-otp',
    kind: 'samples-partial',
    title: 'an example leaves out an object that is not there yet',
    edit({ api }) {
      const pending = api.at(api.component('examples', 'TransactionPending'), 'value', 'data');
      for (const name of ['settlementId', 'settledAt', 'otp']) api.unset(pending, name);
    },
  },
  {
    id: 'webhook-second-example',
    kind: 'samples-webhook',
    title: 'a webhook shows a second payment',
    edit({ api }) {
      const { value } = api.js<{ readonly value: { readonly data: readonly object[] } }>(
        api.component('examples', 'TransactionList'),
      );
      api.addComponent('examples', 'SecondPayment', {
        summary: 'Another payment by bank details',
        value: value.data[1],
      });
      api.set(api.at(api.request('paymentCompleted'), 'examples'), 'second', ref('examples', 'SecondPayment'));
    },
  },
];
