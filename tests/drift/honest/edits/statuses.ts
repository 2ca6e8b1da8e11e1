import type { HonestEdit } from '../honest-edit.ts';
import { failure, ref, schema } from '../shorthand.ts';

/** New statuses and headers of operations that exist. */
export const statuses: readonly HonestEdit[] = [
  {
    id: 'forbidden',
    kind: 'status-403',
    title: 'two operations answer 403',
    edit({ api }) {
      api.addComponent(
        'responses',
        'Forbidden',
        failure('403', 'Forbidden', 'The business is not on the Premium Tier.', 'Ask support to join the tier.'),
      );
      for (const id of ['initializeCard', 'payByCard']) api.addResponse(id, '403', ref('responses', 'Forbidden'));
    },
  },
  {
    id: 'not-found',
    kind: 'status-404',
    title: 'an operation answers 404, with an example',
    edit({ api }) {
      api.addComponent(
        'responses',
        'NotFound',
        failure('404', 'Not Found', 'There is no such transaction.', 'Check the id.'),
      );
      api.set(api.at(api.component('responses', 'NotFound'), 'content', 'application/json'), 'example', {
        status: 'error',
        message: 'Transaction not found',
      });
      api.addResponse('getTransaction', '404', ref('responses', 'NotFound'));
    },
  },
  {
    id: 'conflict',
    kind: 'status-409',
    title: 'an operation answers 409',
    edit({ api, guides }) {
      api.addComponent(
        'responses',
        'Conflict',
        failure('409', 'Conflict', 'There is a wallet for this BVN already.', 'List the wallets and use that one.'),
      );
      api.addResponse('createIndividualWallet', '409', ref('responses', 'Conflict'));
      guides.toSection(
        'static-wallet',
        'What can go wrong',
        '- <Value status="409" />: the owner has a wallet already.',
      );
    },
  },
  {
    id: 'too-many',
    kind: 'status-429',
    title: 'one operation answers 429 with a header of its own component',
    edit({ api }) {
      api.addComponent('headers', 'RetryAfter', {
        description: 'Seconds to wait.',
        schema: { type: 'integer', minimum: 1 },
        example: 60,
      });
      api.addComponent(
        'responses',
        'TooManyRequests',
        failure('429', 'Too Many Requests', 'More than 5 logins failed within a minute.', 'Wait a minute.', {
          headers: { 'Retry-After': ref('headers', 'RetryAfter') },
        }),
      );
      api.addResponse('logIn', '429', ref('responses', 'TooManyRequests'));
    },
  },
  {
    id: 'unavailable',
    kind: 'status-503',
    title: 'two operations answer 503 besides 5XX',
    edit({ api }) {
      api.addComponent(
        'responses',
        'Unavailable',
        failure('503', 'Service Unavailable', 'The bank of the customer does not answer.', 'Try again in ten minutes.'),
      );
      for (const id of ['completePhonePayment', 'validateBankDetailsPayment'])
        api.addResponse(id, '503', ref('responses', 'Unavailable'));
    },
  },
  {
    id: 'default-response',
    kind: 'status-default',
    title: 'a default response for whatever else comes',
    edit({ api }) {
      api.addResponse('payByCard', 'default', {
        description: 'Any other failure.',
        content: { 'application/json': { schema: schema('ErrorEnvelope') } },
      });
    },
  },
  {
    id: 'rate-headers',
    kind: 'response-headers',
    title: 'headers of successes',
    edit({ api }) {
      api.addComponent('headers', 'RemainingCalls', {
        description: 'Calls that are left in this minute.',
        schema: { type: 'integer', minimum: 0 },
        example: 59,
      });
      for (const id of ['listTransactions', 'listWallets'])
        api.set(
          api.at(api.operation(id), 'responses', '200'),
          'headers',
          { 'RateLimit-Remaining': ref('headers', 'RemainingCalls') },
          'description',
        );
    },
  },
];
