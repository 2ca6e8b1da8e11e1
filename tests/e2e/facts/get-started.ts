import type { GuideFacts } from './guide-facts.ts';
import { businessAddress } from './objects.ts';

export const getStarted: readonly GuideFacts[] = [
  {
    path: '/get-started',
    title: /^Documentation\b/,
    heading: /^Getting Started$/i,
    headings: ['Endpoint Base Url', 'Payment Channels'],
    says: [
      ['transparent', 'hidden charges'],
      ['support', 'ongoing'],
      ['profile', 'redirected', 'dashboard'],
      [/approv/i, /review/i, 'Pending', 'Active', /receive payments/i],
      ['channel', 'field'],
      ['Cards', 'NGN', 'USD', /other/i, 'only'],
      ['dashboard', 'business', 'webhook URL', 'payment links', 'sub-accounts', 'split groups'],
      [/every request/i, 'subscription key', 'ocp-apim-subscription-key'],
      ['Premium Tier'],
      ['direct card API', /split payment/i],
    ],
    steps: [5, 'account', 'API keys'],
    links: [
      [/business bank account/i, /^https:\/\//],
      [/./, '/onboarding'],
      [/./, '/card-payments'],
      [/./, '/bank-transfer'],
      [/./, '/bank-details'],
      [/./, '/phone-number'],
      [/./, '/payment-link'],
      [/./, '/static-wallet'],
      [/./, '/split-payment'],
    ],
    samples: [[/^\s*https:\/\/[^\s/]+\s*$/]],
    values: [
      ['*', /^All$/],
      ['1', /^Card$/],
      ['2', /^Bank Transfer$/],
      ['3', /^Bank Details$/],
      ['5', /^Phone \(USSD\)$/],
      ['8', /^Static account$/i],
    ],
  },
  {
    path: '/get-api-keys',
    title: /API keys/i,
    heading: /^Getting your API keys$/i,
    says: [
      ['secret', 'ocp-apim-subscription-key', /every API request/i],
      ['public key', /web plugin/i],
    ],
    samples: [[/"roles":\s*\[\s*"admin"\s*\]/], [/"registrationStage":\s*3\b/]],
    fields: [
      ['roles', 'admin'],
      ['registrationStage', '3'],
    ],
    objects: [
      'email password',
      `id businessCallbackUrl ePosTerminalId biometricToken businesses roles registrationStage hasCompletedRegistration
       status statusReason apimUserId emailVerifiedAt updatedAt createdAt isConflictedDeviceId deviceId firstName lastName
       name email phoneNumber avatar defaultCallbackUrl`,
    ],
    otherCalls: [/log in/i],
  },
  {
    path: '/onboarding',
    title: /onboarding/i,
    heading: /Merchant onboarding/i,
    headings: [/^Registered business/i, /^Unregistered business/i, /status/i],
    says: [[/reviewed and approved/i, /receive payments/i, 'Pending', 'Active']],
    samples: [
      [/"status":\s*"Active"/, /"businessVerificationStatus":\s*1/],
      [/"status":\s*"Pending"/, /"businessVerificationStatus":\s*0/],
      ["Couldn't fetch Merchant details"],
    ],
    fields: [
      ['paymentMethodIds', 'comma'],
      ['paymentMethodIds', /\*\s*means all/],
      ['onboardingComments', 'array of strings'],
      ['usdBankAccountNumber', 'optional'],
      ['usdBankName', 'optional'],
      ['usdBankAccountName', 'optional'],
      ['bankCode', 'optional'],
      ['usdBankCode', 'optional'],
      ['correspondentBank', 'optional'],
      ['beneficiaryBankAddress', 'optional'],
      ['bankSWIFTOrBICCode', 'optional'],
      ['bankBranch', 'optional'],
    ],
    values: [
      ['1', /Active/],
      ['0', /Pending/],
      ['Active', /can receive payments/i],
      ['Pending', /review|approv/i],
    ],
    enums: [
      ['status', 'Active Pending'],
      ['businessVerificationStatus', '0 1'],
    ],
    objects: [
      {
        fields: `name businessAddress paymentMethodIds businessProjectionCurrency businessProjectionValue category
          callbackUrl setUpUrl businessWebsiteUrl businessDescription phoneNumber nin`,
        nested: { businessAddress },
      },
      {
        fields: `name businessAddress businessShareholders businessLicenseFileUrl cacFileUrl mermartFileUrl
          paymentMethodIds businessProjectionCurrency businessProjectionValue category bankAccountNumber bankName
          usdBankAccountNumber usdBankName usdBankAccountName bankCode usdBankCode correspondentBank
          beneficiaryBankAddress bankSWIFTOrBICCode bankBranch logo callbackUrl businessWebsiteUrl businessDescription`,
        nested: { businessShareholders: 'name phoneNumber email bvn sharesOwned idType fileUrlString' },
      },
      `merchantId businessName onboardingRequestReference status onboardingComments businessVerificationStatus`,
    ],
    otherCalls: [/^registered business/i, /^unregistered business/i, /onboarding status/i],
  },
];
