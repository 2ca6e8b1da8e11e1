import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { choice, integer, list, object, ref, schema, text, time } from '../shorthand.ts';

/** Bodies of which the fields become known. */
export const publishedBodies: readonly HonestEdit[] = [
  {
    id: 'settlement-fields',
    kind: 'publish-fields',
    title: 'the fields of a list become known, as its example shows them',
    edit({ api }) {
      api.addComponent(
        'schemas',
        'Settlement',
        object(
          'One settlement.',
          {
            settlementId: text('Id of the settlement.'),
            settlementType: schema('SettlementType', 'How it was made.'),
            settledAt: time('When it was made, in ISO-8601.'),
          },
          ['settlementId'],
        ),
      );
      api.set(api.field('SettlementList', 'data'), 'items', schema('Settlement'));
      const example = api.component('examples', 'SettlementList');
      api.set(example, 'summary', 'One settlement');
      api.set(example, 'description', 'As the provider shows it.');
    },
  },
  {
    id: 'wallet-answer',
    kind: 'publish-fields',
    title: 'the answer of a call becomes known and is a schema that exists',
    edit({ api }) {
      const media = api.response('validateAndCreateWallet');
      api.set(media, 'schema', schema('WalletDetails'));
      api.set(media, 'examples', { created: ref('examples', 'WalletDetails') });
    },
  },
  {
    id: 'business-entries',
    kind: 'publish-fields',
    title: 'what an entry of an empty list holds becomes known, and the example has one',
    edit({ api, files }) {
      const businesses = api.field('LoginData', 'businesses');
      api.set(businesses, 'description', 'Businesses of the user.');
      api.set(
        businesses,
        'items',
        object(
          'One business.',
          {
            businessId: text('Id of the business.'),
            businessName: text('Name of the business.'),
            rank: integer('Place in the dashboard.', { minimum: 1 }),
          },
          ['businessId'],
        ),
      );
      for (const sample of samplesOf(api, files, 'LoginData'))
        api.set(sample, 'businesses', [
          { businessId: 'b7e4a9c1-5d2f-4b8e-a6c3-d1e2f3a4b5c6', businessName: 'Adire Market', rank: 1 },
        ]);
    },
  },
  {
    id: 'phone-body',
    kind: 'publish-fields',
    title: 'a request becomes known, with a list and a choice',
    edit({ api, files }) {
      const { businessId } = api.js<{ readonly businessId: string }>(
        samplesOf(api, files, 'BankDetailsPaymentRequest')[0],
      );
      api.addComponent(
        'schemas',
        'PhoneCompletionRequest',
        object(
          'The payment to complete.',
          {
            transactionId: text('Id that initialising the payment gave back.'),
            businessId: text('Id of the business that takes the payment.'),
            network: choice('Network of the phone.', { gsm: 'GSM', lte: 'LTE' }),
            tags: list('Words of your own.', text('A word.')),
          },
          ['transactionId'],
        ),
      );
      const { transactionId } = api.js<{ readonly value: { readonly transactionId: string } }>(
        api.component('examples', 'PhonePaymentCreated'),
      ).value;
      api.addComponent('examples', 'PhoneCompletionRequest', {
        summary: 'The payment that was started',
        value: { transactionId, businessId, network: 'lte', tags: ['spring'] },
      });
      const media = api.request('completePhonePayment');
      api.set(media, 'schema', schema('PhoneCompletionRequest'));
      api.set(media, 'examples', { PhoneCompletionRequest: ref('examples', 'PhoneCompletionRequest') });
      api.set(api.at(api.operation('completePhonePayment'), 'requestBody'), 'description', 'The payment to complete.');
    },
  },
  {
    id: 'wallet-201',
    kind: 'publish-operations',
    title: 'which operation answers 201 becomes known',
    edit({ api, files }) {
      const operation = api.operation('createIndividualWallet');
      files.write(
        operation.file,
        files.text(operation.file).replace(/(operationId: createIndividualWallet[\s\S]*?)'200':/, "$1'201':"),
      );
      api.published(api.component('responses', 'Created'), 'operations');
    },
  },
];
