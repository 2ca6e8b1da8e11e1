import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { answer, body, json, object, operation, ref, servers, text } from '../shorthand.ts';

const ID = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';

/** What is new and not known in full yet. */
export const unknown: readonly HonestEdit[] = [
  {
    id: 'path-of-tomorrow',
    kind: 'mark-path',
    title: 'a new operation whose path is not known yet',
    edit({ api, guides }) {
      api.addComponent('pathItems', 'DisputeTransaction', {
        post: operation('disputeTransaction', {
          summary: 'Dispute a transaction',
          description: 'Tells that a customer disputes a payment.',
          tag: 'Transactions',
          more: {
            'x-not-published': ['path', 'method'],
            requestBody: body(
              'The dispute.',
              json(
                object(
                  'A dispute.',
                  { transactionId: text('Id of the transaction.'), reason: text('What the customer says.') },
                  ['transactionId', 'reason'],
                ),
                { transactionId: ID, reason: 'The parcel did not arrive' },
                'A parcel is lost',
              ),
            ),
          },
          responses: {
            200: answer(
              'The dispute is open.',
              json({
                type: 'object',
                description: 'The dispute. Its fields are not published.',
                'x-not-published': ['fields'],
              }),
            ),
          },
        }),
      });
      guides.embed('disputeTransaction', 'getTransaction', 'Disputes');
    },
  },
  {
    id: 'fields-of-tomorrow',
    kind: 'mark-fields',
    title: 'a new operation of which the body is not known yet',
    edit({ api, guides }) {
      api.addPath(`${api.path('getWallet')}/owner`, 'static-wallet-owner', {
        ...servers(api, 'wallet'),
        post: operation('transferWallet', {
          summary: 'Transfer a wallet',
          description: 'Gives a wallet to another owner. The fields of the request are not published.',
          tag: 'Static Wallet',
          more: {
            parameters: [ref('parameters', 'StaticAccountId')],
            requestBody: body(
              'The new owner. Its fields are not published.',
              json({
                type: 'object',
                description: 'The new owner. Its fields are not published.',
                'x-not-published': ['fields'],
              }),
            ),
          },
          responses: {
            200: answer(
              'The wallet has another owner.',
              json({
                type: 'object',
                description: 'The wallet. Its fields are not published.',
                'x-not-published': ['fields'],
              }),
            ),
          },
        }),
      });
      guides.embed('transferWallet', 'getWallet');
    },
  },
  {
    id: 'values-of-tomorrow',
    kind: 'mark-values',
    title: 'a new field of which the values are not known yet',
    edit({ api, files }) {
      api.addField(
        api.schema('OnboardingStatus'),
        'riskClass',
        {
          type: 'string',
          description: 'Risk of the business, as the reviewers see it.',
          'x-not-published': ['values'],
        },
        'status',
      );
      for (const sample of samplesOf(api, files, 'OnboardingStatus')) api.set(sample, 'riskClass', 'A', 'status');
    },
  },
];
