import type { HonestEdit } from '../honest-edit.ts';

/** New guides that name other products and former names. */
export const guidesOfWords: readonly HonestEdit[] = [
  {
    id: 'faq',
    kind: 'guide-faq',
    title: 'questions about payments',
    edit({ guides }) {
      guides.add(
        'payment-options',
        'questions',
        {
          title: 'Questions about payments',
          navLabel: 'FAQ',
          description: 'What merchants ask about cards, transfers and wallets.',
          icon: 'help',
        },
        `## Can a customer pay with Apple Pay?

No. Cards are Mastercard, Visa and Verve.

## Is there a plugin for Magento or PrestaShop?

Not today. There is one for [WooCommerce](/woo-commerce).

## How do I know that a payment is real?

[Fetch it](operation:getTransaction). It is real when <Field schema="Transaction" path="status" /> is <Value enum="TransactionStatus" of="completed" />.

## What does \`channel\` 8 mean?

A payment into a [static wallet](/static-wallet).

## Can I send \`null\` for a field that I do not have?

Leave the field out instead. An empty string counts as missing: you get a \`422\`.

## How many calls may I make?

Up to 600 a minute. After that, calls wait for about 10 seconds.`,
      );
    },
  },
  {
    id: 'changelog',
    kind: 'guide-changelog',
    title: 'versions with what came, changed and went',
    edit({ guides }) {
      guides.add(
        'setup-and-plugins',
        'release-notes',
        {
          title: 'Release notes',
          description: 'What is new in the API and its plugins.',
          icon: 'news',
          foreign: ['customer_email', 'PageSize', 'successful', '/api/v1/wallet/create', '404'],
        },
        `## 1.4.0 (18 May 2026)

### Added

- The web plugin takes <Field schema="WebPluginParameters" path="metadata" />.

### Changed

- \`customer_email\` was renamed to \`email\`.
- Webhooks are sent within 5 seconds, formerly within 30.

### Removed

- The parameter \`PageSize\` of [the list of transactions](operation:listTransactions). Send \`Limit\`.
- The status \`successful\`: it is now \`completed\`.

## 1.3.2 (2 April 2026)

### Fixed

- [Reading a wallet](operation:getWallet) answered \`404\` for closed wallets.
- \`POST /api/v1/wallet/create\` is no longer there.`,
      );
    },
  },
  {
    id: 'migration-flutterwave',
    kind: 'guide-migration',
    title: 'how to come from Flutterwave',
    edit({ guides }) {
      guides.add(
        'get-started',
        'from-flutterwave',
        {
          title: 'Coming from Flutterwave',
          description: 'Names, keys and webhooks beside each other.',
          icon: 'arrows-exchange',
        },
        `Most of your code stays. These parts change.

## Keys

Flutterwave takes \`Authorization: Bearer FLWSECK-…\`. Here the secret key goes into the <Value header="SubscriptionKey" /> header.

## Names

| Flutterwave | Gateway |
| --- | --- |
| \`tx_ref\` | \`orderId\` |
| \`flw_ref\` | \`id\` |
| \`redirect_url\` | \`callbackUrl\` |
| \`charged_amount\` | none |
| \`payment_options\` | \`channel\` |

Flutterwave's \`successful\` is <Value enum="TransactionStatus" of="completed" /> here.

## Webhooks

Flutterwave sends \`charge.completed\` with a \`verif-hash\` header. Here you [set one URL](/setup-webhook-url).`,
      );
    },
  },
  {
    id: 'migration-stripe',
    kind: 'guide-migration',
    title: 'how to come from Stripe, as a list and with code of both',
    edit({ guides }) {
      guides.add(
        'get-started',
        'from-stripe',
        { title: 'Coming from Stripe', description: 'What Stripe calls differently.', icon: 'arrows-left-right' },
        `## Words

- Stripe's \`PaymentIntent\` is a [transaction](schema:Transaction).
- Stripe's \`client_secret\` has no counterpart.
- What Stripe calls \`payment_intent.succeeded\` is [the webhook](webhook:paymentCompleted).

## Before

With Stripe you wrote:

\`\`\`js
const intent = await stripe.paymentIntents.create({ amount: 2500000, currency: 'ngn' });
\`\`\`

## After

With the [web plugin](/web-plugin) nothing runs on your server before the payment.`,
      );
    },
  },
  {
    id: 'glossary',
    kind: 'guide-glossary',
    title: 'words in a table',
    edit({ guides }) {
      guides.add(
        'get-started',
        'words',
        { title: 'Words', description: 'Words of payments that this site uses.', icon: 'vocabulary' },
        `## Words in short

| Word | Meaning |
| --- | --- |
| ACH | Transfers between banks in the United States. |
| BIN | The first digits of a card number. They tell the bank. |
| IBAN | Number of a bank account, up to 34 characters. |
| KYC | Know your customer: the bank asks who you are. |
| MCC | Merchant category code, four digits such as \`5411\`. |
| PAN | Number on a card. |

## Words of this API

**Order id**: your own number of a purchase, sent as \`orderId\`.

**Settlement**: what reaches your bank. See <Field schema="Transaction" path="settlementId" />.`,
      );
    },
  },
];
