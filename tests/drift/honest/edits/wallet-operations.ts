import type { HonestEdit } from '../honest-edit.ts';
import { answer, body, flag, json, object, operation, ref, schema, servers, text } from '../shorthand.ts';

/** New operations on wallets. */
export const walletOperations: readonly HonestEdit[] = [
  {
    id: 'rename-wallet-owner',
    kind: 'patch',
    title: 'a PATCH by JSON Merge Patch',
    edit({ api, guides }) {
      const example = api.js<{ readonly value: object }>(api.component('examples', 'WalletDetails')).value;
      api.set(
        api.pathItem('getWallet'),
        'patch',
        operation('renameWallet', {
          summary: 'Rename a wallet',
          description: 'Gives a wallet another owner name, and returns the wallet.',
          tag: 'Static Wallet',
          more: {
            parameters: [ref('parameters', 'StaticAccountId')],
            requestBody: body('What changes.', {
              'application/merge-patch+json': {
                schema: object('What changes of a wallet.', {
                  accountOwner: text('New name of the owner.', { minLength: 2 }),
                }),
                examples: { married: { summary: 'Another family name', value: { accountOwner: 'Ada Eze' } } },
              },
            }),
          },
          responses: {
            200: answer(
              'The wallet as it is now.',
              json(
                schema('WalletDetails'),
                { ...example, accountOwner: 'Ada Eze', accountName: 'Adire Market Ada Eze' },
                'With its new name',
              ),
            ),
          },
        }),
      );
      guides.embed('renameWallet', 'getWallet');
    },
  },
  {
    id: 'set-wallet-alias',
    kind: 'put-204',
    title: 'a PUT that answers 204, on a path below a wallet',
    edit({ api, guides }) {
      api.addPath(`${api.path('getWallet')}/alias`, 'static-wallet-alias', {
        ...servers(api, 'wallet'),
        put: operation('setWalletAlias', {
          summary: 'Set the alias of a wallet',
          description: 'Gives a wallet a short name for reports.',
          tag: 'Static Wallet',
          more: {
            parameters: [ref('parameters', 'StaticAccountId')],
            requestBody: body(
              'The alias.',
              json(
                object('The alias of a wallet.', { alias: text('Short name.', { maxLength: 12 }) }, ['alias']),
                { alias: 'STALL' },
                'A short name',
              ),
            ),
          },
          responses: { 204: answer('The alias is set.') },
        }),
      });
      guides.embed('setWalletAlias', 'getWallet');
    },
  },
  {
    id: 'request-statement',
    kind: 'post-202',
    title: 'a POST that answers 202 and is done later',
    edit({ api, guides }) {
      api.addPath(`${api.path('getWallet')}/statements`, 'static-wallet-statements', {
        ...servers(api, 'wallet'),
        post: operation('requestWalletStatement', {
          summary: 'Request a statement',
          description: 'Asks for the statement of a wallet. It is sent by e-mail within an hour.',
          tag: 'Static Wallet',
          more: {
            parameters: [ref('parameters', 'StaticAccountId')],
            requestBody: body(
              'The time that the statement covers.',
              json(
                object(
                  'The time that a statement covers.',
                  { from: text('First day.', { format: 'date' }), to: text('Last day.', { format: 'date' }) },
                  ['from', 'to'],
                ),
                { from: '2026-03-01', to: '2026-03-31' },
                'March',
              ),
            ),
          },
          responses: {
            202: answer(
              'The statement will be sent.',
              json(
                object('A statement to come.', { reference: text('Reference of the request.') }, ['reference']),
                { reference: 'STATEMENT-0001' },
                'The request has a reference',
              ),
            ),
          },
        }),
      });
      guides.embed('requestWalletStatement', 'getWallet');
    },
  },
  {
    id: 'simulate-payment',
    kind: 'simulate',
    title: 'a call that simulates a payment, on a path of another version',
    edit({ api, guides }) {
      api.addPath('/api/v2/simulations/wallet-payments', 'wallet-simulation', {
        ...servers(api, 'wallet'),
        post: operation('simulateWalletPayment', {
          summary: 'Simulate a payment into a wallet',
          description: 'Pretends that somebody has paid into a wallet. No money moves.',
          tag: 'Static Wallet',
          more: {
            requestBody: body(
              'The payment to pretend.',
              json(
                object(
                  'A payment to pretend.',
                  { accountNumber: text('Account number of the wallet.'), amount: schema('Amount', 'Sum to pretend.') },
                  ['accountNumber', 'amount'],
                ),
                { accountNumber: '1111111111', amount: 100 },
                'A small sum',
              ),
            ),
          },
          responses: {
            200: answer(
              'The payment was pretended.',
              json(
                object('The outcome of a simulation.', { simulated: flag('Whether it worked.') }),
                { simulated: true },
                'It worked',
              ),
            ),
          },
        }),
      });
      guides.embed('simulateWalletPayment', 'listWalletCollections');
    },
  },
  {
    id: 'wallet-payment',
    kind: 'two-path-parameters',
    title: 'a GET with two parameters in its path, and a link to another operation',
    edit({ api, guides }) {
      const payment = api.js<{
        readonly value: {
          readonly staticAccountTransactionResponses: readonly { readonly staticAccountTransactionId: string }[];
        };
      }>(api.component('examples', 'WalletCollectionHistory')).value.staticAccountTransactionResponses[0];
      const wallet = api.js<string>(api.at(api.component('parameters', 'StaticAccountId'), 'example'));
      api.addPath(`${api.path('getWallet')}/payments/{staticAccountTransactionId}`, 'static-wallet-payment', {
        ...servers(api, 'wallet'),
        get: operation('getWalletPayment', {
          summary: 'Get a payment into a wallet',
          description: 'Returns one payment into a wallet.',
          tag: 'Static Wallet',
          more: {
            parameters: [
              ref('parameters', 'StaticAccountId'),
              {
                name: 'staticAccountTransactionId',
                in: 'path',
                required: true,
                description: 'Id of the payment.',
                schema: { type: 'string' },
                example: payment?.staticAccountTransactionId,
              },
            ],
          },
          responses: {
            200: answer('The payment.', json(schema('WalletTransaction'), payment, 'The first payment'), {
              links: {
                wallet: {
                  operationId: 'getWallet',
                  parameters: { staticAccountId: wallet },
                  description: 'The wallet that was paid into.',
                },
              },
            }),
          },
        }),
      });
      guides.embed('getWalletPayment', 'listWalletCollections');
    },
  },
  {
    id: 'head-wallet',
    kind: 'head',
    title: 'a HEAD beside a GET',
    edit({ api, guides }) {
      api.set(
        api.pathItem('getWallet'),
        'head',
        operation('hasWallet', {
          summary: 'Ask whether a wallet exists',
          description: 'Answers like `getWallet`, without a body.',
          tag: 'Static Wallet',
          more: { parameters: [ref('parameters', 'StaticAccountId')] },
          responses: { 200: answer('The wallet exists.') },
        }),
      );
      guides.embed('hasWallet', 'getWallet');
    },
  },
];
