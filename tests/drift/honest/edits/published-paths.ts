import type { HonestEdit } from '../honest-edit.ts';
import { servers } from '../shorthand.ts';

const MERCHANT = '3f6c1d2e-8a4b-4c7d-9e1f-a2b3c4d5e6f7';

/** Paths, methods and answers that become known. */
export const publishedPaths: readonly HonestEdit[] = [
  {
    id: 'login-path',
    kind: 'publish-path',
    title: 'path and method of a POST become known',
    edit({ api }) {
      api.publishPath('LogIn', '/api/v1/auth/login', 'login', servers(api, 'auth'));
      api.published(api.operation('logIn'), 'path', 'method');
    },
  },
  {
    id: 'onboarding-path',
    kind: 'publish-path',
    title: 'path, method and parameters of a GET become known',
    edit({ api }) {
      api.publishPath(
        'GetOnboardingStatus',
        '/api/v1/merchants/{merchantId}/onboarding',
        'onboarding-status',
        servers(api, 'onboarding'),
      );
      const operation = api.operation('getOnboardingStatus');
      api.published(operation, 'path', 'method', 'parameters');
      api.set(operation, 'description', 'Returns whether a merchant is Pending or Active.');
      api.addParameter('getOnboardingStatus', {
        name: 'merchantId',
        in: 'path',
        required: true,
        description: 'Id of the merchant.',
        schema: { type: 'string' },
        example: MERCHANT,
      });
    },
  },
  {
    id: 'transactions-path',
    kind: 'publish-path',
    title: 'the path of a list becomes known, and with it an address in its example',
    edit({ api, guides }) {
      api.publishPath('ListTransactions', '/api/v1/transactions', 'transactions', servers(api, 'transaction'));
      api.published(api.operation('listTransactions'), 'path', 'method');
      api.set(api.field('Pagination', 'pathUrl'), 'description', 'Address of the list.');
      api.set(api.field('Pagination', 'pathUrl'), 'format', 'uri', 'type');
      guides.everywhere(
        'https://api.gateway.example/{path}',
        'https://api.gateway.example/gateway-transaction/api/v1/transactions',
      );
    },
  },
  {
    id: 'cards-path-of-their-own',
    kind: 'publish-path',
    title: 'a path becomes known that begins differently, without a version',
    edit({ api }) {
      api.publishPath('InitializeCard', '/cards/initialize', 'card-initialize', servers(api, 'card'));
      api.published(api.operation('initializeCard'), 'path', 'method');
    },
  },
  {
    id: 'callback-method',
    kind: 'publish-method',
    title: 'the method of a callback becomes known',
    edit({ api }) {
      const callback = api.operation('callbackNotification');
      api.published(callback, 'method');
      api.set(
        callback,
        'description',
        'The gateway reports a transaction to your callback URL by HTTP POST, with capitalised field names.',
      );
    },
  },
  {
    id: 'webhook-answer',
    kind: 'publish-answer',
    title: 'what the gateway expects as an answer becomes known',
    edit({ api }) {
      api.set(api.operation('paymentCompleted'), 'responses', {
        200: { description: 'Your server has taken it. The gateway waits 10 seconds for that.' },
      });
    },
  },
];
