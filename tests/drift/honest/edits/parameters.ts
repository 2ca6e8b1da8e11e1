import type { HonestEdit } from '../honest-edit.ts';
import { ref, schema } from '../shorthand.ts';

const TRACE = '5e6f7a8b-9c0d-4e1f-a2b3-c4d5e6f7a8b9';

/** New parameters of operations that exist. */
export const parameters: readonly HonestEdit[] = [
  {
    id: 'trace-header',
    kind: 'header-parameter',
    title: 'a header for several operations, its component named without hyphens',
    edit({ api }) {
      api.addComponent('parameters', 'TraceId', {
        name: 'X-Trace-Id',
        in: 'header',
        description: 'Id of your own, which support can look up.',
        schema: { type: 'string', format: 'uuid' },
        example: TRACE,
      });
      for (const id of ['initializePhonePayment', 'completePhonePayment', 'getWallet'])
        api.addParameter(id, ref('parameters', 'TraceId'));
    },
  },
  {
    id: 'language-header',
    kind: 'header-parameter',
    title: 'a header of one operation, its component named like the header',
    edit({ api }) {
      api.addComponent('parameters', 'Accept-Language', {
        name: 'Accept-Language',
        in: 'header',
        description: 'Language of the prompt on the phone.',
        schema: { type: 'string', default: 'en' },
        example: 'en',
      });
      api.addParameter('completePhonePayment', ref('parameters', 'Accept-Language'));
    },
  },
  {
    id: 'session-cookie',
    kind: 'cookie-parameter',
    title: 'a cookie',
    edit({ api }) {
      api.addParameter('logIn', {
        name: 'device',
        in: 'cookie',
        description: 'Device that the user has confirmed before.',
        schema: { type: 'string' },
        example: 'DEVICE-0001',
      });
    },
  },
  {
    id: 'sort-parameter',
    kind: 'query-parameter',
    title: 'the order of a list, as an enum, and a boolean',
    edit({ api }) {
      api.addComponent('parameters', 'Sort', {
        name: 'Sort',
        in: 'query',
        description: 'Order of the list by time.',
        schema: { type: 'string', enum: ['oldest', 'latest'], default: 'latest' },
        example: 'oldest',
      });
      api.addParameter('listTransactions', ref('parameters', 'Sort'));
      api.addParameter('listTransactions', {
        name: 'IncludeFees',
        in: 'query',
        description: 'Whether to return fees.',
        schema: { type: 'boolean', default: true },
        example: true,
      });
    },
  },
  {
    id: 'currencies-parameter',
    kind: 'array-parameter',
    title: 'a list of values, repeated or with bars between them',
    edit({ api }) {
      api.addParameter('listTransactions', {
        name: 'Currencies',
        in: 'query',
        description: 'Only transactions in these currencies.',
        style: 'form',
        explode: true,
        schema: { type: 'array', items: schema('CardCurrency') },
        example: ['NGN', 'USD'],
      });
      api.addParameter('listTransactions', {
        name: 'OrderIds',
        in: 'query',
        description: 'Only transactions of these orders.',
        style: 'pipeDelimited',
        explode: false,
        schema: { type: 'array', items: { type: 'string', description: 'Id of an order.' } },
        example: ['ADIRE-1001', 'ADIRE-1003'],
      });
    },
  },
  {
    id: 'filter-parameter',
    kind: 'deep-object-parameter',
    title: 'an object in the query',
    edit({ api }) {
      api.addParameter('listTransactions', {
        name: 'Filter',
        in: 'query',
        description: 'Only transactions with these bounds.',
        style: 'deepObject',
        explode: true,
        schema: {
          type: 'object',
          properties: { minAmount: schema('Amount', 'Least sum.'), maxAmount: schema('Amount', 'Greatest sum.') },
        },
        example: { minAmount: 1000, maxAmount: 30000 },
      });
    },
  },
  {
    id: 'wallet-filters',
    kind: 'publish-parameters',
    title: 'the parameters of a list become known',
    edit({ api }) {
      const operation = api.operation('listWallets');
      api.published(operation, 'parameters');
      api.set(
        operation,
        'description',
        'Returns the static wallets of the business, page by page, with totals. `WalletType` filters.',
      );
      api.addParameter('listWallets', ref('parameters', 'Page'));
      api.addParameter('listWallets', {
        name: 'WalletType',
        in: 'query',
        description: 'Only wallets of this kind.',
        schema: schema('WalletType'),
        example: 1,
      });
    },
  },
  {
    id: 'collections-of-wallet',
    kind: 'publish-parameters',
    title: 'how a request names a wallet becomes known',
    edit({ api }) {
      const operation = api.operation('listWalletCollections');
      api.published(operation, 'parameters');
      api.set(operation, 'description', 'Returns the transactions of a wallet, page by page.');
      api.addParameter('listWalletCollections', {
        name: 'AccountNumber',
        in: 'query',
        required: true,
        description: 'Account number of the wallet.',
        schema: { type: 'string' },
        example: '1111111111',
      });
    },
  },
];
