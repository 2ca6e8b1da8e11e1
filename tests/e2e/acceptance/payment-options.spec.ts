import { expect, test } from '../reading.ts';

/** Which channel and currencies each way to be paid has. */
const methods = [
  { page: '/card-payments', channel: /1\W+Card/, currencies: ['NGN', 'USD'] },
  { page: '/bank-transfer', channel: /2\W+Bank Transfer/, currencies: ['NGN'] },
  { page: '/phone-number', channel: /5\W+Phone \(USSD\)/, currencies: ['NGN'] },
  { page: '/bank-details', channel: /3\W+Bank Details/, currencies: ['NGN'] },
  { page: '/static-wallet', channel: /8\W+Static account/i, currencies: ['NGN'] },
] as const;

for (const { page, channel, currencies } of methods) {
  test(`${page} names its channel and its currencies`, async ({ guide }) => {
    await guide.read(page);
    await expect(guide.statement('Channel', channel)).toBeVisible();
    await expect(guide.statement('Currency', ...currencies)).toBeVisible();
    if (currencies.length === 1) await expect(guide.statement('Currency', 'NGN', 'only')).not.toContainText('USD');
  });
}

test.describe('/card-payments', () => {
  test.beforeEach(({ guide }) => guide.read('/card-payments'));

  test('says that cards are accepted securely on a customisable checkout page', async ({ guide }) => {
    await expect(guide.statement('secure', 'customisable', 'checkout page')).toBeVisible();
  });

  test('says what the direct card API requires', async ({ guide }) => {
    await expect(guide.statement('PCI-DSS', 'Premium Tier')).toBeVisible();
    await expect(guide.statement(/contact/i, 'support', 'confirm', 'requirements')).toBeVisible();
  });

  test('shows the recommendation of the sample', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"gatewayRecommendation":\s*"PROCEED"/ })
        .first(),
    ).toBeAttached();
  });
});

test.describe('/bank-transfer', () => {
  test.beforeEach(({ guide }) => guide.read('/bank-transfer'));

  test('generates a virtual account in step 1 and confirms the status in step 2', async ({ guide }) => {
    await expect(guide.headingNamed(/Step 1.*virtual account/i)).toBeVisible();
    await expect(guide.headingNamed(/Step 2.*confirm.*status/i)).toBeVisible();
  });

  test('says what 417 means', async ({ guide }) => {
    await expect(guide.statement('417', 'virtual account', /contact/i, 'support')).toBeVisible();
  });
});

test.describe('/phone-number', () => {
  test.beforeEach(({ guide }) => guide.read('/phone-number'));

  test('has two steps, and the first returns the id for the second', async ({ guide }) => {
    await expect(guide.headingNamed(/Step 1.*initiali[sz]e/i)).toBeVisible();
    await expect(guide.headingNamed(/Step 2.*validate and pay/i)).toBeVisible();
    await expect(guide.statement('transactionId', 'step 2')).toBeVisible();
  });

  test('says that the customer pays by phone number and is debited on approval', async ({ guide }) => {
    await expect(guide.statement('phone number', 'direct debit')).toBeVisible();
    await expect(guide.statement('approve', 'direct debit', 'account')).toBeVisible();
  });

  test('says that a prompt appears on the phone', async ({ guide }) => {
    await expect(guide.statement('prompt', 'phone', /authorise/)).toBeVisible();
  });

  test('says that the customer must be profiled for USSD with their bank', async ({ guide }) => {
    await expect(guide.statement('profiled', 'USSD', 'bank')).toBeVisible();
  });
});

test.describe('/bank-details', () => {
  test.beforeEach(({ guide }) => guide.read('/bank-details'));

  test('initiates and sends the OTP in step 1, validates and pays in step 2', async ({ guide }) => {
    await expect(guide.headingNamed(/Step 1.*initiate.*OTP/i)).toBeVisible();
    await expect(guide.headingNamed(/Step 2.*validate and pay/i)).toBeVisible();
    await expect(guide.statement('transactionId', 'OTP')).toBeVisible();
  });
});

