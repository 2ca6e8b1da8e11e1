import { expect, it } from 'vitest';
import { deliveriesOf, expectedOf } from '#scripts/run-samples/deliveries.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import { documentedPath, mediaType, webhook, WEBHOOK_SAMPLE } from '../model-builders.ts';

const sent = (value: unknown) =>
  webhook('a', {
    requestBody: {
      required: true,
      description: '',
      content: [mediaType({ examples: [{ name: 'one', summary: '', description: '', value }] })],
    },
  });
const status = (path: readonly string[], ...values: readonly string[]): WebhookSample => ({
  ...WEBHOOK_SAMPLE,
  status: { path: documentedPath(...path), values },
});

it.each<[string, WebhookSample, unknown, unknown]>([
  ['takes the place of the known one', status(['s'], 'a'), { id: 1, s: 'a' }, { id: 1, s: 'unheard_of' }],
  ['stands where there was none', status(['d', 's']), { id: 1 }, { id: 1, d: { s: 'unheard_of' } }],
  ['is none of the documented', status(['s'], 'unheard_of', 'unheard_of_'), {}, { s: 'unheard_of__' }],
])('an unknown status %s', (_, sample, given, want) => {
  const unknown = deliveriesOf(sent(given), sample).find(({ delivery }) => delivery === 'unknown status');
  expect(unknown?.webhook.requestBody?.content[0]?.examples.map(({ value }) => value)).toEqual([want]);
});

it.each<[string, WebhookSample, readonly string[]]>([
  ['all', status(['s']), ['payload', 'duplicate', 'unknown status', 'broken JSON', 'wrong method']],
  ['no status and no JSON where no member is documented', WEBHOOK_SAMPLE, ['payload', 'duplicate', 'wrong method']],
])('a receiver is sent %s', (_, sample, want) =>
  expect(deliveriesOf(sent({ s: 'a' }), sample).map(({ delivery }) => delivery)).toEqual(want),
);

it.each<[string, WebhookSample, unknown]>([
  [
    'each status, whether documented or not',
    status(['s'], 'paid'),
    { event: 'Stored a delivery with status paid', unknown: 'Stored a delivery with status unheard_of' },
  ],
  [
    'no id, even where one is documented',
    { ...WEBHOOK_SAMPLE, id: documentedPath('id') },
    { event: 'Stored a delivery' },
  ],
])('a receiver prints %s', (_, sample, want) =>
  expect(expectedOf(sent({ id: 'a', s: 'paid' }), sample)).toEqual({ success: 200, ...(want as object) }),
);
