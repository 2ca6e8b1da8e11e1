/** Values with the words that must stand beside them, by page. */
export interface ExplainedValue {
  readonly page: string;
  readonly of: string;
  readonly value: string;
  readonly meaning: RegExp;
}

export const explainedValues: readonly ExplainedValue[] = [
  ...channels('/get-started'),
  { page: '/static-wallet', of: 'wallet type', value: '1', meaning: /Individual/ },
  { page: '/static-wallet', of: 'wallet type', value: '2', meaning: /Collection/ },
  { page: '/onboarding', of: 'business verification status', value: '1', meaning: /Active/ },
  { page: '/onboarding', of: 'business verification status', value: '0', meaning: /Pending/ },
  { page: '/onboarding', of: 'onboarding status', value: 'Active', meaning: /can receive payments/i },
  { page: '/onboarding', of: 'onboarding status', value: 'Pending', meaning: /review|approv/i },
  { page: '/response', of: 'response status', value: 'success', meaning: /./ },
  { page: '/response', of: 'response status', value: 'error', meaning: /./ },
];

function channels(page: string): ExplainedValue[] {
  const names = {
    '*': /^All$/,
    '1': /^Card$/,
    '2': /^Bank Transfer$/,
    '3': /^Bank Details$/,
    '5': /^Phone \(USSD\)$/,
    '8': /^Static account$/i,
  };
  return Object.entries(names).map(([value, meaning]) => ({ page, of: 'payment channel', value, meaning }));
}

/** Field, and every value the page lists for it. */
export const fieldValues: readonly {
  readonly page: string;
  readonly field: string;
  readonly values: readonly string[];
}[] = [
  { page: '/transaction-monitoring', field: 'status', values: ['pending', 'completed'] },
  { page: '/transaction-monitoring', field: 'settlementType', values: ['Automated', 'Manual'] },
  { page: '/transaction-monitoring', field: 'currency', values: ['NGN', 'USD'] },
  { page: '/transaction-monitoring', field: 'channel', values: ['*', '1', '2', '3', '5', '8'] },
  { page: '/card-payments', field: 'currency', values: ['NGN', 'USD'] },
  { page: '/card-payments', field: 'gatewayRecommendation', values: ['PROCEED'] },
  { page: '/bank-details', field: 'currency', values: ['NGN'] },
  { page: '/onboarding', field: 'status', values: ['Active', 'Pending'] },
  { page: '/onboarding', field: 'businessVerificationStatus', values: ['0', '1'] },
  { page: '/static-wallet', field: 'walletType', values: ['1', '2'] },
  { page: '/static-wallet', field: 'status', values: ['1'] },
  { page: '/web-plugin', field: 'currency', values: ['NGN', 'USD'] },
  { page: '/response', field: 'status', values: ['success', 'error'] },
  { page: '/setup-callback-url', field: 'Status', values: ['pending', 'completed'] },
];

/** The error catalogue, in its order. */
export const catalogue: readonly {
  readonly code: string;
  readonly title: RegExp;
  readonly meaning: RegExp;
  readonly remedy?: RegExp;
}[] = [
  { code: '200', title: /Success/i, meaning: /Success/i },
  { code: '201', title: /Created/i, meaning: /Created/i },
  { code: '400', title: /Bad request/i, meaning: /Invalid request/i, remedy: /missing parameters.*valid JSON/i },
  {
    code: '401',
    title: /Unauthorized/i,
    meaning: /Access denied.*invalid subscription key/i,
    remedy: /correct API key.*subscription-key header/i,
  },
  {
    code: '417',
    title: /Expectation Failed/i,
    meaning: /Unable to generate a virtual account/i,
    remedy: /contact support/i,
  },
  { code: '422', title: /Unprocessed Entity/i, meaning: /required field is missing/i, remedy: /error message.*field/i },
  { code: '5XX', title: /Internal server error/i, meaning: /provider.?s side/i },
];
