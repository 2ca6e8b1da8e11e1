import type { HonestEdit } from '../honest-edit.ts';
import { choice, flag, object, ref, schema, text } from '../shorthand.ts';

const ID = '9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2';

/** What the gateway sends. */
export const webhooks: readonly HonestEdit[] = [
  {
    id: 'settlement-webhook-kebab',
    kind: 'webhook',
    title: 'a webhook by a name with hyphens, with two examples and a header',
    edit({ api, guides }) {
      const event = object(
        'A payment that failed.',
        {
          transactionId: text('Id of the transaction.'),
          reason: text('Why it failed.'),
          isFinal: flag('Whether nobody tries again.'),
        },
        ['transactionId', 'reason'],
      );
      const examples = {
        declined: {
          summary: 'The bank declined',
          value: { transactionId: ID, reason: 'Declined by the bank', isFinal: true },
        },
        late: { summary: 'No answer yet', value: { transactionId: ID, reason: 'The bank is slow' } },
      };
      api.addWebhook('payment-failed', 'payment-failed', {
        post: {
          operationId: 'paymentFailed',
          summary: 'Receive a failed payment',
          description: 'The gateway sends an HTTP POST to your webhook URL when a payment has failed.',
          tags: ['Webhooks'],
          security: [],
          parameters: [
            {
              name: 'X-Event-Id',
              in: 'header',
              required: true,
              description: 'Id of the event. A repeated one has the same.',
              schema: { type: 'string' },
              example: 'EVENT-0001',
            },
          ],
          requestBody: { description: 'The payment.', content: { 'application/json': { schema: event, examples } } },
          responses: { '2XX': { description: 'Your server has taken it.' } },
        },
      });
      guides.append('setup-webhook-url', '## Failed payments\n\n<Webhook name="payment-failed" />');
    },
  },
  {
    id: 'onboarding-webhook-dotted',
    kind: 'webhook',
    title: 'a webhook by a name with dots, whose payload has a named schema',
    edit({ api, guides }) {
      const { data } = api.js<{ readonly value: { readonly data: object } }>(
        api.component('examples', 'OnboardingStatusActive'),
      ).value;
      api.addComponent(
        'schemas',
        'OnboardingEvent',
        object(
          'A merchant is one step further.',
          {
            type: choice('What has happened.', { 'merchant.approved': 'Approved', 'merchant.refused': 'Refused' }),
            merchant: schema('OnboardingStatus', 'The merchant.'),
          },
          ['type', 'merchant'],
        ),
      );
      api.addComponent('examples', 'OnboardingEvent', {
        summary: 'The merchant is approved',
        value: { type: 'merchant.approved', merchant: data },
      });
      api.addWebhook('merchant.approved', 'merchant-approved', {
        post: {
          operationId: 'merchantApproved',
          summary: 'Receive an approval',
          description: 'The gateway sends an HTTP POST to your webhook URL when a merchant was approved or refused.',
          tags: ['Webhooks'],
          security: [],
          requestBody: {
            description: 'What has happened.',
            content: {
              'application/json': {
                schema: schema('OnboardingEvent'),
                examples: { OnboardingEvent: ref('examples', 'OnboardingEvent') },
              },
            },
          },
          responses: { 200: { description: 'Your server has taken it.' } },
        },
      });
      guides.append('onboarding', '## Be told of the approval\n\n<Webhook name="merchant.approved" />');
    },
  },
  {
    id: 'webhook-signature',
    kind: 'webhook-signature',
    title: 'how a webhook is signed becomes known',
    edit({ api, guides }) {
      const webhook = api.operation('paymentCompleted');
      api.set(
        webhook,
        'description',
        'The gateway sends an HTTP POST to your webhook URL when a payment is completed. `X-Signature` tells that it comes from the gateway.',
      );
      api.addParameter('paymentCompleted', {
        name: 'X-Signature',
        in: 'header',
        required: true,
        description: 'HMAC of the body, by SHA-512 with your secret key, in hexadecimal digits.',
        schema: { type: 'string' },
        example: 'SIGNATURE_OF_THE_BODY',
      });
      guides.replace(
        'setup-webhook-url',
        'as you cannot rely on a [signature](/not-documented#webhook-signatures).',
        'and trust a webhook only where `X-Signature` is your own HMAC of the body.',
      );
    },
  },
  {
    id: 'settled-callback',
    kind: 'callback',
    title: 'a callback of an operation',
    edit({ api }) {
      api.set(api.operation('initiateBankDetailsPayment'), 'callbacks', {
        onResult: {
          '{$request.body#/customer/metadata/resultUrl}': {
            post: {
              operationId: 'bankDetailsResult',
              summary: 'Receive the result',
              description: 'The gateway sends the transaction to the address in the metadata.',
              tags: ['Bank Details'],
              security: [],
              requestBody: {
                description: 'The transaction.',
                content: {
                  'application/json': {
                    schema: schema('Transaction'),
                    examples: { PaymentCompleted: ref('examples', 'PaymentCompleted') },
                  },
                },
              },
              responses: { 200: { description: 'Your server has taken it.' } },
            },
          },
        },
      });
    },
  },
];
