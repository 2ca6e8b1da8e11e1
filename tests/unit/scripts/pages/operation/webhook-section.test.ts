import { describe, expect, it } from 'vitest';
import { callbackSection, webhookSection } from '#scripts/pages/operation/operation-section.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { Webhook } from '#src/model/operation.ts';
import { mediaType, pageContext, parameter, scheme, webhook } from '../../model-builders.ts';

const example = (value: unknown, name = 'one') => ({ name, summary: 'One', description: '', value });
const ORDER = mediaType({
  schema: { type: 'object', properties: { id: { type: 'string' } } },
  examples: [example({ id: "it's" }), example({ id: 'b' }, 'send')],
});
const sent = (media: MediaType | undefined, more: Partial<Webhook> = {}) =>
  webhook('paid', {
    ...(media === undefined ? {} : { requestBody: { required: true, description: '', content: [media] } }),
    ...more,
  });
const section = (given: Webhook) => webhookSection(given, pageContext({ webhooks: [given] }), 1);

describe('a webhook', () => {
  it('asserts no method where none is published, and is neither received nor sent', () => {
    const hidden = section(sent(ORDER, { notPublished: ['method'] }));
    expect(hidden).not.toHaveProperty('method');
    expect(hidden).not.toHaveProperty('send');
    expect(hidden.receivers).toEqual([]);
  });

  it.each<[string, Webhook, readonly string[] | undefined]>([
    [
      'its first example',
      sent(ORDER),
      [
        'curl --request POST \\',
        "  --url 'http://localhost:8000/webhooks' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --data '{",
        `  "id": "it'\\''s"`,
        "}'",
      ],
    ],
    [
      'required headers and queries, without secrets',
      sent(mediaType({ mediaType: 'text/plain', examples: [example('a')] }), {
        method: 'PUT',
        parameters: [
          parameter('header', 'X-Event', { example: 'paid' }),
          parameter('query', 'shop', { example: 'a b' }),
        ],
        security: [[scheme('apiKey', { in: 'header', parameterName: 'X-Key' })]],
      }),
      [
        'curl --request PUT \\',
        "  --url 'http://localhost:8000/webhooks?shop=a%20b' \\",
        "  --header 'X-Event: paid' \\",
        "  --header 'Content-Type: text/plain' \\",
        "  --data-raw 'a'",
      ],
    ],
    ['nothing where there is no example', sent(mediaType({})), undefined],
    [
      'nothing that would be a file',
      sent(mediaType({ mediaType: 'application/pdf', examples: [example('a')] })),
      undefined,
    ],
    ['nothing where there is no body', sent(undefined), undefined],
  ])('is tried with %s', (_, given, want) => expect(section(given).send?.text.split('\n')).toEqual(want));

  it('keeps the addresses of receivers from those of examples', () =>
    expect(section(sent(ORDER)).examples.map(({ anchor }) => anchor)).toEqual(['paid.one', 'paid.send-2']));

  it('has none where there is no body', () => expect(section(sent(undefined))).toMatchObject({ receivers: [] }));
});

describe('a callback', () => {
  it('needs no receiver', () => {
    const { receivers, ...others } = callbackSection(
      { ...sent(ORDER), expression: '{$request.body#/url}' },
      pageContext(),
      { anchor: 'pay', level: 3 },
    );
    expect(receivers).toEqual([]);
    expect(others).not.toHaveProperty('send');
    expect(others.event).toBe(others.name);
  });
});
