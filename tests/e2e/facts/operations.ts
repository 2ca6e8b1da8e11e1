/** Calls of the API, by the page that documents them. */
export interface PublishedCall {
  readonly page: string;
  readonly method: string;
  /** After the product's name. */
  readonly path: string;
}

export const publishedCalls: readonly PublishedCall[] = [
  { page: '/phone-number', method: 'POST', path: '-phone-number/api/v1/phone-number-payment/initialize' },
  {
    page: '/phone-number',
    method: 'POST',
    path: '-phone-number/api/v1/phone-number-payment/complete-phonenumber-payment',
  },
  { page: '/static-wallet', method: 'POST', path: '-wallet/api/v1/staticaccount' },
  { page: '/static-wallet', method: 'POST', path: '-wallet/api/v1/staticaccount/validateAndCreate' },
  { page: '/static-wallet', method: 'GET', path: '-wallet/api/v1/staticaccount' },
  { page: '/static-wallet', method: 'GET', path: '-wallet/api/v1/staticaccount/collectionhistory' },
  { page: '/static-wallet', method: 'GET', path: '-wallet/api/v1/staticaccount/{staticAccountId}' },
];

/** Operations whose method and path the provider does not publish, by words of their headings. */
export const unpublishedOperations: readonly { readonly page: string; readonly headings: readonly RegExp[] }[] = [
  { page: '/onboarding', headings: [/onboard\b.*\bregistered/i, /onboard\b.*unregistered/i, /onboarding status/i] },
  { page: '/bank-transfer', headings: [/generate.*virtual account/i, /confirm.*status/i] },
  { page: '/card-payments', headings: [/initiali[sz]e/i, /pay by card|pay with card|charge/i] },
  { page: '/bank-details', headings: [/initiate.*OTP/i, /validate.*pay/i] },
  { page: '/transaction-monitoring', headings: [/list.*transactions/i, /single transaction/i] },
  { page: '/settlements', headings: [/list settlements/i] },
  { page: '/get-api-keys', headings: [/log in/i] },
];

/** Pages that document a call: each names the header every request needs. */
export const callPages: readonly string[] = [
  ...new Set([...publishedCalls, ...unpublishedOperations].map(({ page }) => page)),
];

export const subscriptionKeyHeader = 'ocp-apim-subscription-key';
