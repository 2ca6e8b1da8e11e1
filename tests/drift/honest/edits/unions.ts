import type { HonestEdit } from '../honest-edit.ts';
import { answer, body, integer, json, named, object, operation, ref, schema, servers, text } from '../shorthand.ts';

/** Bodies of several kinds, and parts that operations share. */
export const unions: readonly HonestEdit[] = [
  {
    id: 'account-kinds',
    kind: 'one-of-discriminator',
    title: 'the body of a call becomes known: two kinds, told apart by a field',
    edit({ api }) {
      const kind = (value: string, description: string, more: Record<string, unknown>): object =>
        object(
          description,
          {
            orderId: text('Id of the order that is paid.'),
            amount: schema('Amount', 'Sum to pay.'),
            accountKind: text('Kind of the account.', { const: value }),
            ...more,
          },
          ['orderId', 'amount', 'accountKind', ...Object.keys(more)],
        );
      api.addComponent('schemas', 'SingleUseAccount', kind('single', 'An account for one payment.', {}));
      api.addComponent(
        'schemas',
        'TimedAccount',
        kind('timed', 'An account for some hours.', {
          hours: integer('How many hours it lives.', { minimum: 1, maximum: 72 }),
        }),
      );
      api.addComponent('schemas', 'VirtualAccountRequest', {
        description: 'The payment that the account is for.',
        oneOf: [schema('SingleUseAccount'), schema('TimedAccount')],
        discriminator: {
          propertyName: 'accountKind',
          mapping: { single: '#/components/schemas/SingleUseAccount', timed: '#/components/schemas/TimedAccount' },
        },
      });
      api.addComponent('examples', 'SingleUseAccount', {
        summary: 'For one payment',
        value: { orderId: 'ADIRE-1006', amount: 12000, accountKind: 'single' },
      });
      api.addComponent('examples', 'TimedAccount', {
        summary: 'For a day',
        value: { orderId: 'ADIRE-1007', amount: 18000, accountKind: 'timed', hours: 24 },
      });
      const media = api.request('generateVirtualAccount');
      api.set(media, 'schema', schema('VirtualAccountRequest'));
      api.set(media, 'examples', {
        SingleUseAccount: ref('examples', 'SingleUseAccount'),
        TimedAccount: ref('examples', 'TimedAccount'),
      });
      api.set(
        api.at(api.operation('generateVirtualAccount'), 'requestBody'),
        'description',
        'The payment that the account is for.',
      );
    },
  },
  {
    id: 'payout-target',
    kind: 'one-of',
    title: 'a field that is one of two objects',
    edit({ api, guides }) {
      api.addComponent(
        'schemas',
        'BankTarget',
        object(
          'A bank account.',
          { accountNumber: text('Number of the account.'), bankCode: text('Code of its bank.') },
          ['accountNumber', 'bankCode'],
        ),
      );
      api.addComponent(
        'schemas',
        'WalletTarget',
        object('A static wallet.', { staticWalletId: text('Id of the wallet.') }, ['staticWalletId']),
      );
      const payout = object(
        'Money to send.',
        {
          amount: schema('Amount', 'Sum to send.'),
          target: { description: 'Where it goes.', oneOf: [schema('BankTarget'), schema('WalletTarget')] },
        },
        ['amount', 'target'],
      );
      api.push(api.at(api.root(), 'tags'), { name: 'Payouts', description: 'Send money.' });
      const examples = {
        bank: {
          summary: 'To a bank account',
          value: { amount: 3000, target: { accountNumber: '0123456789', bankCode: '000' } },
        },
        wallet: {
          summary: 'To a wallet',
          value: { amount: 3000, target: { staticWalletId: 'c6b2d8f4-9a3e-4f5d-b7c1-e4f5a6b7c8d9' } },
        },
      };
      api.addPath('/api/v1/payouts', 'payouts', {
        ...servers(api, 'payout'),
        post: operation('sendPayout', {
          summary: 'Send money',
          description: 'Sends money to a bank account or a wallet.',
          tag: 'Payouts',
          more: {
            requestBody: body('The money and its target.', { 'application/json': { schema: payout, examples } }),
          },
          responses: {
            200: answer(
              'The money is on its way.',
              json(
                object('A payout.', { payoutId: text('Id of the payout.') }, ['payoutId']),
                { payoutId: '2b4d6f8a-0c1e-4a3b-8d5f-7e9a1c3b5d7f' },
                'The payout has its id',
              ),
            ),
          },
        }),
      });
      guides.add(
        'transactions',
        'payouts',
        { title: 'Payouts', description: 'Send money to a bank account or a wallet.', icon: 'send' },
        '## Send money\n\n<Operation id="sendPayout" />',
      );
    },
  },
  {
    id: 'contact-any-of',
    kind: 'any-of',
    title: 'an object that needs one of two fields',
    edit({ api }) {
      const contact = {
        ...object('Whom to ask.', {
          email: text('E-mail address.', { format: 'email' }),
          phone: text('Phone number.'),
        }),
        anyOf: [{ required: ['email'] }, { required: ['phone'] }],
      };
      api.addField(api.schema('RegisteredBusiness'), 'contact', contact, 'businessDescription');
      api.set(api.at(api.component('examples', 'RegisteredBusiness'), 'value'), 'contact', {
        email: 'ada.obi@example.com',
        phone: '+2348000000000',
      });
    },
  },
  {
    id: 'wallet-with-interest',
    kind: 'all-of',
    title: 'an answer that is a schema and more',
    edit({ api, guides }) {
      const example = api.js<{ readonly value: object }>(api.component('examples', 'WalletDetails')).value;
      api.addComponent('schemas', 'SavingsWallet', {
        description: 'A wallet that bears interest.',
        allOf: [
          schema('WalletDetails'),
          object(
            'What it has besides.',
            { interestRate: { type: 'number', description: 'Interest in a year, in per cent.', minimum: 0 } },
            ['interestRate'],
          ),
        ],
      });
      api.addPath(`${api.path('getWallet')}/savings`, 'static-wallet-savings', {
        ...servers(api, 'wallet'),
        get: operation('getSavingsWallet', {
          summary: 'Get a wallet with its interest',
          description: 'Returns a wallet and its interest.',
          tag: 'Static Wallet',
          more: { parameters: [ref('parameters', 'StaticAccountId')] },
          responses: {
            200: answer(
              'The wallet.',
              json(schema('SavingsWallet'), { ...example, interestRate: 4.5 }, 'A wallet that bears interest'),
            ),
          },
        }),
      });
      guides.embed('getSavingsWallet', 'getWallet');
    },
  },
  {
    id: 'shared-parts',
    kind: 'component-kinds',
    title: 'components of other kinds: a request body, a link and a header',
    edit({ api, guides }) {
      api.addComponent('examples', 'WalletNote', { summary: 'A short note', value: { note: 'For the market in May' } });
      api.addComponent(
        'schemas',
        'WalletNote',
        object('A note on a wallet.', { note: text('The note.', { maxLength: 200 }) }, ['note']),
      );
      api.addComponent('requestBodies', 'WalletNote', {
        description: 'The note.',
        required: true,
        content: named('WalletNote'),
      });
      api.addComponent('headers', 'RequestId', {
        description: 'Id of the call, for support.',
        schema: { type: 'string' },
        example: 'REQUEST-0001',
      });
      api.addComponent('links', 'TheWallet', {
        operationId: 'getWallet',
        description: 'The wallet.',
        parameters: { staticAccountId: '$request.path.staticAccountId' },
      });
      api.addPath(`${api.path('getWallet')}/note`, 'static-wallet-note', {
        ...servers(api, 'wallet'),
        put: operation('setWalletNote', {
          summary: 'Set the note of a wallet',
          description: 'Puts a note on a wallet.',
          tag: 'Static Wallet',
          more: { parameters: [ref('parameters', 'StaticAccountId')], requestBody: ref('requestBodies', 'WalletNote') },
          responses: {
            200: answer('The note.', named('WalletNote'), {
              headers: { 'X-Request-Id': ref('headers', 'RequestId') },
              links: { wallet: ref('links', 'TheWallet') },
            }),
          },
        }),
      });
      guides.embed('setWalletNote', 'getWallet');
    },
  },
];
