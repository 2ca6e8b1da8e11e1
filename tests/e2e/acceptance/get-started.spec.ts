import { expect, test } from '../reading.ts';

test.describe('/get-started', () => {
  test.beforeEach(({ guide }) => guide.read('/get-started'));

  test('says that pricing is transparent, without hidden charges', async ({ guide }) => {
    await expect(guide.statement('transparent', 'hidden charges')).toBeVisible();
  });

  test('says that developer support is ongoing', async ({ guide }) => {
    await expect(guide.statement('support', 'ongoing')).toBeVisible();
  });

  test('leads to every way to be paid', async ({ guide }) => {
    for (const path of [
      '/card-payments',
      '/bank-transfer',
      '/bank-details',
      '/phone-number',
      '/payment-link',
      '/static-wallet',
      '/split-payment',
    ]) {
      await expect(guide.article.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });

  test('gives the base URL in a code block under "Endpoint Base Url"', async ({ guide }) => {
    await expect(guide.headingNamed('Endpoint Base Url')).toBeVisible();
    await expect(guide.code().first()).toHaveText(/^\s*https:\/\/[^\s/]+\s*$/);
    await expect(guide.code().first()).toBeVisible();
  });

  test('links to the creation of a business bank account', async ({ guide }) => {
    await expect(guide.link(/business bank account/i)).toHaveAttribute('href', /^https:\/\//);
  });

  test('has five numbered onboarding steps', async ({ guide }) => {
    await expect(
      guide
        .numberedSteps(5)
        .filter({ hasText: /account/i })
        .filter({ hasText: /API keys/i }),
    ).toBeVisible();
  });

  test('says that submitting the profile leads to the dashboard', async ({ guide }) => {
    await expect(guide.statement('profile', 'redirected', 'dashboard')).toBeVisible();
  });

  test('says that a merchant is reviewed and approved first', async ({ guide }) => {
    await expect(guide.statement(/approv/i, /review/i, 'Pending', 'Active', /receive payments/i)).toBeVisible();
  });

  test('has the table of payment channels', async ({ guide }) => {
    await expect(guide.headingNamed('Payment Channels')).toBeVisible();
    await expect(guide.statement('channel', 'field')).toBeVisible();
  });

  test('says which currencies cards and the other methods accept', async ({ guide }) => {
    await expect(guide.statement('Cards', 'NGN', 'USD', /other/i, 'only')).toBeVisible();
  });

  test('says what is managed in the dashboard', async ({ guide }) => {
    await expect(
      guide.statement('dashboard', 'business', 'webhook URL', 'payment links', 'sub-accounts', 'split groups'),
    ).toBeVisible();
  });

  test('says that every request needs the subscription key', async ({ guide }) => {
    await expect(guide.statement(/every request/i, 'subscription key', 'ocp-apim-subscription-key')).toBeVisible();
  });

  test('says what is for the Premium Tier only', async ({ guide }) => {
    await expect(guide.article.getByText(/Premium Tier/).first()).toBeVisible();
    await expect(guide.statement('direct card API', /split payment/i)).toBeVisible();
  });
});

test.describe('/get-api-keys', () => {
  test.beforeEach(({ guide }) => guide.read('/get-api-keys'));

  test('tells the secret key of the header from the public key of the web plugin', async ({ guide }) => {
    await expect(guide.statement('secret', 'ocp-apim-subscription-key', /every API request/i)).toBeVisible();
    await expect(guide.statement('public key', /web plugin/i)).toBeVisible();
  });

  test('shows the role of the sample', async ({ guide }) => {
    await expect(guide.field('roles')).toContainText('admin');
    await expect(
      guide
        .code()
        .filter({ hasText: /"roles":\s*\[\s*"admin"\s*\]/ })
        .first(),
    ).toBeAttached();
  });

  test('shows the registration stage of the sample as a number', async ({ guide }) => {
    await expect(guide.field('registrationStage')).toContainText('3');
    await expect(
      guide
        .code()
        .filter({ hasText: /"registrationStage":\s*3\b/ })
        .first(),
    ).toBeAttached();
  });
});

test.describe('/onboarding', () => {
  test.beforeEach(({ guide }) => guide.read('/onboarding'));

  test('covers registered and unregistered businesses and the status check', async ({ guide }) => {
    await expect(guide.headingNamed(/^Registered business/i)).toBeVisible();
    await expect(guide.headingNamed(/^Unregistered business/i)).toBeVisible();
    await expect(guide.headingNamed(/status/i).first()).toBeVisible();
  });

  test('says that the status goes from Pending to Active on approval', async ({ guide }) => {
    await expect(guide.statement(/reviewed and approved/i, /receive payments/i, 'Pending', 'Active')).toBeVisible();
  });

  test('says how payment methods are listed', async ({ guide }) => {
    await expect(guide.field('paymentMethodIds').filter({ hasText: /comma/ })).toBeVisible();
    await expect(guide.field('paymentMethodIds').filter({ hasText: /\*\s*means all/ })).toBeVisible();
  });

  for (const field of [
    'usdBankAccountNumber',
    'usdBankName',
    'usdBankAccountName',
    'bankCode',
    'usdBankCode',
    'correspondentBank',
    'beneficiaryBankAddress',
    'bankSWIFTOrBICCode',
    'bankBranch',
  ]) {
    test(`says that ${field} is optional`, async ({ guide }) => {
      await expect(guide.field(field)).toContainText(/optional/i);
    });
  }

  test('shows comments as a list of texts', async ({ guide }) => {
    await expect(guide.field('onboardingComments')).toContainText('array of strings');
  });

  test('shows an Active, a Pending and a failed look-up', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*"Active"/ })
        .filter({ hasText: /"businessVerificationStatus":\s*1/ }),
    ).toBeAttached();
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*"Pending"/ })
        .filter({ hasText: /"businessVerificationStatus":\s*0/ }),
    ).toBeAttached();
    await expect(guide.code().filter({ hasText: "Couldn't fetch Merchant details" })).toBeAttached();
  });
});
