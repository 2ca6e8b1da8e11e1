/** Entities of the product and the pages they are documented on: every field, by name. */
export interface Entity {
  readonly name: string;
  readonly page: string;
  readonly fields: readonly string[];
  /** Fields of nested objects and of the items of lists, by the name of the field that holds them. */
  readonly nested?: Readonly<Record<string, Fields>>;
}

/** Names, or names with further objects inside. */
export type Fields = readonly string[] | { readonly fields: readonly string[]; readonly nested: Readonly<Record<string, Fields>> };

const houseAddress = ['houseNumber', 'streetName', 'country', 'nearestLandMark', 'state', 'lga', 'city'];
const businessAddress: Fields = { fields: [...houseAddress, 'lcda', 'houseAddress'], nested: { houseAddress } };
const shareholder = ['name', 'phoneNumber', 'email', 'bvn', 'sharesOwned', 'idType', 'fileUrlString'];
const customer = ['id', 'transactionId', 'createdAt', 'email', 'phone', 'firstName', 'lastName', 'metadata'];
const otp = ['id', 'otp', 'transactionId', 'phoneNumber', 'trackingId', 'otpResponseMessage', 'createdAt'];
const transaction = [
  'id', 'merchantId', 'businessId', 'businessName', 'amount', 'currency', 'orderId', 'description', 'paymentMethodId', 'sessionId',
  'channel', 'callbackUrl', 'feeAmount', 'status', 'statusReason', 'settlementType', 'settlementId', 'merchantName',
  'businessBankAccountNumber', 'businessBankCode', 'createdAt', 'updatedAt', 'settledAt', 'ngnVirtualBankAccountNumber',
  'ngnVirtualBankCode', 'usdVirtualAccountNumber', 'usdVirtualBankCode', 'otp', 'customer',
];
const pagination = ['currentPage', 'totalItems', 'totalPages', 'pathUrl', 'previousPageUrl', 'nextPageUrl'];
const pagingData = ['currentPage', 'totalPages', 'pageSize', 'totalCount', 'hasPrevious', 'hasNext'];
const wallet = ['id', 'createdAt', 'accountNumber', 'walletType', 'email', 'availableBalance', 'accountName', 'businessName', 'status'];
const walletPayment = ['staticAccountTransactionId', 'status', 'accountNumber', 'walletType', 'notificationEmail', 'narration', 'amount', 'transactionDate'];
const capitalised = (names: readonly string[]) => names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

