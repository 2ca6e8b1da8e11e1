import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { choice, flag, integer, text } from '../shorthand.ts';

/** New fields, each shown where examples show its object. */
export const fields: readonly HonestEdit[] = [
  {
    id: 'statement-text',
    kind: 'request-field-optional',
    title: 'an optional text in a request',
    edit({ api, files }) {
      api.addField(
        api.schema('CardPaymentRequest'),
        'statementText',
        text('What the customer reads on the bank statement.', { maxLength: 22 }),
        'description',
      );
      for (const sample of samplesOf(api, files, 'CardPaymentRequest'))
        api.set(sample, 'statementText', 'ADIRE DRESS', 'description');
    },
  },
  {
    id: 'plugin-reference',
    kind: 'request-field-required',
    title: 'a required parameter of the web plugin',
    edit({ api, files }) {
      const plugin = api.schema('WebPluginParameters');
      api.addField(plugin, 'reference', text('Your own reference of the payment, one for each attempt.'), 'amount');
      api.push(api.at(plugin, 'required'), 'reference');
      for (const sample of samplesOf(api, files, 'WebPluginParameters'))
        api.set(sample, 'reference', 'CHECKOUT-0001', 'amount');
    },
  },
  {
    id: 'plugin-language',
    kind: 'request-field-optional',
    title: 'an optional parameter of the web plugin, with a default',
    edit({ api, files }) {
      api.addField(api.schema('WebPluginParameters'), 'language', {
        ...choice('Optional. Language of the plugin. It is `en` where nothing is given.', {
          en: 'English',
          fr: 'French',
        }),
        default: 'en',
      });
      for (const sample of samplesOf(api, files, 'WebPluginParameters')) api.set(sample, 'language', 'fr');
    },
  },
  {
    id: 'wallet-bank',
    kind: 'response-field',
    title: 'a field in every entry of a list',
    edit({ api, files }) {
      api.addField(api.schema('WalletAccount'), 'bankName', text('Bank that holds the wallet.'), 'accountNumber');
      for (const sample of samplesOf(api, files, 'WalletAccount'))
        api.set(sample, 'bankName', 'Example Bank', 'accountNumber');
    },
  },
  {
    id: 'payment-channel-group',
    kind: 'response-field-mirrored',
    title: 'a field of the transaction and of its mirror in the callback',
    edit({ api, files }) {
      api.addField(
        api.schema('Transaction'),
        'isRecurring',
        flag('Whether the payment repeats an earlier one.'),
        'channel',
      );
      api.addField(
        api.field('CallbackNotification', 'Value'),
        'IsRecurring',
        flag('Whether the payment repeats an earlier one.'),
        'Channel',
      );
      for (const sample of samplesOf(api, files, 'Transaction')) api.set(sample, 'isRecurring', false, 'channel');
      for (const sample of samplesOf(api, files, 'CallbackNotification'))
        api.set(api.at(sample, 'Value'), 'IsRecurring', false, 'Channel');
    },
  },
  {
    id: 'founded-on',
    kind: 'date',
    title: 'a day without a time',
    edit({ api, files }) {
      api.addField(
        api.schema('UnregisteredBusiness'),
        'foundedOn',
        text('Day on which the business began.', { format: 'date' }),
        'category',
      );
      for (const sample of samplesOf(api, files, 'UnregisteredBusiness'))
        api.set(sample, 'foundedOn', '2021-05-01', 'category');
    },
  },
  {
    id: 'wallet-object',
    kind: 'const',
    title: 'a field with one value, and a counter of 64 bits',
    edit({ api, files }) {
      const wallet = api.schema('WalletDetails');
      api.addField(wallet, 'object', text('Kind of this object.', { const: 'wallet' }));
      api.addField(wallet, 'version', integer('How often the wallet was changed.', { format: 'int64', minimum: 0 }));
      for (const sample of samplesOf(api, files, 'WalletDetails')) {
        api.set(sample, 'object', 'wallet');
        api.set(sample, 'version', 7);
      }
    },
  },
  {
    id: 'beneficiary-fields',
    kind: 'read-write-only',
    title: 'what is sent and never returned, and what is returned and never sent',
    edit({ api }) {
      api.set(api.field('WalletValidationRequest', 'otp'), 'writeOnly', true, 'type');
      api.set(api.field('CardPaymentRequest', 'securityCode'), 'writeOnly', true, 'type');
      api.set(api.field('WalletDetails', 'bankName'), 'readOnly', true, 'type');
    },
  },
];
