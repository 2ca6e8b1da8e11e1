import type { Webhook } from '#src/model/operation.ts';
import type { Example } from '#src/model/media-type.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import { isRead, lineOf } from '#src/shared/samples/receivers/receiver.ts';
import type { Delivery, Expected } from './check-receiver.ts';

/** Lists the deliveries to the receiver of a webhook, each as the webhook whose first example is the payload. */
export function deliveriesOf(
  webhook: Webhook,
  sample: WebhookSample,
): readonly { readonly delivery: Delivery; readonly webhook: Webhook }[] {
  const unknown = withUnknownStatus(webhook, sample);
  return [
    { delivery: 'payload', webhook },
    { delivery: 'duplicate', webhook },
    ...(unknown === undefined ? [] : [{ delivery: 'unknown status' as const, webhook: unknown }]),
    ...(isRead(sample)
      ? [{ delivery: 'broken JSON' as const, webhook: withExample(webhook, { serializedValue: '{"id": ' }) }]
      : []),
    { delivery: 'wrong method', webhook: { ...webhook, method: sample.method === 'PUT' ? 'POST' : 'PUT' } },
  ];
}

/** Returns the response and the output that are expected of a receiver. */
export function expectedOf(webhook: Webhook, sample: WebhookSample): Expected {
  const unknown = withUnknownStatus(webhook, sample);
  return {
    success: sample.success,
    event: printedOf(webhook, sample),
    ...(unknown === undefined ? {} : { unknown: printedOf(unknown, sample) }),
  };
}

function printedOf({ requestBody }: Webhook, sample: WebhookSample): string {
  return lineOf(sample, requestBody?.content[0]?.examples[0]?.value);
}

/** The webhook with a status in its example that is not documented; undefined where none is. */
function withUnknownStatus(webhook: Webhook, { status }: WebhookSample): Webhook | undefined {
  const [example] = webhook.requestBody?.content[0]?.examples ?? [];
  if (status === undefined || example === undefined) return undefined;
  let value = 'unheard_of';
  while (status.values.includes(value)) value += '_';
  return withExample(webhook, { value: withMember(example.value, status.path, value) });
}

/** The webhook with another first example, given as it is sent or by its value. */
function withExample(webhook: Webhook, content: Pick<Example, 'serializedValue'> | Pick<Example, 'value'>): Webhook {
  const { requestBody } = webhook;
  const [media, ...others] = requestBody?.content ?? [];
  if (requestBody === undefined || media === undefined) return webhook;
  const example = { name: 'changed', summary: '', description: '', value: undefined, ...content };
  return { ...webhook, requestBody: { ...requestBody, content: [{ ...media, examples: [example] }, ...others] } };
}

function withMember(object: unknown, [name, ...rest]: readonly string[], value: string): unknown {
  if (name === undefined) return value;
  const members = typeof object === 'object' && object !== null ? (object as Readonly<Record<string, unknown>>) : {};
  return { ...members, [name]: withMember(Object.hasOwn(members, name) ? members[name] : undefined, rest, value) };
}