test.describe('/payment-link', () => {
  test.beforeEach(({ guide }) => guide.read('/payment-link'));

  test('is for merchants without a website, by link or QR code', async ({ guide }) => {
    await expect(guide.statement('without a website', 'link', 'QR code')).toBeVisible();
  });

  test('shows the clicks to a new link', async ({ guide }) => {
    await expect(guide.clicks('Payment Link', 'Create Payment Link')).toBeVisible();
    await expect(
      guide.listInOrder('Payment Link', 'Create Payment Link', 'Multiple Payment', 'Create Link', 'QR code'),
    ).toBeVisible();
  });

  test('tells a static from a dynamic link by the Multiple Payment toggle', async ({ guide }) => {
    await expect(guide.statement('Multiple Payment', 'off', 'static')).toBeVisible();
    await expect(
      guide.statement('Multiple Payment', 'on', 'dynamic', 'Amount', 'hidden', 'customer enters the amount'),
    ).toBeVisible();
  });
});

test.describe('/static-wallet', () => {
  test.beforeEach(({ guide }) => guide.read('/static-wallet'));

  test('is a reusable account for payments without new details each time', async ({ guide }) => {
    await expect(guide.statement('reusable', 'payment account', 'new details each time')).toBeVisible();
  });

  test('has its parts: individual wallet, collection wallet, endpoints, enum values', async ({ guide }) => {
    for (const name of [/individual wallet/i, /collection wallet/i, /endpoints/i, /enum values/i])
      await expect(guide.headingNamed(name).first()).toBeVisible();
  });

  test('says whose BVN and OTP an individual wallet needs', async ({ guide }) => {
    await expect(guide.statement('BVN', 'account owner', 'OTP')).toBeVisible();
    await expect(guide.statement('OTP', 'phone', 'linked to the BVN')).toBeVisible();
  });

  test('says whose BVN a collection wallet needs', async ({ guide }) => {
    await expect(guide.statement('BVN', 'business shareholders')).toBeVisible();
  });

  test('says how wallets are named', async ({ guide }) => {
    await expect(guide.statement('name', 'business name', 'owner name')).toBeVisible();
    await expect(guide.statement('business name', 'three-digit', 'sequence', '001, 002, 003')).toBeVisible();
  });

  test("validates and creates with the wallet's id and the OTP", async ({ guide }) => {
    await expect(guide.statement('staticWalletId', 'step 2')).toBeVisible();
    await expect(
      guide.code().filter({ hasText: '"staticWalletId"' }).filter({ hasText: '"otp"' }).first(),
    ).toBeAttached();
  });

  test('says that wallets can be filtered', async ({ guide }) => {
    await expect(guide.statement(/filter/i, 'query parameters')).toBeVisible();
  });

  test('shows a page size of 10 and page 1 in its sample', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"currentPage":\s*1,[\s\S]*"pageSize":\s*10,/ })
        .first(),
    ).toBeAttached();
  });
});

test.describe('/split-payment', () => {
  test.beforeEach(({ guide }) => guide.read('/split-payment'));

  test('shares the settlement of one transaction among sub-accounts', async ({ guide }) => {
    await expect(guide.statement('settlement', 'one transaction', 'sub-accounts')).toBeVisible();
  });

  test('is for registered businesses on the Premium Tier', async ({ guide }) => {
    await expect(guide.statement('registered business', 'Premium Tier')).toBeVisible();
  });

  test('creates a sub-account, then a split group, then passes the split code in metadata', async ({ guide }) => {
    await expect(guide.clicks('Settings', 'Sub-account')).toBeVisible();
    await expect(guide.clicks('Split Payment', 'Create Split')).toBeVisible();
    await expect(guide.statement('details', 'sub-accounts', 'percentages')).toBeVisible();
    await expect(guide.statement('splitCode', 'metadata')).toBeVisible();
    await expect(guide.code().filter({ hasText: '"splitCode"' })).toBeVisible();
  });

  test('says what is charged', async ({ guide }) => {
    await expect(guide.headingNamed(/charges/i)).toBeVisible();
    await expect(guide.statement(/sub-accounts (held )?at \S+/i, 'free of charge', 'exact percentage')).toBeVisible();
  });
});
