import type { GuideFacts } from './guide-facts.ts';
import { customer, transaction } from './objects.ts';

const cardNetworks = ['Mastercard', 'Visa', 'Verve'];
const https = /^https:\/\//;

export const setupAndPlugins: readonly GuideFacts[] = [
  {
    path: '/SDKs',
    title: /SDKs/,
    heading: /SDKs/,
    links: [
      ['.NET', https],
      ['React Native', https],
      ['Kotlin', https],
    ],
  },
  {
    path: '/setup-callback-url',
    title: /Callback URL/,
    heading: /Callback URL/i,
    says: [['redirect', 'customer', 'callback URL']],
    samples: [[/"Value":\s*\{/, /"Status":\s*"completed"/, /"StatusCode":/]],
    enums: [['Status', 'pending completed']],
    objects: [
      {
        fields: 'Value StatusCode',
        nested: { Value: { fields: capitalised(transaction), nested: { Customer: capitalised(customer) } } },
      },
    ],
  },
  {
    path: '/setup-webhook-url',
    title: /Webhook/,
    heading: /Webhook/i,
    says: [
      ['HTTP POST', 'webhook URL', 'payment is completed'],
      ['transaction status', 'amount'],
    ],
    samples: [
      [/"status":\s*"completed"/, /"amount":\s*\d/],
      ['createServer', 'Stored a webhook', 'Fulfil nothing yet'],
      ["--url 'http://localhost:8000/webhooks'", /"status":\s*"completed"/],
    ],
    menus: [['Settings', 'Business', 'Edit']],
    lists: [['Settings', 'Business', 'Edit', 'URL', 'Update Details']],
    objects: [{ fields: transaction, nested: { customer } }],
    picture: [/webhook/i, 'completes the payment', 'POST'],
  },
  {
    path: '/web-plugin',
    title: /Web Plugin/,
    heading: /Web Plugin/i,
    says: [
      ['setup', 'show', 'opens'],
      ['onTransaction', 'response', 'status', 'true', 'redirect the customer', 'callback URL'],
      cardNetworks,
    ],
    samples: [[/<script src="https:\/\//, /\.setup\(\{[\s\S]*\.show\(\)/]],
    fields: [
      ['apiKey', 'public key'],
      ['currency', /NGN.*USD.*cards.*other.*only NGN/],
    ],
    only: [['currency', 'NGN USD']],
    required: {
      required: 'apiKey businessId email currency amount firstName lastName onTransaction',
      optional: 'phone metadata onClose',
    },
    picture: [/web plugin/i, 'set up', 'show', 'pays', 'onTransaction', 'redirect'],
  },
  {
    path: '/woo-commerce',
    title: /WooCommerce/,
    heading: /WooCommerce/i,
    headings: [
      /overview/i,
      /key features/i,
      /installation/i,
      /configuration/i,
      /troubleshooting/i,
      /payment button does not show/i,
      /order status does not change to completed/i,
    ],
    says: [
      ['orders', 'completed', 'automatically', 'successful payment'],
      ['plugin', 'activated', 'configured'],
      [/enable/i, 'Auto Complete Orders'],
      ['WooCommerce then Settings then Payments', /gateway/i],
      cardNetworks,
    ],
    objects: [['enable/disable', 'title', 'description', 'API key', 'business ID', 'auto-complete orders']],
  },
];

function capitalised(names: string): string {
  return names.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
