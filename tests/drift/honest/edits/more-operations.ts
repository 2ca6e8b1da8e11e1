import type { HonestEdit } from '../honest-edit.ts';
import {
  answer,
  body,
  choice,
  flag,
  json,
  list,
  object,
  operation,
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
