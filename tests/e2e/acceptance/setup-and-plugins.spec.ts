import { expect, test } from '../reading.ts';

test.describe('/SDKs', () => {
  for (const name of ['.NET', 'React Native', 'Kotlin']) {
    test(`has a card that leads to ${name}`, async ({ guide }) => {
      await guide.read('/SDKs');
      await expect(guide.link(name)).toBeVisible();
      await expect(guide.link(name)).toHaveAttribute('href', /^https:\/\//);
    });
  }
});

test.describe('/setup-callback-url', () => {
  test.beforeEach(({ guide }) => guide.read('/setup-callback-url'));

  test('shows a completed payment in a Value wrapper with a status code', async ({ guide }) => {
    const sample = guide.code().filter({ hasText: /"Value":\s*\{/ });
    await expect(
      sample
        .filter({ hasText: /"Status":\s*"completed"/ })
        .filter({ hasText: /"StatusCode":/ })
        .first(),
    ).toBeAttached();
  });

  test('says that the merchant redirects the customer to it', async ({ guide }) => {
    await expect(guide.statement('redirect', 'customer', 'callback URL')).toBeVisible();
  });
});

test.describe('/setup-webhook-url', () => {
  test.beforeEach(({ guide }) => guide.read('/setup-webhook-url'));

  test('is an HTTP POST to the merchant when a payment is completed', async ({ guide }) => {
    await expect(guide.statement('HTTP POST', 'webhook URL', 'payment is completed')).toBeVisible();
  });

  test('shows the clicks in the dashboard in order', async ({ guide }) => {
    await expect(guide.clicks('Settings', 'Business', 'Edit')).toBeVisible();
    await expect(guide.listInOrder('Settings', 'Business', 'Edit', 'URL', 'Update Details')).toBeVisible();
  });

  test('says what the payload carries, and shows one', async ({ guide }) => {
    await expect(guide.statement('transaction status', 'amount')).toBeVisible();
    await expect(
      guide
        .code()
        .filter({ hasText: /"status":\s*"completed"/ })
        .filter({ hasText: /"amount":\s*\d/ })
        .first(),
    ).toBeAttached();
  });

  test('gives a receiver, and a call that tries it on the own machine', async ({ guide }) => {
    await expect(guide.code().filter({ hasText: 'createServer' }).filter({ hasText: 'is completed' })).toBeAttached();
    await expect(
      guide
        .code()
        .filter({ hasText: "curl --request POST 'http://localhost:8000/webhooks'" })
        .filter({ hasText: /"status":\s*"completed"/ }),
    ).toBeAttached();
  });
});

test.describe('/web-plugin', () => {
  test.beforeEach(({ guide }) => guide.read('/web-plugin'));

  test("loads a script from the provider's host, sets up and shows", async ({ guide }) => {
    const sample = guide.code().filter({ hasText: /<script src="https:\/\// });
    await expect(sample).toBeVisible();
    await expect(sample).toContainText(/\.setup\(\{[\s\S]*\.show\(\)/);
    await expect(guide.statement('setup', 'show', 'opens')).toBeVisible();
  });

  test('takes the public key', async ({ guide }) => {
    await expect(guide.field('apiKey')).toContainText('public key');
  });

  test('says what onTransaction is called with and what to do then', async ({ guide }) => {
    await expect(
      guide.statement('onTransaction', 'response', 'status', 'true', 'redirect the customer', 'callback URL'),
    ).toBeVisible();
  });

  test('names the card networks', async ({ guide }) => {
    await expect(guide.statement('Mastercard', 'Visa', 'Verve')).toBeVisible();
  });

  test('says which currencies go with which method', async ({ guide }) => {
    await expect(guide.field('currency')).toContainText(/NGN.*USD.*cards.*other.*only NGN/);
  });
});

test.describe('/woo-commerce', () => {
  test.beforeEach(({ guide }) => guide.read('/woo-commerce'));

  test('has overview, key features, installation, configuration and troubleshooting', async ({ guide }) => {
    for (const name of [/overview/i, /key features/i, /installation/i, /configuration/i, /troubleshooting/i])
      await expect(guide.headingNamed(name)).toBeVisible();
  });

  test("shows the clicks to the gateway's settings", async ({ guide }) => {
    await expect(guide.clicks('WooCommerce', 'Settings', 'Payments')).toContainText(/gateway/i);
  });

  test('says that orders can be completed automatically', async ({ guide }) => {
    await expect(guide.statement('orders', 'completed', 'automatically', 'successful payment')).toBeVisible();
  });

  test('helps when the payment button does not show', async ({ guide }) => {
    await expect(guide.headingNamed(/payment button does not show/i)).toBeVisible();
    await expect(guide.statement('plugin', 'activated', 'configured')).toBeVisible();
  });

  test('helps when the order status does not change to completed', async ({ guide }) => {
    await expect(guide.headingNamed(/order status does not change to completed/i)).toBeVisible();
    await expect(guide.statement(/enable/i, 'Auto Complete Orders')).toBeVisible();
  });

  test('names the card networks', async ({ guide }) => {
    await expect(guide.statement('Mastercard', 'Visa', 'Verve')).toBeVisible();
  });
});
