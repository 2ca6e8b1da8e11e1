import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { text } from '../shorthand.ts';

/** Enums and constraints. */
export const constraints: readonly HonestEdit[] = [
  {
    id: 'channel-link',
    kind: 'enum-value-one-of',
    title: 'another channel, with its title',
    edit({ api }) {
      api.push(api.at(api.schema('Channel'), 'oneOf'), { const: 9, title: 'Payment Link' });
    },
  },
  {
    id: 'settlement-held',
    kind: 'enum-value-one-of',
    title: 'another way of settlement, also in the sentence that lists them',
    edit({ api, guides }) {
      api.push(api.at(api.schema('SettlementType'), 'oneOf'), {
        const: 'Held',
        title: 'Held',
        description: 'The money waits for a review.',
      });
      guides.replace(
        'settlements',
        / or\n\s*<Value enum="SettlementType" of="Manual" is="Manual" \/>/,
        ',\n  <Value enum="SettlementType" of="Manual" is="Manual" /> or <Value enum="SettlementType" of="Held" is="Held" />',
      );
    },
  },
  {
    id: 'premises',
    kind: 'enum-value-enum',
    title: 'a field with an enum of words that explain themselves',
    edit({ api, files }) {
      api.addField(
        api.schema('UnregisteredBusiness'),
        'premises',
        text('Where customers meet the business.', { enum: ['shop', 'market stall', 'online'] }),
        'category',
      );
      for (const sample of samplesOf(api, files, 'UnregisteredBusiness'))
        api.set(sample, 'premises', 'online', 'category');
    },
  },
  {
    id: 'role-auditor',
    kind: 'enum-value-one-of',
    title: 'another role of a user, which the description names too',
    edit({ api }) {
      const roles = api.field('LoginData', 'roles');
      api.push(api.at(roles, 'items', 'oneOf'), {
        const: 'auditor',
        title: 'Auditor',
        description: 'Sees everything and changes nothing.',
      });
      api.set(roles, 'description', 'Roles of the user. Of them, `admin` and `auditor` are published.');
    },
  },
  {
    id: 'otp-pattern',
    kind: 'constraints',
    title: 'a pattern of one-time passwords wherever they are sent',
    edit({ api }) {
      for (const name of ['BankDetailsValidationRequest', 'WalletValidationRequest'])
        api.set(api.field(name, 'otp'), 'pattern', '^[0-9]{6}$', 'type');
    },
  },
  {
    id: 'card-expiry',
    kind: 'constraints',
    title: 'patterns that answer an open question, and descriptions that say so',
    edit({ api }) {
      api.set(api.field('CardPaymentRequest', 'cardMonth'), 'pattern', '^(0[1-9]|1[0-2])$', 'type');
      api.set(
        api.field('CardPaymentRequest', 'cardMonth'),
        'description',
        'Month in which the card expires, in two digits.',
      );
      api.set(api.field('CardPaymentRequest', 'cardYear'), 'pattern', '^[0-9]{2}$', 'type');
      api.set(
        api.field('CardPaymentRequest', 'cardYear'),
        'description',
        'Year in which the card expires, in two digits.',
      );
    },
  },
  {
    id: 'page-bounds',
    kind: 'constraints',
    title: 'least and most of numbers',
    edit({ api }) {
      api.set(api.at(api.component('parameters', 'Limit'), 'schema'), 'minimum', 1);
      api.set(api.at(api.component('parameters', 'Limit'), 'schema'), 'maximum', 100);
      for (const name of ['currentPage', 'totalPages', 'pageSize', 'totalCount'])
        api.set(api.field('WalletPaging', name), 'minimum', 0, 'type');
      api.set(api.schema('Amount'), 'minimum', 0, 'type');
    },
  },
  {
    id: 'shareholder-count',
    kind: 'constraints',
    title: 'bounds of a list, and unique entries',
    edit({ api }) {
      const shareholders = api.field('RegisteredBusiness', 'businessShareholders');
      api.set(shareholders, 'minItems', 1, 'type');
      api.set(shareholders, 'maxItems', 20, 'minItems');
      api.set(api.field('LoginData', 'roles'), 'uniqueItems', true, 'type');
    },
  },
  {
    id: 'session-uuid',
    kind: 'format',
    title: 'a format that all samples have, in both homes of the field',
    edit({ api }) {
      api.set(api.field('Transaction', 'sessionId'), 'format', 'uuid', 'type');
      api.set(api.field('CallbackNotification', 'Value', 'SessionId'), 'format', 'uuid', 'type');
    },
  },
  {
    id: 'default-limit',
    kind: 'default',
    title: 'a default that becomes known',
    edit({ api }) {
      const limit = api.component('parameters', 'Limit');
      api.set(api.at(limit, 'schema'), 'default', 20);
      api.set(limit, 'description', 'How many transactions to put on a page. The sample shows 10.');
    },
  },
];
