import type { HonestEdit } from '../honest-edit.ts';

/** Paragraphs, tables and layout of guides. */
export const guideText: readonly HonestEdit[] = [
  {
    id: 'paragraph-banks',
    kind: 'guide-paragraph',
    title: 'a paragraph with names of banks, times and sums',
    edit({ guides }) {
      guides.toSection(
        'bank-transfer',
        'How it works',
        'GTBank, Zenith and UBA book a transfer within 2 minutes; others take up to 24 hours. A transfer of less than ₦50 is refused by some.',
      );
    },
  },
  {
    id: 'paragraph-zapier',
    kind: 'guide-paragraph',
    title: 'a paragraph with other products and their code words',
    edit({ guides }) {
      guides.append(
        'setup-webhook-url',
        '## Without a server\n\nZapier ("Catch Hook") or an AWS Lambda behind API Gateway can receive the POST as well. In Express, `req.body` holds it; in Laravel, `$request->json()`; in Django, `request.body`.',
      );
    },
  },
  {
    id: 'other-intro',
    kind: 'guide-paragraph',
    title: 'an introduction in other words, with emphasis and a quotation',
    edit({ guides }) {
      guides.intro(
        'payment-link',
        'Send a link by *WhatsApp*, SMS or e-mail, print its QR code on a bill, or put it **behind a button**.\n\n> A link never expires on its own.',
      );
    },
  },
  {
    id: 'table-times',
    kind: 'guide-table',
    title: 'a table of times by payment method',
    edit({ guides }) {
      guides.append(
        'get-started',
        `## How long a payment takes

| Method | Customer | Money |
| --- | --- | ---: |
| Card | 30 seconds | next day |
| Bank transfer | 2 minutes | next day |
| Phone (USSD) | 1 minute | 2 days |`,
      );
    },
  },
  {
    id: 'table-some-fields',
    kind: 'guide-table',
    title: 'a table of some fields that matter here',
    edit({ guides }) {
      guides.toSection(
        'transaction-monitoring',
        'Payment status',
        `For bookkeeping you need three of the fields:

| Field | Column of your ledger |
| --- | --- |
| \`amount\` | Debit |
| \`feeAmount\` | Fees |
| \`orderId\` | Voucher |`,
      );
    },
  },
  {
    id: 'table-some-states',
    kind: 'guide-table',
    title: 'a table of what a page shows in a state of a payment',
    edit({ guides }) {
      guides.append(
        'web-plugin',
        `## What your page shows

| State | Text for the customer |
| --- | --- |
| \`pending\` | We wait for your bank. |
| \`completed\` | Thank you! |`,
      );
    },
  },
  {
    id: 'callouts',
    kind: 'guide-callout',
    title: 'callouts of each kind',
    edit({ guides }) {
      guides.append(
        'phone-number',
        '## Good to know\n\n<Callout kind="note" title="Nights">\n\nBanks switch USSD off between 01:00 and 03:00.\n\n</Callout>\n\n<Callout kind="tip" title="Short codes">\n\nShow the code of the bank, such as `*901#`, beside the button.\n\n</Callout>',
      );
    },
  },
  {
    id: 'steps',
    kind: 'guide-steps',
    title: 'steps and a menu path',
    edit({ guides }) {
      guides.append(
        'settlements',
        '## Change your bank account\n\n<Steps>\n\n1. **Open the form.** <MenuPath>Settings > Bank > Change</MenuPath>\n2. **Enter the account.** It must belong to the business.\n3. **Confirm.** The change takes 2 working days.\n\n</Steps>',
      );
    },
  },
  {
    id: 'more-links',
    kind: 'guide-links',
    title: 'links to headings, operations, schemas and other sites in words of their own',
    edit({ guides }) {
      guides.append(
        'response',
        '## Read more\n\n- [How long you wait](/get-started#from-sign-up-to-first-payment)\n- [One payment](operation:getTransaction), [all payments](operation:listTransactions), [what a payment is](schema:Transaction)\n- [Status codes at MDN](https://developer.mozilla.org/docs/Web/HTTP/Status), [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110)',
      );
    },
  },
  {
    id: 'sequence-lines',
    kind: 'guide-sequence',
    title: 'another diagram',
    edit({ guides }) {
      guides.append(
        'settlements',
        "## From payment to money\n\n```sequence\ntitle: Settlement\nCustomer -> Gateway: pays\nGateway -> Bank: sends the day's payments\nBank --> Gateway: confirms\nGateway -> Your server: `settledAt`\n```",
      );
    },
  },
  {
    id: 'mdx-comments',
    kind: 'guide-comment',
    title: 'comments for other authors, before and inside a list',
    edit({ guides }) {
      guides.intro('settlements', '{/* Ask finance in July whether `T+1` is still right. */}');
      guides.append('SDKs', '## Others\n\n- Java {/* soon */}\n- Rust');
    },
  },
];
