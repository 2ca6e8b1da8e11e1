import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { object, schema, text } from '../shorthand.ts';

/** What becomes of fields and schemas. */
export const schemas: readonly HonestEdit[] = [
  {
    id: 'deprecate-business-name',
    kind: 'deprecate-field',
    title: 'a field of two requests is deprecated',
    edit({ api }) {
      for (const name of ['CardPaymentRequest', 'BankDetailsPaymentRequest']) {
        const field = api.field(name, 'businessName');
        api.set(field, 'deprecated', true, 'type');
        api.set(field, 'description', 'Deprecated: the name comes from `businessId`.');
      }
    },
  },
  {
    id: 'deprecate-merchant',
    kind: 'deprecate-parameter',
    title: 'a parameter is deprecated',
    edit({ api }) {
      const parameter = api.component('parameters', 'MerchantId');
      api.set(parameter, 'deprecated', true, 'in');
      api.set(parameter, 'description', 'Deprecated: send `BusinessId`. Only transactions of this merchant.');
    },
  },
  {
    id: 'deprecate-collections',
    kind: 'deprecate-operation',
    title: 'an operation is deprecated and says which one to call',
    edit({ api }) {
      const operation = api.operation('listWalletCollections');
      api.set(operation, 'deprecated', true, 'description');
      api.set(
        operation,
        'description',
        'Deprecated since June 2026: call `listTransactions`. Returns the transactions of a wallet, page by page. How the wallet is named in the request is not published.',
      );
    },
  },
  {
    id: 'deprecate-schema',
    kind: 'deprecate-schema',
    title: 'a whole schema is deprecated',
    edit({ api }) {
      api.set(api.schema('HouseAddress'), 'deprecated', true, 'type');
    },
  },
  {
    id: 'rename-narration',
    kind: 'rename-field',
    title: 'a field has another name, in schema and examples',
    edit({ api, files }) {
      const properties = api.at(api.schema('WalletTransaction'), 'properties');
      const field = api.js(api.at(properties, 'narration'));
      api.set(properties, 'remark', field, 'narration');
      api.unset(properties, 'narration');
      for (const sample of samplesOf(api, files, 'WalletTransaction')) {
        api.set(sample, 'remark', api.js(api.at(sample, 'narration')), 'narration');
        api.unset(sample, 'narration');
      }
    },
  },
  {
    id: 'remove-terminal',
    kind: 'remove-field',
    title: 'a field is gone from schema and example',
    edit({ api, files }) {
      api.unset(api.at(api.schema('LoginData'), 'properties'), 'ePosTerminalId');
      for (const sample of samplesOf(api, files, 'LoginData')) api.unset(sample, 'ePosTerminalId');
    },
  },
  {
    id: 'rename-schema',
    kind: 'rename-schema',
    title: 'a schema and its example have another name, in files, references and guides',
    edit({ files, guides }) {
      for (const kind of ['schemas', 'examples']) {
        files.write(
          `openapi/components/${kind}/WalletPending.yaml`,
          files.text(`openapi/components/${kind}/WalletCreated.yaml`),
        );
        files.remove(`openapi/components/${kind}/WalletCreated.yaml`);
      }
      guides.everywhere('WalletCreated', 'WalletPending');
    },
  },
  {
    id: 'extract-party',
    kind: 'extract-schema',
    title: 'an inline object becomes a component',
    edit({ api }) {
      const value = api.at(api.schema('CallbackNotification'), 'properties', 'Value');
      api.addComponent('schemas', 'CallbackCustomer', api.js(api.at(value, 'properties', 'Customer')));
      api.set(api.at(value, 'properties'), 'Customer', schema('CallbackCustomer', 'The person who pays.'));
    },
  },
  {
    id: 'schema-title',
    kind: 'external-docs',
    title: 'a title and a link to a standard on schemas',
    edit({ api }) {
      api.set(api.schema('Currency'), 'externalDocs', {
        description: 'ISO 4217',
        url: 'https://www.iso.org/iso-4217-currency-codes.html',
      });
      api.set(api.schema('Transaction'), 'title', 'Transaction', 'type');
      api.set(api.schema('BusinessAddress'), '$comment', 'To be merged with the house one day.', 'type');
    },
  },
  {
    id: 'settings-group',
    kind: 'pattern-properties',
    title: 'fields by pattern in an answer',
    edit({ api, files }) {
      api.addField(api.schema('LoginData'), 'preferences', {
        ...object('What the user set in the dashboard.', {
          theme: text('Colours of the dashboard.', { enum: ['light', 'dark'] }),
        }),
        patternProperties: { '^notify-': { type: 'boolean', description: 'Whether to notify of this event.' } },
      });
      for (const sample of samplesOf(api, files, 'LoginData'))
        api.set(sample, 'preferences', { theme: 'dark', 'notify-payment': true });
    },
  },
];
