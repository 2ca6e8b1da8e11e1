import type { HonestEdit } from '../honest-edit.ts';
import {
  answer,
  body,
  choice,
  flag,
  integer,
  json,
  list,
  named,
  object,
  operation,
  ref,
  schema,
  servers,
  text,
  time,
} from '../shorthand.ts';

const ID = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';

/** New operations of rarer shapes. */
export const moreOperations: readonly HonestEdit[] = [
  {
    id: 'public-time',
    kind: 'optional-security',
    title: 'a public operation by an empty list',
    edit({ api, guides }) {
      api.addPath('/health', 'health', {
        ...servers(api, 'status'),
        get: operation('getHealth', {
          summary: 'Get the health of the gateway',
          description: 'Tells whether the gateway works. Anyone may call it, without credentials.',
          tag: 'Authentication',
          security: [],
          responses: {
            200: answer(
              'The gateway works.',
              json(
                object('The health.', { healthy: flag('Whether it works.') }, ['healthy']),
                { healthy: true },
                'It works',
              ),
            ),
          },
        }),
      });
      guides.embed('getHealth', 'logIn', 'Is it up?');
    },
  },
  {
    id: 'banks',
    kind: 'list-without-pages',
    title: 'a list in one page, as an array',
    edit({ api, guides }) {
      const bank = object(
        'A bank.',
        { code: text('Code of the bank.', { pattern: '^[0-9]{3,6}$' }), name: text('Name of the bank.') },
        ['code', 'name'],
      );
      api.addPath('/api/v1/banks', 'banks', {
        ...servers(api, 'bank-details'),
        get: operation('listBanks', {
          summary: 'List banks',
          description: 'Returns every bank that customers can pay from.',
          tag: 'Bank Details',
          responses: {
            200: answer(
              'The banks.',
              json(
                list('The banks.', bank),
                [
                  { code: '000', name: 'Example Bank' },
                  { code: '999', name: 'Sample Bank' },
                ],
                'Two banks',
              ),
            ),
          },
        }),
      });
      guides.embed('listBanks', 'initiateBankDetailsPayment', 'Banks');
    },
  },
  {
    id: 'offset-pages',
    kind: 'list-with-offset',
    title: 'a list by offset, of which the example shows two entries of many',
    edit({ api, guides }) {
      const notice = object(
        'A notification that was sent.',
        {
          noticeId: text('Id of the notification.'),
          sentAt: time('When it was sent, in ISO-8601.'),
          statusCode: integer('What your server answered.'),
        },
        ['noticeId', 'sentAt'],
      );
      const page = object(
        'A part of the notifications.',
        {
          notices: list('The notifications.', notice),
          offset: integer('How many are left out before.'),
          limit: integer('Most in this part.'),
          total: integer('How many there are.'),
          hasMore: flag('Whether more follow.'),
        },
        ['notices', 'total'],
      );
      const value = {
        notices: [
          { noticeId: 'NOTICE-0041', sentAt: '2026-03-02T09:16:31Z', statusCode: 200 },
          { noticeId: 'NOTICE-0042', sentAt: '2026-03-02T09:17:31Z', statusCode: 503 },
        ],
        offset: 40,
        limit: 2,
        total: 57,
        hasMore: true,
      };
      api.addPath('/api/v1/notices', 'notices', {
        ...servers(api, 'transaction'),
        get: operation('listNotices', {
          summary: 'List notifications',
          description: 'Returns the notifications that were sent to your server.',
          tag: 'Transactions',
          more: {
            parameters: [
              {
                name: 'Offset',
                in: 'query',
                description: 'How many to leave out.',
                schema: { type: 'integer', minimum: 0, default: 0 },
                example: 40,
              },
              { name: 'Most', in: 'query', description: 'Most to return.', schema: { type: 'integer' }, example: 2 },
            ],
          },
          responses: { 200: answer('A part of the notifications.', json(page, value, 'Two of many')) },
        }),
      });
      guides.embed('listNotices', 'getTransaction', 'Notifications');
    },
  },
  {
    id: 'second-page',
    kind: 'list-second-page',
    title: 'an example of a page in the middle of a list',
    edit({ api }) {
      const { value } = api.js<{
        readonly value: { readonly staticAccountResponses: readonly object[]; readonly pagingData: object };
      }>(api.component('examples', 'WalletList'));
      const second = {
        ...value,
        activeAccounts: 24,
        totalCount: 25,
        totalAmountCollected: 985000,
        pagingData: {
          ...value.pagingData,
          currentPage: 2,
          totalPages: 3,
          totalCount: 25,
          hasPrevious: true,
          hasNext: true,
        },
      };
      api.addComponent('examples', 'WalletListSecondPage', {
        summary: 'The second of three pages, shortened',
        value: second,
      });
      api.set(
        api.at(api.response('listWallets'), 'examples'),
        'WalletListSecondPage',
        ref('examples', 'WalletListSecondPage'),
      );
    },
  },
  {
    id: 'capture',
    kind: 'state-change',
    title: 'a POST that answers with the transaction in another state',
    edit({ api, guides }) {
      const { value } = api.js<{ readonly value: object }>(api.component('examples', 'PaymentCompleted'));
      api.push(api.at(api.schema('TransactionStatus'), 'oneOf'), { const: 'disputed', title: 'Disputed' });
      api.set(api.schema('TransactionStatus'), 'description', 'State of a payment. The full set is not published.');
      api.addPath('/api/v1/transactions/{transactionId}/dispute', 'transaction-dispute', {
        ...servers(api, 'transaction'),
        post: operation('openDispute', {
          summary: 'Open a dispute',
          description: 'Freezes a payment whose `status` is `completed`, and returns it.',
          tag: 'Transactions',
          more: {
            'x-requires': ['A transaction whose `status` is `completed`.', 'A customer who has written to you.'],
            parameters: [
              {
                name: 'transactionId',
                in: 'path',
                required: true,
                description: 'Id of the transaction.',
                schema: { type: 'string' },
                example: ID,
              },
            ],
          },
          responses: {
            200: answer(
              'The transaction.',
              json(
                schema('Transaction'),
                {
                  ...value,
                  status: 'disputed',
                  statusReason: 'The customer asks for the money',
                  updatedAt: '2026-03-09T10:00:00Z',
                },
                'The payment is disputed',
              ),
            ),
          },
        }),
      });
      guides.embed('openDispute', 'getTransaction', 'Disputes');
    },
  },
  {
    id: 'xml-beside-json',
    kind: 'two-media-types',
    title: 'an answer as JSON with an example, and as XML without one',
    edit({ api }) {
      api.set(api.at(api.operation('getWallet'), 'responses', '200', 'content'), 'application/xml', {
        schema: schema('WalletDetails'),
      });
    },
  },
  {
    id: 'vendor-type',
    kind: 'media-type',
    title: 'a media type of a vendor with a version and a character set',
    edit({ api, guides }) {
      api.addPath('/api/v1/rates', 'rates', {
        ...servers(api, 'transaction'),
        get: operation('getRates', {
          summary: 'Get exchange rates',
          description: 'Returns what a dollar costs.',
          tag: 'Transactions',
          responses: {
            200: answer('The rates.', {
              'application/vnd.gateway.v2+json; charset=utf-8': {
                schema: object('The rates.', { usdToNgn: { type: 'number', description: 'Naira for a dollar.' } }, [
                  'usdToNgn',
                ]),
                example: { usdToNgn: 1512.375 },
              },
            }),
          },
        }),
      });
      guides.embed('getRates', 'listTransactions', 'Exchange rates');
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
  {
    id: 'delete-with-body',
    kind: 'delete',
    title: 'a DELETE with a body in its answer, and one with a query',
    edit({ api, guides }) {
      api.addPath('/api/v1/tokens/{tokenId}', 'token', {
        ...servers(api, 'card'),
        delete: operation('revokeToken', {
          summary: 'Revoke a card token',
          description: 'Makes a stored card useless, and says when.',
          tag: 'Card',
          more: {
            parameters: [
              {
                name: 'tokenId',
                in: 'path',
                required: true,
                description: 'Id of the stored card.',
                schema: { type: 'string' },
                example: 'CARD-0001',
              },
              {
                name: 'Reason',
                in: 'query',
                description: 'Why.',
                schema: choice('A reason.', { lost: 'Lost', stolen: 'Stolen' }),
                example: 'lost',
              },
            ],
          },
          responses: {
            200: answer(
              'The card is gone.',
              json(
                object('A stored card that is gone.', { revokedAt: time('When it went, in ISO-8601.') }),
                { revokedAt: '2026-05-04T10:00:00Z' },
                'It is gone',
              ),
            ),
          },
        }),
      });
      guides.embed('revokeToken', 'payByCard', 'Forget a card');
    },
  },
  {
    id: 'two-new-guides-one-tag',
    kind: 'tag-two-guides',
    title: 'two operations of one new tag in two guides',
    edit({ api, guides }) {
      api.push(api.at(api.root(), 'tags'), { name: 'Reports', description: 'Figures for the office.' });
      for (const [id, path, what] of [
        ['getDailyReport', 'daily', 'a day'],
        ['getMonthlyReport', 'monthly', 'a month'],
      ] as const) {
        api.addPath(`/api/v1/reports/${path}`, `report-${path}`, {
          ...servers(api, 'report'),
          get: operation(id, {
            summary: `Get the report of ${what}`,
            description: `Returns the figures of ${what}.`,
            tag: 'Reports',
            responses: {
              200: answer(
                'The figures.',
                json(
                  object('Figures.', {
                    payments: integer('Number of payments.'),
                    amount: schema('Amount', 'Sum of the payments.'),
                  }),
                  { payments: 2, amount: 50000 },
                  'Two payments',
                ),
              ),
            },
          }),
        });
        guides.add(
          'transactions',
          `report-${path}`,
          { title: `Report of ${what}`, description: `What happened in ${what}.`, icon: 'chart-bar' },
          `## Read it\n\n<Operation id="${id}" />`,
        );
      }
    },
  },
  {
    id: 'wallet-calls-moved',
    kind: 'operation-moved',
    title: 'an operation is shown by another guide',
    edit({ guides }) {
      guides.replace('static-wallet', '<Operation id="listWalletCollections" />\n\n', '');
      guides.append('transaction-monitoring', '## Payments into a wallet\n\n<Operation id="listWalletCollections" />');
    },
  },
  {
    id: 'remove-operation',
    kind: 'remove-operation',
    title: 'an operation is gone, with its section and what only it used',
    edit({ api, files, guides }) {
      files.remove(api.operation('confirmBankTransfer').file);
      api.unset(api.at(api.root(), 'components', 'pathItems'), 'ConfirmBankTransfer');
      guides.replace('bank-transfer', /## Step 2: Confirm the status\n\n.*\n\n/, '');
      guides.replace('bank-transfer', '## Step 1: Generate a virtual account', '## Generate a virtual account');
      guides.replace(
        'bank-transfer',
        'Your server -> Gateway: confirm status\nGateway --> Your server: status\n',
        'Gateway -> Your server: webhook when completed\n',
      );
      guides.replace(
        'bank-transfer',
        ', let the customer transfer to it, then confirm the status.',
        ' and let the customer transfer to it.',
      );
      api.set(
        api.operation('generateVirtualAccount'),
        'description',
        'Generates a virtual account that the customer transfers the money to; the currency is `NGN`.',
      );
    },
  },
  {
    id: 'long-request',
    kind: 'form-upload-list',
    title: 'several files and JSON parts in one form',
    edit({ api, guides }) {
      const form = object(
        'Documents of a business.',
        {
          files: list(
            'The documents.',
            { type: 'string', format: 'binary', description: 'A document.' },
            { maxItems: 5 },
          ),
          details: object('What the documents are.', { note: text('A note.') }),
        },
        ['files'],
      );
      api.addPath('/api/v1/onboarding/files', 'onboarding-files', {
        ...servers(api, 'onboarding'),
        post: operation('uploadFiles', {
          summary: 'Upload documents',
          description: 'Uploads the documents of a business.',
          tag: 'Onboarding',
          more: {
            requestBody: body('The documents, in parts.', {
              'multipart/form-data': {
                schema: form,
                encoding: { details: { contentType: 'application/json' } },
                examples: {
                  two: {
                    summary: 'Two documents',
                    value: { files: ['licence.pdf', 'memorandum.pdf'], details: { note: 'Both are new' } },
                  },
                },
              },
            }),
          },
          responses: { 202: answer('The documents will be read.') },
        }),
      });
      guides.embed('uploadFiles', 'onboardUnregisteredBusiness', 'Documents');
    },
  },
];
