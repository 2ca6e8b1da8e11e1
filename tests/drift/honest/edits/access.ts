import { asSeq } from '../place.ts';
import type { Author, HonestEdit } from '../honest-edit.ts';
import { answer, choice, json, object, operation, servers, time } from '../shorthand.ts';

/** The sentence that every call needs the key is no longer true. */
function exceptFor({ api, guides }: Author, exception: string): void {
  const description = `Your secret subscription key. Every API request needs it in this header, ${exception}. Keep it on your server; the web plugin uses the public key instead.`;
  api.set(api.component('securitySchemes', 'SubscriptionKey'), 'description', description);
  guides.replace(
    'get-api-keys',
    'header of every API request. Keep it',
    `header of every API request, ${exception}. Keep it`,
  );
  guides.replace('get-api-keys', 'header of every request.', `header of every request, ${exception}.`);
  guides.replace('get-started', 'Every request needs your', `Every request, ${exception}, needs your`);
}

/** Servers and credentials. */
export const access: readonly HonestEdit[] = [
  {
    id: 'public-status',
    kind: 'optional-security',
    title: 'a public operation: a key may be sent and need not',
    edit(author) {
      const { api, guides } = author;
      api.addPath('/status', 'status', {
        ...servers(api, 'status'),
        get: operation('getStatus', {
          summary: 'Get the status of the gateway',
          description: 'Tells whether the gateway works. It is public: no key is needed.',
          tag: 'Transactions',
          security: [{}, { SubscriptionKey: [] }],
          responses: {
            200: answer(
              'How the gateway does.',
              json(
                object(
                  'How the gateway does.',
                  {
                    state: choice('State of the gateway.', { up: 'Up', down: 'Down' }),
                    since: time('Since when, in ISO-8601.'),
                  },
                  ['state'],
                ),
                { state: 'up', since: '2026-03-01T00:00:00Z' },
                'It works',
              ),
            ),
          },
        }),
      });
      exceptFor(author, 'except the status');
      guides.embed('getStatus', 'getTransaction', 'Status of the gateway');
    },
  },
  {
    id: 'public-ping',
    kind: 'optional-security',
    title: 'a public operation without credentials and without body',
    edit(author) {
      const { api, guides } = author;
      api.addPath('/ping', 'ping', {
        ...servers(api, 'status'),
        get: operation('ping', {
          summary: 'Ping the gateway',
          description: 'Answers without a body and needs no key.',
          tag: 'Authentication',
          security: [{}],
          responses: { 204: answer('The gateway is there.') },
        }),
      });
      exceptFor(author, 'except the ping');
      guides.embed('ping', 'logIn', 'See whether you reach us');
    },
  },
  {
    id: 'oauth-code',
    kind: 'oauth2',
    title: 'two operations need an access token of a user besides the key',
    edit({ api, guides }) {
      api.addComponent('securitySchemes', 'MerchantLogin', {
        type: 'oauth2',
        description: 'A token of a merchant who has allowed your app to see payments.',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://login.gateway.example/authorize',
            tokenUrl: 'https://login.gateway.example/token',
            refreshUrl: 'https://login.gateway.example/token',
            scopes: { 'payments:read': 'See payments.', 'payments:write': 'Make payments.' },
          },
        },
      });
      for (const id of ['listTransactions', 'getTransaction'])
        api.set(api.at(api.operation(id), 'security', 0), 'MerchantLogin', ['payments:read']);
      guides.toSection(
        'transaction-monitoring',
        'Before you start',
        '- An access token with the scope `payments:read`.',
      );
    },
  },
  {
    id: 'session-bearer',
    kind: 'bearer',
    title: 'a bearer token instead of the key, for those who have one',
    edit(author) {
      const { api, guides } = author;
      api.addComponent('securitySchemes', 'SessionToken', {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'Token of a user who has logged in to the dashboard.',
      });
      for (const id of ['listWallets', 'getWallet'])
        api.push(api.at(api.operation(id), 'security'), { SessionToken: [] });
      exceptFor(author, 'except those that a session token opens');
      guides.toSection('static-wallet', 'Before you start', '- Or a session token, to list and read wallets.');
    },
  },
  {
    id: 'card-mtls',
    kind: 'mutual-tls',
    title: 'card payments need a client certificate besides the key',
    edit({ api, guides }) {
      api.addComponent('securitySchemes', 'ClientCertificate', {
        type: 'mutualTLS',
        description: 'A certificate that support signs for your server.',
      });
      for (const id of ['initializeCard', 'payByCard']) {
        api.set(api.at(api.operation(id), 'security', 0), 'ClientCertificate', []);
        api.push(api.at(api.operation(id), 'x-requires'), 'A client certificate.');
      }
      guides.toSection(
        'card-payments',
        'Before you start',
        '- A client certificate, signed by [support](site:supportEmail).',
      );
    },
  },
  {
    id: 'staging-server',
    kind: 'server',
    title: 'a second server of the whole API, with a variable of its own',
    edit({ api }) {
      const all = api.at(api.root(), 'servers');
      api.push(all, {
        url: 'https://{host}/{stage}',
        description: 'Stages before a release.',
        variables: {
          host: { default: 'api.gateway.example', description: 'Host of the API.' },
          stage: { default: 'staging', enum: ['staging', 'preview'], description: 'Which stage.' },
        },
      });
      api.set(api.at(all, 0), 'description', 'Live payments.', 'url');
    },
  },
  {
    id: 'host-enum',
    kind: 'server-variable',
    title: 'the values of a server variable, wherever it occurs',
    edit({ api, files }) {
      for (const file of files.list(/^openapi\/(?:openapi|paths\/.*)\.yaml$/)) {
        const all = api.find(api.root(file), 'servers');
        for (const server of all === undefined ? [] : api.items(all))
          api.set(api.at(server, 'variables', 'host'), 'enum', ['api.gateway.example', 'eu.gateway.example']);
      }
    },
  },
  {
    id: 'other-host',
    kind: 'server-host',
    title: 'the host of the API changes everywhere',
    edit({ guides }) {
      guides.everywhere('api.gateway.example', 'payments.gateway.example');
    },
  },
  {
    id: 'other-product',
    kind: 'server-variable',
    title: 'the product in the path has another name everywhere, with an example in the list',
    edit({ guides }) {
      guides.everywhere('default: gateway\n', 'default: adire-pay\n');
    },
  },
  {
    id: 'operation-server',
    kind: 'server',
    title: 'one operation has a server of its own',
    edit({ api }) {
      const [server] = api.js<readonly Record<string, unknown>[]>(api.at(api.pathItem('listWallets'), 'servers'));
      api.set(
        api.operation('listWalletCollections'),
        'servers',
        [{ ...server, url: 'https://{host}/{product}-reports' }],
        'security',
      );
    },
  },
  {
    id: 'key-name',
    kind: 'key-header',
    title: 'the header of the key has another name everywhere',
    edit({ guides }) {
      guides.everywhere('ocp-apim-subscription-key', 'x-gateway-key');
      guides.everywhere('in the subscription-key header', 'in the x-gateway-key header');
    },
  },
  {
    id: 'order-of-items',
    kind: 'order',
    title: 'tags, enum values and fields in another order',
    edit({ api }) {
      for (const place of [api.at(api.root(), 'tags'), api.at(api.schema('OnboardingState'), 'oneOf')])
        asSeq(place).node.items.reverse();
      const properties = api.at(api.schema('WalletDetails'), 'properties');
      const name = api.js(api.at(properties, 'accountName'));
      api.unset(properties, 'accountName');
      api.set(properties, 'accountName', name, 'accountNumber');
      api.set(api.schema('LoginRequest'), 'required', ['password', 'email'], 'description');
      api.published(api.schema('LoginRequest'), 'required');
    },
  },
  {
    id: 'contact',
    kind: 'info',
    title: 'a contact, terms and a longer description of the API',
    edit({ api }) {
      const info = api.at(api.root(), 'info');
      api.set(
        info,
        'contact',
        { name: 'Developer support', email: 'support@gateway.example', url: 'https://gateway.example/help' },
        'version',
      );
      api.set(info, 'termsOfService', 'https://gateway.example/terms', 'version');
      api.set(info, 'version', '1.1.0');
      api.set(api.root(), 'externalDocs', {
        description: 'Status of the gateway',
        url: 'https://status.gateway.example',
      });
      api.set(api.schema('SettlementType'), 'externalDocs', { url: 'https://gateway.example/settlement' });
    },
  },
];
