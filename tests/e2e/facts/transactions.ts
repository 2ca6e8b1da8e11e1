import type { GuideFacts } from './guide-facts.ts';
import { customer, pagination, transaction } from './objects.ts';

const filters = {
  required: 'Page BusinessId',
  optional: 'Limit MerchantId PaymentMethod Status Amount StartAt EndAt',
};

export const transactions: readonly GuideFacts[] = [
  {
    path: '/transaction-monitoring',
    title: /Transaction Monitoring/,
    heading: /^Transaction Monitoring$/i,
    headings: [/list.*filter/i, /single transaction/i, 'Query parameters'],
    samples: [
      [/"pagination":\s*\{\s*"currentPage":\s*1/],
      [/"status":\s*true,\s*"message":\s*"(Success|Operation successful)"/],
      [/"status":\s*"completed"/],
      [/"status":\s*"pending"/],
    ],
    fields: [
      ['paymentMethodId', /1\b.*2\b.*3\b/],
      ['createdAt', 'ISO-8601'],
      ['updatedAt', 'ISO-8601'],
      ['settledAt', 'ISO-8601'],
      ['Limit', '10'],
      ['Page', '1'],
    ],
    enums: [
      ['status', 'pending completed'],
      ['settlementType', 'Automated Manual'],
      ['currency', 'NGN USD'],
      ['channel', '* 1 2 3 5 8'],
    ],
    objects: [
      { fields: transaction, nested: { customer } },
      { fields: 'data status message pagination', nested: { pagination, data: transaction } },
    ],
    required: filters,
    otherCalls: [/list.*transactions/i, /single transaction/i],
  },
  {
    path: '/settlements',
    title: /Settlements/,
    heading: /^Settlements$/i,
    says: [['settlementType', 'Automated', 'Manual']],
    fields: [
      ['data', /./],
      ['status', /./],
      ['message', /./],
      ['pagination', /./],
    ],
    otherCalls: [/list settlements/i],
  },
  {
    path: '/response',
    title: /Response/,
    heading: /Response/i,
    headings: [/response attributes/i, /status codes/i],
    says: [[/\bSuccess\b/, 'Operation successful']],
    samples: [[/"data":\s*null,\s*"status":\s*false,\s*"message":\s*"Couldn't fetch Merchant details"/]],
    values: [
      ['success', /./],
      ['error', /./],
    ],
    enums: [['status', 'success error']],
    objects: ['status message'],
  },
];

/** The error catalogue of `/response`, in its order, with further codes between. */
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
