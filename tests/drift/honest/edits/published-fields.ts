import type { HonestEdit } from '../honest-edit.ts';

/** Types, values and meanings of fields that become known. */
export const publishedFields: readonly HonestEdit[] = [
  {
    id: 'avatar-type',
    kind: 'publish-types',
    title: 'the format of an address becomes known',
    edit({ api }) {
      const avatar = api.field('LoginData', 'avatar');
      api.published(avatar, 'types');
      api.set(avatar, 'format', 'uri', 'type');
      api.set(avatar, 'description', 'Address of the picture of the user.');
    },
  },
  {
    id: 'page-type',
    kind: 'publish-types',
    title: 'the types of parameters become known',
    edit({ api }) {
      for (const name of ['Page', 'Limit', 'BusinessId', 'MerchantId', 'Amount'])
        api.published(api.component('parameters', name), 'types');
    },
  },
  {
    id: 'login-required',
    kind: 'publish-required',
    title: 'which fields a request needs becomes known',
    edit({ api }) {
      const request = api.schema('LoginRequest');
      api.set(request, 'required', ['email', 'password'], 'description');
      api.published(request, 'required');
    },
  },
  {
    id: 'shareholder-required',
    kind: 'publish-required',
    title: 'types and required fields of a nested object become known at once',
    edit({ api }) {
      const shareholder = api.schema('BusinessShareholder');
      api.set(shareholder, 'required', ['name', 'bvn', 'sharesOwned'], 'description');
      api.published(shareholder, 'required', 'types');
    },
  },
  {
    id: 'all-states',
    kind: 'publish-values',
    title: 'an enum is complete, and its description says so',
    edit({ api }) {
      const status = api.schema('TransactionStatus');
      api.push(api.at(status, 'oneOf'), { const: 'expired', title: 'Expired' });
      api.published(status, 'values');
      api.set(status, 'description', 'State of a payment.');
    },
  },
  {
    id: 'wallet-states',
    kind: 'publish-values',
    title: 'the meaning of a number becomes known, and another value with it',
    edit({ api }) {
      const status = api.schema('WalletStatus');
      api.set(status, 'oneOf', [
        { const: 0, title: 'Closed' },
        { const: 1, title: 'Open' },
      ]);
      api.published(status, 'values', 'meaning');
      api.set(status, 'description', 'State of a static wallet.');
    },
  },
  {
    id: 'shares-meaning',
    kind: 'publish-meaning',
    title: 'what a number counts becomes known',
    edit({ api }) {
      const shares = api.field('BusinessShareholder', 'sharesOwned');
      api.published(shares, 'meaning');
      api.set(shares, 'description', 'Part of the shares that this person owns, in per cent.');
      api.set(shares, 'maximum', 100, 'type');
    },
  },
  {
    id: 'amount-meaning',
    kind: 'publish-meaning',
    title: 'what amounts count becomes known',
    edit({ api }) {
      const amount = api.schema('Amount');
      api.published(amount, 'meaning');
      api.set(amount, 'description', 'A sum of money in naira or dollars.');
    },
  },
  {
    id: 'transaction-types',
    kind: 'publish-types',
    title: 'types and required fields of a schema and its mirror become known',
    edit({ api }) {
      for (const place of [api.schema('Customer'), api.field('CallbackNotification', 'Value', 'Customer')])
        api.published(place, 'types');
    },
  },
];
