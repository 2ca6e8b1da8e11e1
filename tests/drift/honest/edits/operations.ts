import type { HonestEdit } from '../honest-edit.ts';
import {
  answer,
  body,
  choice,
  flag,
  integer,
  json,
  list,
  object,
  operation,
  schema,
  servers,
  text,
  time,
} from '../shorthand.ts';

/** New operations on payments and banks. */
export const operations: readonly HonestEdit[] = [
  {
    id: 'search-transactions',
    kind: 'search-by-post',
    title: 'a search by POST that answers with a list',
    edit({ api, guides }) {
      const found = api.js<{ readonly value: object }>(api.component('examples', 'TransactionList')).value;
      const filter = object('What to look for.', {
        orderIds: list('Orders that were paid.', text('ID of an order.'), { minItems: 1 }),
        status: schema('TransactionStatus', 'State of the payments.'),
        Page: integer('Number of the page to fetch.', { minimum: 1 }),
      });
      api.addPath('/api/v1/transactions/search', 'transaction-search', {
        ...servers(api, 'transaction'),
        post: operation('searchTransactions', {
          summary: 'Search transactions',
          description: 'Returns the transactions of some orders, page by page. It changes nothing.',
          tag: 'Transactions',
          more: {
            requestBody: body(
              'What to look for.',
              json(
                filter,
                { orderIds: ['ADIRE-1001', 'ADIRE-1003'], status: 'completed', Page: 1 },
                'Two orders that are paid',
              ),
            ),
          },
          responses: {
            200: answer('One page of transactions.', json(schema('TransactionList'), found, 'Both orders')),
          },
        }),
      });
      guides.embed('searchTransactions', 'listTransactions', 'Search by orders');
    },
  },
  {
    id: 'cancel-phone-payment',
    kind: 'post-no-body',
    title: 'a POST without a body that cancels',
    edit({ api, guides }) {
      const { transactionId } = api.js<{ readonly value: { readonly transactionId: string } }>(
        api.component('examples', 'PhonePaymentCreated'),
      ).value;
      api.addPath('/api/v1/phone-number-payment/{transactionId}/cancel', 'phone-payment-cancel', {
        ...servers(api, 'phone-number'),
        post: operation('cancelPhonePayment', {
          summary: 'Cancel a phone payment',
          description: 'Cancels a payment that the customer has not approved yet. The prompt disappears.',
          tag: 'Phone',
          more: {
            parameters: [
              {
                name: 'transactionId',
                in: 'path',
                required: true,
                description: 'ID of the payment.',
                schema: { type: 'string' },
                example: transactionId,
              },
            ],
          },
          responses: {
            200: answer(
              'The payment is cancelled.',
              json(
                object('A cancelled payment.', {
                  transactionId: text('ID of the payment.'),
                  cancelledAt: time('When it was cancelled, in ISO-8601.'),
                }),
                { transactionId, cancelledAt: '2026-03-06T10:00:00Z' },
                'The payment is off',
              ),
            ),
          },
        }),
      });
      guides.embed('cancelPhonePayment', 'completePhonePayment', 'Cancel');
    },
  },
  {
    id: 'refund-transaction',
    kind: 'refund',
    title: 'a refund below a transaction, whose path is new',
    edit({ api, guides }) {
      const id = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';
      const refund = object(
        'Money on its way back.',
        {
          refundId: text('ID of the refund.'),
          transactionId: text('ID of the transaction.'),
          amount: schema('Amount', 'Sum that goes back.'),
          state: choice('How far the refund is.', { requested: 'Requested', paid: 'Paid' }),
        },
        ['refundId', 'state'],
      );
      api.addPath('/api/v1/transactions/{transactionId}/refunds', 'transaction-refunds', {
        ...servers(api, 'transaction'),
        post: operation('refundTransaction', {
          summary: 'Refund a transaction',
          description: 'Gives the customer the money back, or a part of it.',
          tag: 'Transactions',
          more: {
            parameters: [
              {
                name: 'transactionId',
                in: 'path',
                required: true,
                description: 'ID of the transaction.',
                schema: { type: 'string', format: 'uuid' },
                example: id,
              },
            ],
            requestBody: body(
              'What goes back.',
              json(
                object('A refund to make.', {
                  amount: schema('Amount', 'Sum that goes back; all of it where nothing is given.'),
                  reason: text('Why, for the customer.'),
                }),
                { amount: 5000, reason: 'One yard was torn' },
                'A part of the payment',
              ),
            ),
          },
          responses: {
            202: answer(
              'The refund was requested.',
              json(
                refund,
                {
                  refundId: '1d3f5b7a-9c8e-4a2d-b6f0-c1d2e3f4a5b6',
                  transactionId: id,
                  amount: 5000,
                  state: 'requested',
                },
                'The bank is asked',
              ),
            ),
          },
        }),
      });
      guides.embed('refundTransaction', 'getTransaction', 'Refund');
    },
  },
  {
    id: 'check-bank',
    kind: 'get-check',
    title: 'a GET whose id begins with check, below another first segment',
    edit({ api, guides }) {
      api.addPath('/status/banks/{bankCode}', 'bank-status', {
        ...servers(api, 'status'),
        get: operation('checkBank', {
          summary: 'Check a bank',
          description: 'Tells whether a bank answers at the moment.',
          tag: 'Bank Details',
          more: {
            parameters: [
              {
                name: 'bankCode',
                in: 'path',
                required: true,
                description: 'Code of the bank.',
                schema: { type: 'string', pattern: '^[0-9]{3,6}$' },
                example: '000',
              },
            ],
          },
          responses: {
            200: answer(
              'How the bank does.',
              json(
                object(
                  'How a bank does.',
                  {
                    bankCode: text('Code of the bank.'),
                    isReachable: flag('Whether it answers.'),
                    checkedAt: time('When it was asked, in ISO-8601.'),
                  },
                  ['bankCode', 'isReachable'],
                ),
                { bankCode: '000', isReachable: true, checkedAt: '2026-03-02T09:14:00Z' },
                'The bank answers',
              ),
            ),
          },
        }),
      });
      guides.embed('checkBank', 'initiateBankDetailsPayment', 'See whether the bank answers');
    },
  },
];
