/** The routes of the product, with what their heading must say. */
export interface Route {
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
}

export const routes: readonly Route[] = [
  { path: '/get-started', title: /^Documentation\b/, heading: /^Getting Started$/i },
  { path: '/get-api-keys', title: /API keys/i, heading: /^Getting your API keys$/i },
  { path: '/onboarding', title: /onboarding/i, heading: /Merchant onboarding/i },
  { path: '/card-payments', title: /Card/, heading: /^Pay with Card$/i },
  { path: '/bank-transfer', title: /Bank Transfer/, heading: /^Pay with Bank Transfer$/i },
  { path: '/phone-number', title: /Phone/, heading: /^Pay with Phone \(USSD\)$/i },
  { path: '/bank-details', title: /Bank Details/, heading: /^Pay with Bank Details$/i },
  { path: '/payment-link', title: /Payment Link/, heading: /Payment Link/i },
  { path: '/static-wallet', title: /Static Wallet/, heading: /Static Wallet/i },
  { path: '/split-payment', title: /Split Payment/, heading: /Split Payment/i },
  { path: '/transaction-monitoring', title: /Transaction Monitoring/, heading: /^Transaction Monitoring$/i },
  { path: '/settlements', title: /Settlements/, heading: /^Settlements$/i },
  { path: '/response', title: /Response/, heading: /Response/i },
  { path: '/SDKs', title: /SDKs/, heading: /SDKs/ },
  { path: '/setup-callback-url', title: /Callback URL/, heading: /Callback URL/i },
  { path: '/setup-webhook-url', title: /Webhook/, heading: /Webhook/i },
  { path: '/web-plugin', title: /Web Plugin/, heading: /Web Plugin/i },
  { path: '/woo-commerce', title: /WooCommerce/, heading: /WooCommerce/i },
];

export interface SidebarGroup {
  readonly label: string;
  readonly open: boolean;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** The sidebar, in order. */
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