export const entities: readonly Entity[] = [
  {
    name: 'onboarding payload of an unregistered business',
    page: '/onboarding',
    fields: [
      'name', 'businessAddress', 'paymentMethodIds', 'businessProjectionCurrency', 'businessProjectionValue', 'category', 'callbackUrl',
      'setUpUrl', 'businessWebsiteUrl', 'businessDescription', 'phoneNumber', 'nin',
    ],
    nested: { businessAddress },
  },
  {
    name: 'onboarding payload of a registered business',
    page: '/onboarding',
    fields: [
      'name', 'businessAddress', 'businessShareholders', 'businessLicenseFileUrl', 'cacFileUrl', 'mermartFileUrl', 'paymentMethodIds',
      'businessProjectionCurrency', 'businessProjectionValue', 'category', 'bankAccountNumber', 'bankName', 'usdBankAccountNumber',
      'usdBankName', 'usdBankAccountName', 'bankCode', 'usdBankCode', 'correspondentBank', 'beneficiaryBankAddress',
      'bankSWIFTOrBICCode', 'bankBranch', 'logo', 'callbackUrl', 'businessWebsiteUrl', 'businessDescription',
    ],
    nested: { businessShareholders: shareholder },
  },
  {
    name: 'onboarding status',
    page: '/onboarding',
    fields: ['merchantId', 'businessName', 'onboardingRequestReference', 'status', 'onboardingComments', 'businessVerificationStatus'],
  },
  { name: 'transaction', page: '/transaction-monitoring', fields: transaction, nested: { customer } },
  {
    name: 'list envelope',
    page: '/transaction-monitoring',
    fields: ['data', 'status', 'message', 'pagination'],
    nested: { pagination, data: transaction },
  },
  {
    name: 'card payment request',
    page: '/card-payments',
    fields: [
      'cardNumber', 'cardMonth', 'cardYear', 'securityCode', 'businessId', 'businessName', 'amount', 'currency', 'orderId', 'description',
      'channel', 'customer', 'transactionId',
    ],
    nested: { customer },
  },
  { name: 'card payment response', page: '/card-payments', fields: ['redirectHtml', 'gatewayRecommendation', 'transactionId', 'orderId'] },
  { name: 'initialise-card request', page: '/card-payments', fields: ['cardNumber', 'currency', 'businessId'] },
  { name: 'initialise-card response', page: '/card-payments', fields: ['gatewayRecommendation', 'transactionId', 'orderId'] },
  {
    name: 'OTP request of bank details',
    page: '/bank-details',
    fields: ['businessId', 'businessName', 'amount', 'currency', 'orderId', 'description', 'channel', 'customer', 'accountNumber', 'bankCode'],
    nested: { customer },
  },
  { name: 'OTP response of bank details', page: '/bank-details', fields: ['transactionId', 'message', 'phoneNumber'] },
  { name: 'validate-and-pay request', page: '/bank-details', fields: ['otp', 'transactionId'] },
  { name: 'validate-and-pay response', page: '/bank-details', fields: transaction, nested: { otp, customer } },
  { name: 'log-in request', page: '/get-api-keys', fields: ['email', 'password'] },
  {
    name: 'log-in response',
    page: '/get-api-keys',
    fields: [
      'id', 'businessCallbackUrl', 'ePosTerminalId', 'biometricToken', 'businesses', 'roles', 'registrationStage', 'hasCompletedRegistration',
      'status', 'statusReason', 'apimUserId', 'emailVerifiedAt', 'updatedAt', 'createdAt', 'isConflictedDeviceId', 'deviceId', 'firstName',
      'lastName', 'name', 'email', 'phoneNumber', 'avatar', 'defaultCallbackUrl',
    ],
  },
  {
    name: 'callback notification',
    page: '/setup-callback-url',
    fields: ['Value', 'StatusCode'],
    nested: { Value: { fields: capitalised(transaction), nested: { Customer: capitalised(customer) } } },
  },
  { name: 'webhook payload', page: '/setup-webhook-url', fields: transaction, nested: { customer } },
  { name: 'phone payment response', page: '/phone-number', fields: ['transactionId'] },
  {
    name: 'static wallet list',
    page: '/static-wallet',
    fields: ['pagingData', 'activeAccounts', 'totalCount', 'totalAmountCollected', 'hasStaticWallet', 'staticAccountResponses'],
    nested: { pagingData, staticAccountResponses: wallet },
  },
  {
    name: 'collection history',
    page: '/static-wallet',
    fields: ['pagingData', 'staticAccountTransactionResponses'],
    nested: { pagingData, staticAccountTransactionResponses: walletPayment },
  },
  {
    name: 'wallet details',
    page: '/static-wallet',
    fields: ['accountNumber', 'accountOwner', 'accountBalance', 'email', 'walletType', 'accountName', 'bankName', 'status'],
  },
  { name: 'answer of creating a wallet', page: '/static-wallet', fields: ['staticWalletId'] },
  { name: 'wallet validation request', page: '/static-wallet', fields: ['staticWalletId', 'otp'] },
  {
    name: 'WooCommerce settings',
    page: '/woo-commerce',
    fields: ['enable/disable', 'title', 'description', 'API key', 'business ID', 'auto-complete orders'],
  },
  { name: 'response attributes', page: '/response', fields: ['status', 'message'] },
  {
    name: 'web plugin parameters',
    page: '/web-plugin',
    fields: ['apiKey', 'businessId', 'email', 'currency', 'amount', 'firstName', 'lastName', 'onTransaction', 'phone', 'metadata', 'onClose'],
  },
  {
    name: 'filters of the transaction list',
    page: '/transaction-monitoring',
    fields: ['Page', 'BusinessId', 'Limit', 'MerchantId', 'PaymentMethod', 'Status', 'Amount', 'StartAt', 'EndAt'],
  },
];
