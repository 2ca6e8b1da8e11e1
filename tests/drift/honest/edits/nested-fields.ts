import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { integer, list, object, schema, text, time } from '../shorthand.ts';

/** New fields that hold others. */
export const nestedFields: readonly HonestEdit[] = [
  {
    id: 'onboarding-reviewer',
    kind: 'nested-object',
    title: 'an object in an answer, in one of two examples, as the other has no reviewer yet',
    edit({ api, files }) {
      api.addField(
        api.schema('OnboardingStatus'),
        'review',
        object(
          'The review, once it has begun.',
          { reviewer: text('Team that reviews the business.'), startedAt: time('When the review began, in ISO-8601.') },
          ['reviewer'],
        ),
        'status',
      );
      for (const sample of samplesOf(api, files, 'OnboardingStatus'))
        if (api.js(api.at(sample, 'status')) === 'Active')
          api.set(sample, 'review', { reviewer: 'Compliance', startedAt: '2026-01-13T10:00:00Z' }, 'status');
    },
  },
  {
    id: 'identity-document',
    kind: 'nested-object',
    title: 'a new component inside the entries of a request',
    edit({ api, files }) {
      api.addComponent(
        'schemas',
        'DocumentValidity',
        object(
          'How long a document is valid.',
          {
            issuedOn: text('Day of issue.', { format: 'date' }),
            expiresOn: text('Last day of validity.', { format: 'date' }),
          },
          ['expiresOn'],
        ),
      );
      api.addField(
        api.schema('BusinessShareholder'),
        'idValidity',
        schema('DocumentValidity', 'Validity of that document.'),
      );
      for (const sample of samplesOf(api, files, 'BusinessShareholder'))
        api.set(sample, 'idValidity', { issuedOn: '2024-02-29', expiresOn: '2034-02-28' });
    },
  },
  {
    id: 'wallet-limits',
    kind: 'map',
    title: 'a map of amounts by currency',
    edit({ api, files }) {
      api.addField(
        api.schema('WalletDetails'),
        'dailyLimits',
        {
          type: 'object',
          description: 'Most that the wallet takes in a day, by currency.',
          additionalProperties: schema('Amount', 'Limit in this currency.'),
        },
        'accountBalance',
      );
      for (const sample of samplesOf(api, files, 'WalletDetails'))
        api.set(sample, 'dailyLimits', { NGN: 500000 }, 'accountBalance');
    },
  },
  {
    id: 'payment-labels',
    kind: 'map',
    title: 'a map of texts with names of your own',
    edit({ api, files }) {
      api.addField(api.schema('BankDetailsPaymentRequest'), 'labels', {
        type: 'object',
        description: 'Labels of your own, for reports.',
        maxProperties: 10,
        propertyNames: { pattern: '^[a-z-]+$' },
        additionalProperties: text('Value of the label.', { maxLength: 40 }),
      });
      for (const sample of samplesOf(api, files, 'BankDetailsPaymentRequest'))
        api.set(sample, 'labels', { campaign: 'spring', 'shop-floor': 'ground' });
    },
  },
  {
    id: 'card-basket',
    kind: 'array-of-objects',
    title: 'the articles of an order, whose prices add up',
    edit({ api, files }) {
      const article = object(
        'One article.',
        {
          name: text('Name of the article.'),
          quantity: integer('How many.', { minimum: 1 }),
          unitPrice: schema('Amount', 'Price of one.'),
        },
        ['name', 'quantity'],
      );
      api.addField(
        api.schema('CardPaymentRequest'),
        'articles',
        list('What is in the order.', article, { maxItems: 50 }),
        'description',
      );
      for (const sample of samplesOf(api, files, 'CardPaymentRequest')) {
        const amount = api.js<number>(api.at(sample, 'amount'));
        api.set(sample, 'articles', [{ name: 'Adire dress', quantity: 2, unitPrice: amount / 2 }], 'description');
      }
    },
  },
  {
    id: 'missing-documents',
    kind: 'array-of-texts',
    title: 'a list of texts that is empty in one example',
    edit({ api, files }) {
      api.addField(
        api.schema('OnboardingStatus'),
        'missingDocuments',
        list('Documents that are still to be sent.', text('Name of a document.')),
        'onboardingComments',
      );
      for (const sample of samplesOf(api, files, 'OnboardingStatus'))
        api.set(
          sample,
          'missingDocuments',
          api.js(api.at(sample, 'status')) === 'Active' ? [] : ['Business licence'],
          'onboardingComments',
        );
    },
  },
  {
    id: 'approved-at',
    kind: 'nullable',
    title: 'a time that is null until it has come',
    edit({ api, files }) {
      api.addField(
        api.schema('OnboardingStatus'),
        'approvedAt',
        {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'When the merchant was approved, in ISO-8601; null until then.',
        },
        'status',
      );
      for (const sample of samplesOf(api, files, 'OnboardingStatus'))
        api.set(
          sample,
          'approvedAt',
          api.js(api.at(sample, 'status')) === 'Active' ? '2026-01-15T12:00:00Z' : null,
          'status',
        );
    },
  },
  {
    id: 'last-login',
    kind: 'nullable',
    title: 'an object or null, by anyOf',
    edit({ api, files }) {
      api.addComponent(
        'schemas',
        'LastLogin',
        object(
          'The login before this one.',
          { at: time('When it was, in ISO-8601.'), city: text('Where it came from.') },
          ['at'],
        ),
      );
      api.addField(api.schema('LoginData'), 'lastLogin', {
        description: 'The login before this one; null at the first.',
        anyOf: [schema('LastLogin'), { type: 'null' }],
      });
      for (const sample of samplesOf(api, files, 'LoginData'))
        api.set(sample, 'lastLogin', { at: '2026-02-19T18:30:00Z', city: 'Ikeja' });
    },
  },
  {
    id: 'branch-location',
    kind: 'tuple',
    title: 'a pair of numbers by prefixItems',
    edit({ api, files }) {
      api.addField(
        api.schema('UnregisteredBusiness'),
        'coordinates',
        {
          type: 'array',
          description: 'Where the business is: latitude, then longitude.',
          prefixItems: [
            { type: 'number', description: 'Latitude.', minimum: -90, maximum: 90 },
            { type: 'number', description: 'Longitude.', minimum: -180, maximum: 180 },
          ],
          items: false,
          minItems: 2,
        },
        'businessAddress',
      );
      for (const sample of samplesOf(api, files, 'UnregisteredBusiness'))
        api.set(sample, 'coordinates', [6.6018, 3.3515], 'businessAddress');
    },
  },
];
