import { expect, test } from '../reading.ts';

/** Flows of more than one call, and words of their messages in order. */
const flows = [
  {
    page: '/phone-number',
    title: /phone/i,
    messages: ['initialise', 'transactionId', 'validate and pay', 'prompt', 'authorises'],
  },
  {
    page: '/bank-details',
    title: /bank details/i,
    messages: ['initiate', 'OTP', 'transactionId', 'validate and pay', 'transaction'],
  },
  {
    page: '/bank-transfer',
    title: /bank transfer/i,
    messages: ['generate virtual account', 'virtual account', 'transfers', 'confirm status'],
  },
  {
    page: '/static-wallet',
    title: /individual wallet/i,
    messages: ['create', 'OTP', 'staticWalletId', 'validate and create'],
  },
  { page: '/web-plugin', title: /web plugin/i, messages: ['set up', 'show', 'pays', 'onTransaction', 'redirect'] },
  { page: '/setup-webhook-url', title: /webhook/i, messages: ['completes the payment', 'POST'] },
];

for (const { page, title, messages } of flows) {
  test(`${page} has a picture of who talks to whom`, async ({ guide }) => {
    await guide.read(page);
    const picture = guide.picture(title);
    await expect(picture).toBeVisible();
    await expect(picture.getByRole('listitem').first()).toHaveText(/^\S.* to \S.*: /);
    await expect(picture.getByRole('list')).toHaveText(new RegExp(messages.join('[\\s\\S]*')));
  });
}
