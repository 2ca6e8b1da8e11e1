import { samplesOf } from '../samples.ts';
import type { HonestEdit } from '../honest-edit.ts';
import { flag, integer, object, schema, text } from '../shorthand.ts';

/** New fields and values whose samples are unlike others. */
export const moreFields: readonly HonestEdit[] = [
  {
    id: 'state-described',
    kind: 'enum-value-described',
    title: 'an enum value with a description alone, where others have titles',
    edit({ api }) {
      api.push(api.at(api.schema('TransactionStatus'), 'oneOf'), {
        const: 'reversed',
        description: 'The bank took the money back.',
      });
      api.set(api.schema('TransactionStatus'), 'description', 'State of a payment. The full set is not published.');
    },
  },
  {
    id: 'british-pounds',
    kind: 'enum-value-currency',
    title: 'a third currency of cards, in every text that names them, and in an example',
    edit({ api, guides }) {
      api.push(api.at(api.schema('CardCurrency'), 'oneOf'), { const: 'GBP', title: 'Pound sterling' });
      guides.everywhere(
        "'Currency to pay in: `NGN` or `USD`.'",
        "'Currency to pay in: `NGN`, `USD` or `GBP`.'",
        /^openapi\//,
      );
      guides.everywhere("'`NGN` or `USD` for cards.", "'`NGN`, `USD` or `GBP` for cards.", /^openapi\//);
      guides.everywhere('`USD` occurs with cards only.', '`USD` and `GBP` occur with cards only.', /^openapi\//);
      guides.everywhere('is `NGN` or `USD`.', 'is `NGN`, `USD` or `GBP`.', /^openapi\//);
      guides.replace(
        'card-payments',
        ' or <Value enum="CardCurrency" of="USD" is="US dollar" />.',
        ', <Value enum="CardCurrency" of="USD" is="US dollar" /> or <Value enum="CardCurrency" of="GBP" is="Pound sterling" />.',
      );
      guides.replace(
        'get-started',
        ' and <Value enum="CardCurrency" of="USD" is="US dollar" />.',
        ', <Value enum="CardCurrency" of="USD" is="US dollar" /> and <Value enum="CardCurrency" of="GBP" is="Pound sterling" />.',
      );
      const value = {
        ...api.js<{ readonly value: object }>(api.component('examples', 'CardInitializationRequest')).value,
        cardNumber: '4111111111111111',
        currency: 'GBP',
      };
      api.set(api.at(api.request('initializeCard'), 'examples'), 'inPounds', {
        summary: 'A Visa test card, in pounds',
        value,
      });
    },
  },
  {
    id: 'numbered-tiers',
    kind: 'enum-value-numbers',
    title: 'an enum of numbers with titles',
    edit({ api, files }) {
      api.addComponent('schemas', 'Tier', {
        type: 'integer',
        description: 'Tier of a business. It decides on limits.',
        oneOf: [
          { const: 1, title: 'Basic' },
          { const: 2, title: 'Plus' },
          { const: 3, title: 'Premium' },
        ],
      });
      api.addField(
        api.schema('OnboardingStatus'),
        'tier',
        schema('Tier', 'Tier that the business asked for.'),
        'status',
      );
      for (const sample of samplesOf(api, files, 'OnboardingStatus')) api.set(sample, 'tier', 3, 'status');
    },
  },
  {
    id: 'unix-time',
    kind: 'number-format',
    title: 'a time as a number, a duration, a rate and a share',
    edit({ api, files }) {
      const list = api.schema('WalletList');
      api.addField(
        list,
        'cachedAt',
        integer('When the totals were counted, as Unix time in seconds.', { format: 'int64' }),
      );
      api.addField(list, 'cachedFor', text('How long they hold, as a duration of ISO 8601.', { format: 'duration' }));
      api.addField(list, 'growthRate', {
        type: 'number',
        description: 'Growth against the month before. It may be negative.',
      });
      for (const sample of samplesOf(api, files, 'WalletList')) {
        api.set(sample, 'cachedAt', 1773000000);
        api.set(sample, 'cachedFor', 'PT15M');
        api.set(sample, 'growthRate', -0.125);
      }
    },
  },
  {
    id: 'amount-due',
    kind: 'amount',
    title: 'amounts with kobo, of zero, and a price for one call',
    edit({ api, files }) {
      const payment = api.schema('BankDetailsPaymentData');
      api.addField(payment, 'feeAmount', schema('Amount', 'Fee of the payment; 0 where it is free.'));
      api.addField(payment, 'otpPrice', { type: 'number', description: 'Price per message that carries an OTP.' });
      for (const sample of samplesOf(api, files, 'BankDetailsPaymentData')) {
        api.set(sample, 'feeAmount', 250.75);
        api.set(sample, 'otpPrice', 0.0125);
      }
    },
  },
  {
    id: 'etag-and-keys',
    kind: 'public-keys',
    title: 'hashes, references and names of keys that are no secrets',
    edit({ api, files }) {
      const user = api.schema('LoginData');
      api.addField(user, 'avatarHash', text('MD5 of the picture, for caches.'));
      api.addField(user, 'keyName', text('Name of the key that the user made last.'));
      api.addField(user, 'tokenExpiresIn', integer('Seconds until the token ends.'));
      for (const sample of samplesOf(api, files, 'LoginData')) {
        api.set(sample, 'avatarHash', '0f4b2c6d8e1a4d3b9c7f5a6b7c8d9e0f');
        api.set(sample, 'keyName', 'Shop server 2026');
        api.set(sample, 'tokenExpiresIn', 900);
      }
    },
  },
  {
    id: 'names-of-others',
    kind: 'samples-shapes',
    title: 'names, comments and addresses of other shapes in samples',
    edit({ api, files }) {
      for (const sample of samplesOf(api, files, 'BankDetailsPaymentRequest')) {
        api.set(sample, 'description', "2 × adire, 5.5 yd (Ada's)");
        api.set(sample, 'orderId', '2026/1001');
      }
      for (const sample of samplesOf(api, files, 'OnboardingStatus'))
        api.set(sample, 'onboardingRequestReference', '20260112001');
      for (const sample of samplesOf(api, files, 'BusinessAddress')) api.set(sample, 'houseNumber', '12B');
    },
  },
  {
    id: 'payment-attempts',
    kind: 'nested-lists',
    title: 'lists in lists',
    edit({ api, files }) {
      api.addField(api.schema('SplitMetadata'), 'shares', {
        type: 'array',
        description: 'Shares by round, each a list of percentages.',
        items: {
          type: 'array',
          description: 'A round.',
          items: { type: 'number', description: 'A percentage.', minimum: 0, maximum: 100 },
        },
      });
      for (const sample of samplesOf(api, files, 'SplitMetadata')) api.set(sample, 'shares', [[60, 40], [100]]);
    },
  },
  {
    id: 'free-form',
    kind: 'any-value',
    title: 'a field of any value, and an object with fields of any name',
    edit({ api, files }) {
      api.addField(api.schema('LoginData'), 'settings', { description: 'Whatever the dashboard keeps.' });
      api.addField(api.schema('LoginData'), 'flags', {
        type: 'object',
        description: 'Switches of the dashboard, by name.',
        additionalProperties: true,
      });
      for (const sample of samplesOf(api, files, 'LoginData')) {
        api.set(sample, 'settings', [1, 'two', { three: true }]);
        api.set(sample, 'flags', { beta: true, density: 'compact' });
      }
    },
  },
  {
    id: 'conditional',
    kind: 'conditional',
    title: 'a field that is required beside another one',
    edit({ api, files }) {
      const request = api.schema('BankDetailsPaymentRequest');
      api.addField(request, 'isInstalment', flag('Whether the payment is one of several.'));
      api.addField(
        request,
        'instalment',
        object(
          'Which one it is.',
          {
            number: integer('Number of this one, from 1.', { minimum: 1 }),
            of: integer('How many there are.', { minimum: 2 }),
          },
          ['number', 'of'],
        ),
      );
      api.set(request, 'if', { properties: { isInstalment: { const: true } }, required: ['isInstalment'] });
      api.set(request, 'then', { required: ['instalment'] });
      api.set(request, 'dependentRequired', { instalment: ['isInstalment'] });
      for (const sample of samplesOf(api, files, 'BankDetailsPaymentRequest')) {
        api.set(sample, 'isInstalment', true);
        api.set(sample, 'instalment', { number: 2, of: 3 });
      }
    },
  },
  {
    id: 'other-case',
    kind: 'field-names',
    title: 'fields in other cases, as another system has them',
    edit({ api, files }) {
      api.addField(
        api.schema('LoginData'),
        'sso',
        object('The login by another system.', {
          id_token: text('Its token.'),
          'given-name': text('First name there.'),
          URN: text('Its name of the user.'),
        }),
      );
      for (const sample of samplesOf(api, files, 'LoginData'))
        api.set(sample, 'sso', { id_token: 'YOUR_ID_TOKEN', 'given-name': 'Ada', URN: 'urn:example:ada' });
    },
  },
  {
    id: 'recursive',
    kind: 'recursive',
    title: 'a schema that contains itself',
    edit({ api, files }) {
      api.addComponent(
        'schemas',
        'Branch',
        object('A branch of a business.', { name: text('Name of the branch.') }, ['name']),
      );
      api.addField(api.schema('Branch'), 'branches', {
        type: 'array',
        description: 'Branches below it.',
        items: schema('Branch'),
      });
      api.addField(api.schema('OnboardingStatus'), 'branch', schema('Branch', 'Main branch of the business.'));
      for (const sample of samplesOf(api, files, 'OnboardingStatus'))
        api.set(sample, 'branch', { name: 'Ikeja', branches: [{ name: 'Ikeja market', branches: [] }] });
    },
  },
];
