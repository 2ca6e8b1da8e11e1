import { expect, test } from '../reading.ts';

test.describe('/transaction-monitoring', () => {
  test.beforeEach(({ guide }) => guide.read('/transaction-monitoring'));

  test('lists and filters, and fetches a single transaction', async ({ guide }) => {
    await expect(guide.headingNamed(/list.*filter/i)).toBeVisible();
    await expect(guide.headingNamed(/single transaction/i).first()).toBeVisible();
  });

  test('gives sample values of the payment method', async ({ guide }) => {
    await expect(guide.field('paymentMethodId').first()).toContainText(/1, 2 and 3/);
  });

  for (const field of ['createdAt', 'updatedAt', 'settledAt']) {
    test(`says that ${field} is an ISO-8601 time`, async ({ guide }) => {
      await expect(guide.field(field).first()).toContainText('ISO-8601');
    });
  }

  test('shows a first page in its sample', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"pagination":\s*\{\s*"currentPage":\s*1/ })
        .first(),
    ).toBeAttached();
    await expect(guide.field('Limit')).toContainText('10');
    await expect(guide.field('Page')).toContainText('1');
  });

  test('shows a boolean status and a message in its envelope', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*true,\s*"message":\s*"(Success|Operation successful)"/ })
        .first(),
    ).toBeAttached();
  });

  test('shows pending and completed transactions', async ({ guide }) => {
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*"completed"/ })
        .first(),
    ).toBeAttached();
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*"pending"/ })
        .first(),
    ).toBeAttached();
  });
});

test.describe('/settlements', () => {
  test.beforeEach(({ guide }) => guide.read('/settlements'));

  test('says that settlement is Automated or Manual', async ({ guide }) => {
    await expect(guide.statement('settlementType', 'Automated', 'Manual')).toBeVisible();
  });

  test('answers in the list envelope, with fields that are not published', async ({ guide }) => {
    for (const field of ['data', 'status', 'message', 'pagination'])
      await expect(guide.field(field).first()).toBeVisible();
    await expect(guide.statement('fields', 'not published')).toBeVisible();
  });
});

test.describe('/response', () => {
  test.beforeEach(({ guide }) => guide.read('/response'));

  test('has response attributes and status codes', async ({ guide }) => {
    await expect(guide.headingNamed(/response attributes/i)).toBeVisible();
    await expect(guide.headingNamed(/status codes/i)).toBeVisible();
  });

  test('gives both success messages', async ({ guide }) => {
    await expect(guide.statement(/\bSuccess\b/, 'Operation successful')).toBeVisible();
  });

  test('shows the failed onboarding look-up', async ({ guide }) => {
    const sample = guide
      .code()
      .filter({ hasText: /"data":\s*null,\s*"status":\s*false,\s*"message":\s*"Couldn't fetch Merchant details"/ });
    await expect(sample).toBeVisible();
  });
});
