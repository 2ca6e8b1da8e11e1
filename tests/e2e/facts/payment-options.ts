import type { GuideFacts } from './guide-facts.ts';
import { customer, otp, transaction } from './objects.ts';

const payment = 'businessId businessName amount currency orderId description channel customer';

/** A cell or line on currencies that says NGN only and leaves USD out. */
const onlyNaira = ['Currency', /^(?!.*USD).*NGN.*only/s];

export const paymentOptions: readonly GuideFacts[] = [
  {
    path: '/card-payments',
    title: /Card/,
    heading: /^Pay with Card$/i,
    says: [
      ['Channel', /1\W+Card/],
      ['Currency', 'NGN', 'USD'],
      ['secure', 'customisable', 'checkout page'],
      ['PCI-DSS', 'Premium Tier'],
      [/contact/i, 'support', 'confirm', 'requirements'],
    ],
    samples: [[/"gatewayRecommendation":\s*"PROCEED"/]],
    only: [['currency', 'NGN USD']],
    enums: [['gatewayRecommendation', 'PROCEED']],
    objects: [
      { fields: `cardNumber cardMonth cardYear securityCode ${payment} transactionId`, nested: { customer } },
      'redirectHtml gatewayRecommendation transactionId orderId',
      'cardNumber currency businessId',
      'gatewayRecommendation transactionId orderId',
    ],
    otherCalls: [/initiali[sz]e/i, /pay by card|pay with card|charge/i],
  },
  {
    path: '/bank-transfer',
    title: /Bank Transfer/,
    heading: /^Pay with Bank Transfer$/i,
    headings: [/Step 1.*virtual account/i, /Step 2.*confirm.*status/i],
    says: [['Channel', /2\W+Bank Transfer/], onlyNaira, ['417', 'virtual account', /contact/i, 'support']],
    otherCalls: [/generate.*virtual account/i, /confirm.*status/i],
    picture: [/bank transfer/i, 'generate virtual account', 'virtual account', 'transfers', 'confirm status'],
  },
  {
    path: '/phone-number',
    title: /Phone/,
    heading: /^Pay with Phone \(USSD\)$/i,
    headings: [/Step 1.*initiali[sz]e/i, /Step 2.*validate and pay/i],
    says: [
      ['Channel', /5\W+Phone \(USSD\)/],
      onlyNaira,
      ['transactionId', 'step 2'],
      ['phone number', 'direct debit'],
      ['approve', 'direct debit', 'account'],
      ['prompt', 'phone', /authorise/],
      ['profiled', 'USSD', 'bank'],
    ],
    objects: ['transactionId'],
    calls: [
      ['POST', '-phone-number/api/v1/phone-number-payment/initialize'],
      ['POST', '-phone-number/api/v1/phone-number-payment/complete-phonenumber-payment'],
    ],
    picture: [/phone/i, 'initialise', 'transactionId', 'validate and pay', 'prompt', 'authorises'],
  },
  {
    path: '/bank-details',
    title: /Bank Details/,
    heading: /^Pay with Bank Details$/i,
    headings: [/Step 1.*initiate.*OTP/i, /Step 2.*validate and pay/i],
    says: [['Channel', /3\W+Bank Details/], onlyNaira, ['transactionId', 'OTP']],
    only: [['currency', 'NGN']],
    objects: [
      { fields: `${payment} accountNumber bankCode`, nested: { customer } },
      'transactionId message phoneNumber',
      'otp transactionId',
      { fields: transaction, nested: { otp, customer } },
    ],
    otherCalls: [/initiate.*OTP/i, /validate.*pay/i],
    picture: [/bank details/i, 'initiate', 'OTP', 'transactionId', 'validate and pay', 'transaction'],
  },
  {
    path: '/payment-link',
    title: /Payment Link/,
    heading: /Payment Link/i,
    says: [
      ['without a website', 'link', 'QR code'],
      ['Multiple Payment', 'off', 'static'],
      ['Multiple Payment', 'on', 'dynamic', 'Amount', 'hidden', 'customer enters the amount'],
    ],
    menus: [['Payment Link', 'Create Payment Link']],
    lists: [['Payment Link', 'Create Payment Link', 'Multiple Payment', 'Create Link', 'QR code']],
  },
  {
    path: '/static-wallet',
    title: /Static Wallet/,
    heading: /Static Wallet/i,
    headings: [/individual wallet/i, /collection wallet/i, /manage wallets/i, /enum values/i, 'Path parameters'],
    says: [
      ['Channel', /8\W+Static account/i],
      onlyNaira,
      ['reusable', 'payment account', 'new details each time'],
      ['BVN', 'account owner', 'OTP'],
      ['OTP', 'phone', 'linked to the BVN'],
      ['BVN', 'business shareholders'],
      ['name', 'business name', 'owner name'],
      ['business name', 'three-digit', 'sequence', '001, 002, 003'],
      ['staticWalletId', 'step 2'],
      [/filter/i, 'query parameters'],
    ],
    samples: [['"staticWalletId"', '"otp"'], [/"currentPage":\s*1,[\s\S]*"pageSize":\s*10,/]],
    fields: [['staticAccountId', /./]],
    values: [
      ['1', /Individual/],
      ['2', /Collection/],
    ],
    enums: [
      ['walletType', '1 2'],
      ['status', '1'],
    ],
    objects: [
      {
        fields: 'pagingData activeAccounts totalCount totalAmountCollected hasStaticWallet staticAccountResponses',
        nested: {
          pagingData: 'currentPage totalPages pageSize totalCount hasPrevious hasNext',
          staticAccountResponses:
            'id createdAt accountNumber walletType email availableBalance accountName businessName status',
        },
      },
      {
        fields: 'pagingData staticAccountTransactionResponses',
        nested: {
          pagingData: 'currentPage totalPages pageSize totalCount hasPrevious hasNext',
          staticAccountTransactionResponses: `staticAccountTransactionId status accountNumber walletType notificationEmail
            narration amount transactionDate`,
        },
      },
      'accountNumber accountOwner accountBalance email walletType accountName bankName status',
      'staticWalletId',
      'staticWalletId otp',
    ],
    calls: [
      ['POST', '-wallet/api/v1/staticaccount'],
      ['POST', '-wallet/api/v1/staticaccount/validateAndCreate'],
      ['GET', '-wallet/api/v1/staticaccount'],
      ['GET', '-wallet/api/v1/staticaccount/collectionhistory'],
      ['GET', '-wallet/api/v1/staticaccount/{staticAccountId}'],
    ],
    picture: [/individual wallet/i, 'create', 'OTP', 'staticWalletId', 'validate and create'],
  },
  {
    path: '/split-payment',
    title: /Split Payment/,
    heading: /Split Payment/i,
    headings: [/charges/i],
    says: [
      ['settlement', 'one transaction', 'sub-accounts'],
      ['registered business', 'Premium Tier'],
      ['details', 'sub-accounts', 'percentages'],
      ['splitCode', 'metadata'],
      [/sub-accounts (held )?at \S+/i, 'free of charge', 'exact percentage'],
    ],
    samples: [['"splitCode"']],
    menus: [
      ['Settings', 'Sub-account'],
      ['Split Payment', 'Create Split'],
    ],
  },
];
