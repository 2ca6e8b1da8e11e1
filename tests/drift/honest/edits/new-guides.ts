import type { HonestEdit } from '../honest-edit.ts';

/** New guides that tell what to do. */
export const newGuides: readonly HonestEdit[] = [
  {
    id: 'troubleshooting',
    kind: 'guide-troubleshooting',
    title: 'symptoms, causes and what to do',
    edit({ guides }) {
      guides.add(
        'transactions',
        'problems',
        { title: 'Problems and remedies', description: 'From a symptom to its cause.', icon: 'tool' },
        `## Calls

### Every call answers 401

The key is that of another account, or it goes into \`Authorization\`.

### A call answers 415

Send \`Content-Type: application/json\`.

### \`ECONNRESET\` or \`ETIMEDOUT\`

A proxy closed the connection. Allow \`api.gateway.example\` on port 443.

## Webhooks

| Symptom | Cause | Remedy |
| --- | --- | --- |
| Nothing arrives | The URL has a typing error. | Correct it in the dashboard. |
| It arrives twice | Your server was slow. | Compare \`id\` with those that you have. |
| 301 in your logs | Your server redirects. | Set the final URL. |`,
      );
    },
  },
  {
    id: 'checklist',
    kind: 'guide-checklist',
    title: 'a list to tick off',
    edit({ guides }) {
      guides.add(
        'setup-and-plugins',
        'launch',
        { title: 'Before you launch', description: 'What to check on the last day.', icon: 'list-check' },
        `## Technique

- [x] The [web plugin](/web-plugin) opens in Safari 17 and Chrome 120.
- [ ] Secrets are in the environment, as \`GATEWAY_KEY\`.
- [ ] The log holds no \`securityCode\`.

## People

1. Somebody reads [support](site:supportEmail).
2. The shop says what a refund takes: 5 to 10 days.`,
      );
    },
  },
  {
    id: 'test-cards',
    kind: 'guide-testing',
    title: 'test cards and what they do',
    edit({ guides }) {
      guides.add(
        'payment-options',
        'test-cards',
        { title: 'Test cards', description: 'Card numbers that move no money.', icon: 'test-pipe' },
        `## Numbers

| Number | Network | What happens |
| --- | --- | --- |
| \`4111 1111 1111 1111\` | Visa | paid |
| \`5555 5555 5555 4444\` | Mastercard | paid |
| \`5105 1051 0510 5100\` | Mastercard | declined |

Any month to come and any three digits go with them, such as \`12/30\` and 123.`,
      );
      guides.everywhere('[Test cards](/not-documented#test-cards)', '[Test cards](/test-cards)');
    },
  },
  {
    id: 'tutorial-python',
    kind: 'guide-tutorial',
    title: 'a tutorial in steps, with code in Python and shell',
    edit({ guides }) {
      guides.add(
        'sdks',
        'python',
        { title: 'From Python', description: 'Read your wallets with twenty lines of Python.', icon: 'brand-python' },
        `<Steps>

1. **Make a folder.** It needs Python 3.11 or later.

   \`\`\`sh
   python -m venv .venv && . .venv/bin/activate
   pip install requests==2.32
   \`\`\`

2. **Write \`wallets.py\`.** It reads the key from the environment.

   \`\`\`python
   import os
   import requests

   response = requests.get(
       "https://api.gateway.example/gateway-wallet/api/v1/staticaccount",
       headers={"ocp-apim-subscription-key": os.environ["GATEWAY_KEY"]},
       timeout=10,
   )
   response.raise_for_status()
   for wallet in response.json()["staticAccountResponses"]:
       print(wallet["accountNumber"], wallet["availableBalance"])
   \`\`\`

3. **Run it.** You see a line for each wallet.

</Steps>`,
      );
    },
  },
  {
    id: 'security-guide',
    kind: 'guide-concept',
    title: 'how to keep keys, with names of other tools and headers',
    edit({ guides }) {
      guides.add(
        'get-started',
        'keep-keys',
        { title: 'Keep your keys', description: 'Where keys belong and where they do not.', icon: 'shield-lock' },
        `## On a server

Put the key into AWS Secrets Manager, HashiCorp Vault or a file with mode \`0600\`. In Kubernetes:

\`\`\`yaml
apiVersion: v1
kind: Secret
metadata:
  name: gateway
stringData:
  GATEWAY_KEY: YOUR_SUBSCRIPTION_KEY
\`\`\`

## In a page

Nothing secret. A \`Content-Security-Policy\` and \`Strict-Transport-Security: max-age=31536000\` protect the page.

<Callout kind="warning" title="A key was published">

Ask [support](site:supportEmail) for another one at once.

</Callout>`,
      );
    },
  },
  {
    id: 'new-group',
    kind: 'guide-group',
    title: 'a group with two guides',
    edit({ api, guides }) {
      api.push(api.root('guides/groups.yaml'), {
        folder: 'operations',
        label: 'Operations',
        open: true,
        icon: 'heart-rate-monitor',
      });
      guides.add(
        'operations',
        'reports',
        { title: 'Reports', description: 'What to read in the morning.', icon: 'report', order: 10 },
        '## Every day\n\nCompare your orders with [the list of transactions](/transaction-monitoring).',
      );
      guides.add(
        'operations',
        'month-end',
        { title: 'End of the month', description: 'What accountants ask for.', icon: 'calendar-month', order: 20 },
        '## On the last day\n\nAdd up <Field schema="Transaction" path="feeAmount" /> of all payments. See [Reports](/reports).',
      );
    },
  },
];
