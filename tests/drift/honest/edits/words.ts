import type { HonestEdit } from '../honest-edit.ts';

/** Words of the description: titles, Markdown, tags, ids and links. */
export const words: readonly HonestEdit[] = [
  {
    id: 'other-summaries',
    kind: 'summary',
    title: 'other summaries and descriptions of two operations',
    edit({ api }) {
      api.set(api.operation('listWallets'), 'summary', 'Show all static wallets');
      api.set(api.operation('logIn'), 'summary', 'Sign a user in');
      api.set(
        api.operation('logIn'),
        'description',
        'Signs in whoever knows email address and password, and returns that user.',
      );
    },
  },
  {
    id: 'field-descriptions',
    kind: 'description',
    title: 'fields are described in other words, with names of other products',
    edit({ api }) {
      api.set(
        api.field('WebPluginParameters', 'firstName'),
        'description',
        'First name of the customer, as an HTML form asks for it.',
      );
      api.set(
        api.field('CardPaymentRequest', 'securityCode'),
        'description',
        'Security code of the card. Visa calls it CVV2, Mastercard CVC2.',
      );
      api.set(api.field('LoginData', 'deviceId'), 'description', 'ID of the device of the user, like the Android ID.');
      api.set(api.field('Pagination', 'totalPages'), 'description', 'Pages in the whole list. An empty list has 0.');
    },
  },
  {
    id: 'markdown-operation',
    kind: 'markdown',
    title: 'lists, code and a link in the description of an operation',
    edit({ api }) {
      api.set(
        api.operation('completePhonePayment'),
        'description',
        `Validates the payment and asks the customer's bank for a direct debit:

1. The gateway sends a *prompt* to the phone.
2. The customer authorises it with the **PIN** of the bank.

Read how [USSD](https://en.wikipedia.org/wiki/Unstructured_Supplementary_Service_Data) works. Codes begin with \`*\`, as in \`*737#\`.
`,
      );
    },
  },
  {
    id: 'markdown-schema',
    kind: 'markdown',
    title: 'a table and a list in descriptions of fields',
    edit({ api }) {
      api.set(
        api.field('RegisteredBusiness', 'logo'),
        'description',
        `Logo of the business. The example gives the address of an image.

| Format | Least width |
| --- | --- |
| PNG | 512 pixels |
| SVG | any |
`,
      );
      api.set(
        api.field('BusinessShareholder', 'idType'),
        'description',
        'Kind of identity document, for example:\n\n- passport,\n- driving licence.\n',
      );
    },
  },
  {
    id: 'rename-tag',
    kind: 'tag-rename',
    title: 'a tag has another name, in the list and at its operations',
    edit({ guides }) {
      guides.everywhere('name: Bank Transfer\n', 'name: Virtual Accounts\n', /^openapi\//);
      guides.everywhere('tags: [Bank Transfer]', 'tags: [Virtual Accounts]', /^openapi\//);
    },
  },
  {
    id: 'split-tag',
    kind: 'tag-new',
    title: 'a new tag for the calls of one guide, with documents of its own',
    edit({ api, guides }) {
      api.push(api.at(api.root(), 'tags'), {
        name: 'Account',
        description: 'Sign in and see who you are.',
        externalDocs: { url: 'https://dashboard.gateway.example/help' },
      });
      api.set(api.operation('logIn'), 'tags', ['Account']);
      guides.everywhere(/  - name: Authentication\n    description: .*\n/g, '', /^openapi\/openapi\.yaml$/);
    },
  },
  {
    id: 'rename-operation',
    kind: 'operation-rename',
    title: 'an operation and its path item have another id, and guides follow',
    edit({ files, guides }) {
      files.write(
        'openapi/components/pathItems/FetchOnboardingStatus.yaml',
        files.text('openapi/components/pathItems/GetOnboardingStatus.yaml'),
      );
      files.remove('openapi/components/pathItems/GetOnboardingStatus.yaml');
      guides.everywhere('GetOnboardingStatus', 'FetchOnboardingStatus');
      guides.everywhere('getOnboardingStatus', 'fetchOnboardingStatus');
    },
  },
  {
    id: 'path-of-wallets',
    kind: 'path-rename',
    title: 'all paths of wallets have another word',
    edit({ guides }) {
      guides.everywhere('/api/v1/staticaccount', '/api/v1/wallets');
    },
  },
  {
    id: 'phone-version-two',
    kind: 'path-version',
    title: 'the second step of a payment has version 2',
    edit({ guides }) {
      guides.everywhere('/api/v1/phone-number-payment/complete', '/api/v2/phone-number-payment/complete');
    },
  },
  {
    id: 'operation-docs',
    kind: 'external-docs',
    title: 'an operation and a tag link to documents elsewhere',
    edit({ api }) {
      api.set(
        api.operation('payByCard'),
        'externalDocs',
        { description: 'How 3-D Secure works', url: 'https://www.emvco.com/emv-technologies/3-d-secure/' },
        'description',
      );
      api.set(api.at(api.root(), 'tags', 2), 'externalDocs', {
        description: 'PCI Security Standards',
        url: 'https://www.pcisecuritystandards.org',
      });
    },
  },
  {
    id: 'code-samples',
    kind: 'code-sample',
    title: 'a sample of an operation in a language of the author',
    edit({ api }) {
      const server = 'https://api.gateway.example/gateway-wallet';
      api.set(api.operation('listWallets'), 'x-codeSamples', [
        {
          lang: 'PowerShell',
          source: `Invoke-RestMethod -Uri '${server}${api.path('listWallets')}' -Headers @{ 'ocp-apim-subscription-key' = 'YOUR_SUBSCRIPTION_KEY' }`,
        },
      ]);
    },
  },
  {
    id: 'requires-more',
    kind: 'extension',
    title: 'another thing to have before a call',
    edit({ api }) {
      api.set(api.operation('confirmBankTransfer'), 'x-requires', [
        'A virtual account from step 1.',
        'A transfer that the customer has made.',
      ]);
      api.set(api.operation('listSettlements'), 'x-requires', ['A payment that was settled.'], 'security');
    },
  },
  {
    id: 'yaml-comments',
    kind: 'yaml-style',
    title: 'comments, an anchor and other quotes in the YAML',
    edit({ files }) {
      const page = 'openapi/components/parameters/Page.yaml';
      files.write(
        page,
        `# Pages begin at 1, like those of a book.\n${files.text(page).replace('in: query', 'in: "query"')}`,
      );
      const login = 'openapi/components/schemas/LoginRequest.yaml';
      files.write(
        login,
        files
          .text(login)
          .replace('email:\n    type: string', 'email:\n    type: &text string')
          .replace('password:\n    type: string', 'password:\n    type: *text'),
      );
    },
  },
];
