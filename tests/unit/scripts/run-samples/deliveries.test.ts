import { expect, it } from 'vitest';
import { deliveriesOf, expectedOf } from '#scripts/run-samples/deliveries.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import { mediaType, webhook, WEBHOOK_SAMPLE } from '../model-builders.ts';

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
  status: { path, values },
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

const ID = { ...WEBHOOK_SAMPLE, id: ['id'] };
it.each<[string, WebhookSample, unknown]>([
  [
    'id and known status',
    { ...status(['s'], 'paid'), ...ID },
    { event: 'a is paid', unknown: 'a has the unknown status unheard_of' },
  ],
  [
    'any status where none is documented',
    { ...status(['s']), ...ID },
    { event: 'a is paid', unknown: 'a is unheard_of' },
  ],
  [
    'no id where none is documented',
    status(['s'], 'lost'),
    { event: 'The event has the unknown status paid', unknown: 'The event has the unknown status unheard_of' },
  ],
  ['no status where none is documented', ID, { event: 'a arrived' }],
  ['the body where nothing is documented', WEBHOOK_SAMPLE, { event: '{"id":"a","s":"paid"}' }],
])('a receiver prints %s', async (_, sample, want) => {
  const { success, event, ...unknown } = await expectedOf(sent({ id: 'a', s: 'paid' }), sample);
  expect(success).toBe(200);
  expect({ event: event.replace(/\s(?![a-z])/g, ''), ...unknown }).toEqual(want);
});
