import type { HonestEdit } from '../honest-edit.ts';
import {
  answer,
  flag,
  integer,
  json,
  list,
  object,
  operation,
  ref,
  schema,
  servers,
  text,
  time,
} from '../shorthand.ts';

/** Lists of other shapes, and operations in other guides. */
export const lists: readonly HonestEdit[] = [
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
    title: 'an operation moves to a guide of its own',
    edit({ guides }) {
      guides.replace('static-wallet', '<Operation id="listWalletCollections" short />\n\n', '');
      const front = {
        title: 'Payments into wallets',
        description: 'What came into a wallet, page by page.',
        icon: 'coins',
      };
      guides.add('transactions', 'wallet-payments', front, '## List them\n\n<Operation id="listWalletCollections" />');
    },
  },
  {
    id: 'remove-operation',
    kind: 'remove-operation',
    title: 'an operation is gone, with its section and what only it used',
    edit({ api, files, guides }) {
      files.remove(api.operation('confirmBankTransfer').file);
      api.unset(api.at(api.root(), 'components', 'pathItems'), 'ConfirmBankTransfer');
      guides.replace('bank-transfer', /<Operation id="confirmBankTransfer".*\n\n/, '');
      guides.replace('bank-transfer', 'Step 1: Generate a virtual account', 'Generate a virtual account');
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
];
