export interface SidebarGroup {
  readonly label: string;
  readonly open: boolean;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** The sidebar of the guides, in order, with further groups and links between. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    label: 'Get Started',
    open: true,
    links: [
      { label: 'Introduction', path: '/get-started' },
      { label: 'Getting your API keys', path: '/get-api-keys' },
    ],
  },
  {
    label: 'Payment Options',
    open: true,
    links: [
      { label: 'Pay with Card', path: '/card-payments' },
      { label: 'Pay with Bank Transfer', path: '/bank-transfer' },
      { label: 'Pay with Phone (USSD)', path: '/phone-number' },
      { label: 'Pay with Bank Details', path: '/bank-details' },
      { label: 'Pay with Payment Link', path: '/payment-link' },
      { label: 'Static Wallet', path: '/static-wallet' },
      { label: 'Split Payment', path: '/split-payment' },
    ],
  },
  {
    label: 'Transactions',
    open: false,
    links: [
      { label: 'Transaction Monitoring', path: '/transaction-monitoring' },
      { label: 'Settlements', path: '/settlements' },
      { label: 'Response', path: '/response' },
    ],
  },
  { label: 'SDKs', open: false, links: [{ label: 'SDKs', path: '/SDKs' }] },
  {
    label: 'Setup and Plugins',
    open: false,
    links: [
      { label: 'Setup Callback URL', path: '/setup-callback-url' },
      { label: 'Setup Webhook URL', path: '/setup-webhook-url' },
      { label: 'Web Plugin', path: '/web-plugin' },
      { label: 'WooCommerce', path: '/woo-commerce' },
    ],
  },
];

export const sidebarLinks = sidebarGroups.flatMap((group) =>
  group.links.map((link) => ({ ...link, group: group.label })),
);
