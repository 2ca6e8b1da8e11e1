import type { HonestEdit } from '../honest-edit.ts';

const SITE = 'https://api.gateway.example/gateway-wallet/api/v1/staticaccount';

/** Links, code and frontmatter of guides in rarer forms. */
export const moreGuides: readonly HonestEdit[] = [
  {
    id: 'links-by-other-words',
    kind: 'guide-links',
    title: 'words that end like the title of a guide and lead elsewhere',
    edit({ guides }) {
      guides.add(
        'get-started',
        'tips',
        { title: 'Tips', description: 'Small things that help.', icon: 'bulb' },
        `## For shops

Do not let customers pay twice: [one order, one card](/web-plugin#parameters). Questions on [fees and settlements](/get-started#payment-channels) go to support.

## For programmers

Log the [body of each response](/setup-webhook-url#what-you-receive), and read [why there is no web plugin](/SDKs) for phones.`,
      );
    },
  },
  {
    id: 'support-elsewhere',
    kind: 'guide-links',
    title: 'words that are links elsewhere in many guides lead to another place once',
    edit({ guides }) {
      guides.append(
        'SDKs',
        '## Help\n\nAsk [support](https://code.gateway.example/help), who know the packages, and see the [dashboard](/get-started#from-sign-up-to-first-payment).',
      );
    },
  },
  {
    id: 'curl-forms',
    kind: 'guide-curl',
    title: 'calls by cURL with variables, a file, and other tools',
    edit({ guides }) {
      guides.append(
        'static-wallet',
        `## From a shell

\`\`\`bash
export KEY=YOUR_SUBSCRIPTION_KEY
curl -sS "${SITE}" -H "ocp-apim-subscription-key: $KEY" > wallets.json
jq -r '.staticAccountResponses[] | [.accountNumber, .availableBalance] | @tsv' wallets.json

curl -sS "${SITE}/$WALLET_ID" --header "ocp-apim-subscription-key: \${KEY}" --max-time 10
\`\`\`

\`\`\`powershell
Invoke-RestMethod -Uri "${SITE}" -Headers @{ "ocp-apim-subscription-key" = $env:KEY }
\`\`\``,
      );
    },
  },
  {
    id: 'curl-elsewhere',
    kind: 'guide-curl',
    title: 'calls of other services by cURL',
    edit({ guides }) {
      guides.append(
        'setup-webhook-url',
        `## Try your own address

\`\`\`bash
curl -X POST https://shop.example/hooks/gateway -H 'Content-Type: application/json' -d '{"id":"test","status":"completed"}'
curl -I https://shop.example/hooks/gateway
dig +short api.gateway.example
\`\`\``,
      );
    },
  },
  {
    id: 'json-of-others',
    kind: 'guide-json',
    title: 'JSON of another provider and of a shop',
    edit({ guides }) {
      guides.append(
        'setup-webhook-url',
        `## What your shop stores

\`\`\`json
{
  "orderId": "ADIRE-1001",
  "amount": "25,000.00",
  "status": "shipped",
  "customer": "Ada Obi",
  "paidBy": "gateway"
}
\`\`\`

Paystack sends this instead:

\`\`\`json
{ "event": "charge.success", "data": { "id": 302961, "status": "success", "amount": 2500000, "currency": "NGN" } }
\`\`\``,
      );
    },
  },
  {
    id: 'json-quoted',
    kind: 'guide-json',
    title: 'the answer of an operation as JSON that is marked as such',
    edit({ api, guides }) {
      const { value } = api.js<{ readonly value: object }>(api.component('examples', 'WalletDetails'));
      guides.append(
        'static-wallet',
        `## A wallet

\`\`\`json operation="getWallet" part="response" status="200"
${JSON.stringify({ ...value, accountBalance: 20 }, null, 2)}
\`\`\``,
      );
    },
  },
  {
    id: 'same-heading',
    kind: 'guide-heading',
    title: 'headings that occur in several sections, and in tabs',
    edit({ guides }) {
      guides.append(
        'SDKs',
        '## .NET\n\n### Install\n\nRun `dotnet add package`.\n\n### First call\n\nSee its page.\n\n## Kotlin\n\n### Install\n\nAdd it to Gradle.\n\n<Tabs>\n<Tab title="Groovy">\n\n### Repository\n\n`mavenCentral()`\n\n</Tab>\n<Tab title="KTS">\n\n### Repository\n\n`mavenCentral()`\n\n</Tab>\n</Tabs>',
      );
    },
  },
  {
    id: 'section-of-picture',
    kind: 'guide-sections',
    title: 'sections that hold a list, a quotation, a rule or code alone',
    edit({ guides }) {
      guides.append(
        'payment-link',
        '## In short\n\n> No code.\n\n## Sizes\n\n- A5\n  1. front\n  2. back\n- A6\n\n## A text to copy\n\n```text\nPay here: https://pay.shop.example/adire\n```\n\n---\n\nThat is all.',
      );
    },
  },
  {
    id: 'titles-alike',
    kind: 'guide-titles',
    title: 'a guide with a label like the heading of another, and signs in its title',
    edit({ guides }) {
      guides.add(
        'transactions',
        'whats-next',
        {
          title: 'What’s next? 3 ideas & a “plan”',
          navLabel: 'What’s next',
          heading: 'What comes after the first payment',
          description: 'Ideas for the weeks after: reports, wallets: and more.',
          icon: 'stairs',
        },
        '## Next\n\nOpen a [wallet](/static-wallet).\n\n## Parameters\n\nNone.',
      );
    },
  },
  {
    id: 'emphasis',
    kind: 'guide-markdown',
    title: 'strikethrough, a footnote of words, escapes, entities and a hard break',
    edit({ guides }) {
      guides.append(
        'settlements',
        '## Prices\n\nWas ~~1.5 %~~, is 1.4 % \\*. Up to ₦2,000&nbsp;a payment.\\\nFrom \\{May\\} on, `{amount} × 1.4 %`.\n\n\\* Cards only.\n\n| | Naira | Dollar |\n| :- | -: | -: |\n| Card | 1.4 % | 3.9 % |\n| Transfer | ₦50 | — |',
      );
    },
  },
  {
    id: 'numbers-in-code',
    kind: 'guide-code-words',
    title: 'inline code of commands, files, versions, ports, times and colours',
    edit({ guides }) {
      guides.append(
        'web-plugin',
        '## Around the plugin\n\nServe the page by `https` on port 443, not from `file://`. Put the script before `</body>`, with `defer`. The button is `#0a7f5a`, `44px` high; the frame has `z-index: 9999`. `npm run build` writes `dist/index.html`; `git tag v1.2.0` marks it. Use `2026-03-02T09:15:00Z`, `UTC+1` or `Africa/Lagos`, never `02/03/26`. In your `.env`, `NODE_ENV=production`.',
      );
    },
  },
  {
    id: 'field-component',
    kind: 'guide-vocabulary',
    title: 'tables, fields, requests and responses where they help',
    edit({ guides }) {
      guides.append(
        'onboarding',
        '## The address in detail\n\n<SchemaTable name="BusinessAddress" />\n\nThe answer once more:\n\n<Response id="getOnboardingStatus" status="200" />\n\nState: <Value enum="BusinessVerificationStatus" of="1" /> in <Field schema="OnboardingStatus" path="businessVerificationStatus" />.',
      );
    },
  },
];
