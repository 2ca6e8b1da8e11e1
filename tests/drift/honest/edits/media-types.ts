import type { HonestEdit } from '../honest-edit.ts';
import { answer, body, integer, json, list, object, operation, servers, text } from '../shorthand.ts';

const ID = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';

/** Bodies that are not JSON. */
export const mediaTypes: readonly HonestEdit[] = [
  {
    id: 'upload-logo',
    kind: 'multipart',
    title: 'a PUT of a picture and its text as multipart/form-data',
    edit({ api, guides }) {
      const logo = object(
        'A logo.',
        {
          picture: text('The picture, as PNG or SVG.', { contentMediaType: 'image/png' }),
          alternative: text('What the picture shows, in words.'),
        },
        ['picture'],
      );
      const content = {
        'multipart/form-data': {
          schema: logo,
          encoding: { picture: { contentType: 'image/png, image/svg+xml' } },
          examples: { logo: { summary: 'A logo as PNG', value: { picture: 'logo.png', alternative: 'A blue cloth' } } },
        },
      };
      api.addPath('/api/v1/business/logo', 'business-logo', {
        ...servers(api, 'onboarding'),
        put: operation('replaceLogo', {
          summary: 'Replace the logo',
          description: 'Puts a logo on the pages that customers see.',
          tag: 'Onboarding',
          more: { requestBody: body('The logo, in parts.', content) },
          responses: { 204: answer('The logo is in its place.') },
        }),
      });
      guides.embed('replaceLogo', 'onboardUnregisteredBusiness', 'Logo');
    },
  },
  {
    id: 'token-form',
    kind: 'form-urlencoded',
    title: 'a token for a form, on a path without version, with its own credentials',
    edit({ api, guides }) {
      api.addComponent('securitySchemes', 'ClientCredentials', {
        type: 'http',
        scheme: 'basic',
        description: 'Client id and client secret, for the token alone.',
      });
      const form = object(
        'What is asked for.',
        {
          grant_type: text('Kind of grant.', { const: 'client_credentials' }),
          scope: text('Scopes, with spaces between them.'),
        },
        ['grant_type'],
      );
      const token = object(
        'A token.',
        {
          access_token: text('The token.'),
          token_type: text('Kind of the token.', { const: 'Bearer' }),
          expires_in: integer('Seconds until it ends.'),
        },
        ['access_token', 'token_type'],
      );
      api.addPath('/connect/token', 'token', {
        ...servers(api, 'identity'),
        post: operation('issueToken', {
          summary: 'Issue a token',
          description: 'Returns a token for a programme.',
          tag: 'Authentication',
          security: [{ SubscriptionKey: [], ClientCredentials: [] }],
          more: {
            requestBody: body('What is asked for.', {
              'application/x-www-form-urlencoded': {
                schema: form,
                examples: {
                  form: {
                    summary: 'A token for reports',
                    value: { grant_type: 'client_credentials', scope: 'reports' },
                  },
                },
              },
            }),
          },
          responses: {
            200: answer(
              'The token.',
              json(
                token,
                { access_token: 'YOUR_ACCESS_TOKEN', token_type: 'Bearer', expires_in: 3600 },
                'A token for an hour',
              ),
            ),
          },
        }),
      });
      guides.embed('issueToken', 'logIn', 'Get a token for a programme');
    },
  },
  {
    id: 'export-csv',
    kind: 'csv',
    title: 'an answer as CSV',
    edit({ api, guides }) {
      api.addPath('/api/v1/transactions/export', 'transaction-export', {
        ...servers(api, 'transaction'),
        get: operation('exportTransactions', {
          summary: 'Export transactions',
          description: 'Returns the transactions of a day as CSV, one a line.',
          tag: 'Transactions',
          more: {
            parameters: [
              {
                name: 'Day',
                in: 'query',
                required: true,
                description: 'Day to export.',
                schema: { type: 'string', format: 'date' },
                example: '2026-03-02',
              },
            ],
          },
          responses: {
            200: answer('The transactions.', {
              'text/csv': {
                schema: text('Lines of CSV.'),
                examples: { day: { summary: 'One payment', value: `id,amount,currency\n${ID},25000,NGN\n` } },
              },
            }),
          },
        }),
      });
      guides.embed('exportTransactions', 'listTransactions', 'Export a day');
    },
  },
  {
    id: 'receipt-pdf',
    kind: 'pdf',
    title: 'an answer as PDF, which no example can show, below a transaction',
    edit({ api, guides }) {
      api.addPath('/api/v1/transactions/{transactionId}/receipt', 'transaction-receipt', {
        ...servers(api, 'transaction'),
        get: operation('downloadReceipt', {
          summary: 'Download a receipt',
          description: 'Returns the receipt of a payment as PDF.',
          tag: 'Transactions',
          more: {
            parameters: [
              {
                name: 'transactionId',
                in: 'path',
                required: true,
                description: 'Id of the transaction.',
                schema: { type: 'string', format: 'uuid' },
                example: ID,
              },
            ],
          },
          responses: {
            200: answer(
              'The receipt.',
              { 'application/pdf': { schema: { type: 'string', format: 'binary', description: 'The file.' } } },
              {
                headers: {
                  'Content-Disposition': {
                    description: 'Name of the file.',
                    schema: { type: 'string' },
                    example: 'attachment; filename="receipt.pdf"',
                  },
                },
              },
            ),
          },
        }),
      });
      guides.embed('downloadReceipt', 'getTransaction', 'Receipt');
    },
  },
  {
    id: 'terms-text',
    kind: 'text',
    title: 'an answer as plain text, or as JSON for those who ask for it',
    edit({ api, guides }) {
      api.addPath('/api/v1/onboarding/terms', 'onboarding-terms', {
        ...servers(api, 'onboarding'),
        get: operation('getTerms', {
          summary: 'Get the terms',
          description: 'Returns the terms that a merchant agrees to.',
          tag: 'Onboarding',
          responses: {
            200: answer('The terms.', {
              'text/plain': { schema: text('The terms in words.'), example: 'Be kind to your customers.' },
              ...json(
                object('The terms.', {
                  title: text('Title of the terms.'),
                  lines: list('The terms, a sentence each.', text('A sentence.')),
                }),
                { title: 'Terms', lines: ['Be kind to your customers.'] },
                'The terms as JSON',
              ),
            }),
          },
        }),
      });
      guides.embed('getTerms', 'getOnboardingStatus', 'Terms');
    },
  },
];
