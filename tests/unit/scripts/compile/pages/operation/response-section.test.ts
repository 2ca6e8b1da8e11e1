import { describe, expect, it } from 'vitest';
import { bodyTable } from '#scripts/compile/pages/operation/bodies.ts';
import { examplePanels } from '#scripts/compile/pages/operation/example-panels.ts';
import { responseSection } from '#scripts/compile/pages/operation/response-section.ts';
import { statusTitle } from '#scripts/compile/pages/operation/status-title.ts';
import { webhookSection } from '#scripts/compile/pages/operation/webhook-section.ts';
import type { CatalogueEntry } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { mediaType, operation, pageContext, ref, response, webhook } from '../../../model-builders.ts';

const ENTRY: CatalogueEntry = {
  code: '404',
  title: 'No such order',
  meaning: 'There is none.',
  remedy: 'Check it.',
  component: 'NotFound',
  notPublished: [],
};
const SCHEMAS = { Order: { type: 'object', properties: { id: { type: 'string' } } } } as const;

function media(...values: readonly unknown[]): MediaType {
  return mediaType({
    schema: ref('Order'),
    examples: values.map((value, index) => ({
      name: `E ${index}`,
      summary: `Example ${index}`,
      description: '',
      value,
    })),
  });
}

/** How readers and changes call the operation. */
const CALL = { title: 'Get it', names: ['getIt'] };

describe('responseSection', () => {
  it('tells what it leaves open in the box of the page', () => {
    const context = pageContext();
    const given = response('default', { notPublished: ['values'], question: 'status of a failed look-up' });
    responseSection(given, context, 'getIt', CALL);
    expect(context.gaps.box()?.groups).toEqual([
      { title: 'Values', items: [{ text: 'status of a failed look-up', href: `${context.href}#getIt.default` }] },
    ]);
  });

  it('takes title, remedy and address of its code from the error catalogue', () => {
    const context = pageContext({ catalogue: [ENTRY], schemas: SCHEMAS });
    context.addresses.codes.add('404', '/response#status-404');
    expect(
      responseSection(response('404', { description: 'None.', content: [media({ id: 'a' })] }), context, 'getIt', CALL),
    ).toMatchObject({
      anchor: 'getIt.404',
      title: 'No such order',
      href: '/response#status-404',
      mediaType: 'application/json',
      remedy: [{ children: [{ value: 'Check it.' }] }],
      description: [{ children: [{ value: 'None.' }] }],
      table: { fields: [{ anchor: 'getIt.404.id' }] },
      examples: [{ anchor: 'getIt.404.E-0', title: 'Example 0', code: { text: '{\n  "id": "a"\n}', syntax: 'json' } }],
    });
  });

  it('tells what a status means for one operation, and links to what it means for all others', () => {
    const shared = (description: string) => response('404', { component: 'NotFound', description });
    const operations = ['a', 'b', 'c', 'd'].map((operationId) =>
      operation({ operationId, responses: [shared(operationId === 'd' ? 'It was deleted.' : 'There is none.')] }),
    );
    const context = pageContext({ catalogue: [ENTRY], operations });
    context.addresses.codes.add('404', '/errors#status-404');
    const sections = operations.flatMap(({ operationId, responses }) =>
      responses.map((one) => responseSection(one, context, operationId, CALL)),
    );
    expect(sections.map(({ shared: isShared, description }) => [isShared, description.length])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
      [undefined, 1],
    ]);
  });

  it('leaves out what it does not have', () => {
    expect(Object.keys(responseSection(response('204'), pageContext(), 'getIt', CALL)).sort()).toEqual([
      'alternatives',
      'anchor',
      'description',
      'examples',
      'links',
      'status',
      'title',
    ]);
  });
});

describe('examplePanels', () => {
  it('shows text as it is and everything else as JSON', () => {
    expect(examplePanels([media('<p>Hi</p>', null, [1])], pageContext(), 'a').map(({ code }) => code)).toEqual([
      { text: '<p>Hi</p>', syntax: 'text' },
      { text: 'null', syntax: 'json' },
      { text: '[\n  1\n]', syntax: 'json' },
    ]);
  });
  it('has none without a body', () => expect(examplePanels([], pageContext(), 'a')).toEqual([]));
});

describe('bodyTable', () => {
  it('is nothing for a schema that says nothing', () =>
    expect(
      bodyTable(mediaType({ mediaType: 'text/plain', schema: {} }), {
        context: pageContext(),
        anchor: 'a',
        direction: 'request',
        title: 'the body',
      }),
    ).toBeUndefined());
  it('tells what a body without fields is', () =>
    expect(
      bodyTable(mediaType({ mediaType: 'text/plain', schema: { type: 'string', maxLength: 9 } }), {
        context: pageContext(),
        anchor: 'a',
        direction: 'request',
        title: 'the body',
      }),
    ).toMatchObject({ fields: [], value: { type: 'string', constraints: ['at most 9 characters'] } }));
  it('shows the entries of a sequence', () => {
    const made = bodyTable(
      mediaType({
        mediaType: 'application/jsonl',
        schema: {},
        itemSchema: { type: 'object', properties: { id: { type: 'integer' } } },
      }),
      { context: pageContext(), anchor: 'a', direction: 'response', title: 'the body' },
    );
    expect(made).toMatchObject({ fields: [{ path: 'id' }] });
  });
  it('says how the fields of a form are written', () => {
    const encoding = [{ name: 'picture', contentType: 'image/png', headers: [], explode: false }];
    const made = bodyTable(
      mediaType({
        mediaType: 'multipart/form-data',
        schema: { properties: { picture: { type: 'string' }, name: { type: 'string' } } },
        encoding,
      }),
      { context: pageContext(), anchor: 'a', direction: 'request', title: 'the body' },
    );
    expect(made?.fields.map(({ constraints }) => constraints)).toEqual([['sent as image/png', 'entries joined'], []]);
  });
  it('is there for a schema of which only the gaps are known', () => {
    expect(
      bodyTable(mediaType({ mediaType: 'a/b', schema: { type: 'object', 'x-not-published': ['fields'] } }), {
        context: pageContext(),
        anchor: 'a',
        direction: 'request',
        title: 'the body',
      })?.undocumented,
    ).toBe('all');
  });
});

describe('webhookSection', () => {
  it('shows what the merchant receives', () => {
    const paid = webhook('orderPaid', {
      summary: 'Order paid',
      description: 'Sent **once**.',
      requestBody: { required: true, description: 'The order.', content: [media({ id: 'a' })] },
    });
    expect(webhookSection(paid, pageContext({ schemas: SCHEMAS }), 3)).toMatchObject({
      anchor: 'orderPaid',
      title: 'Order paid',
      method: 'POST',
      level: 3,
      inputs: [
        {
          anchor: 'orderPaid.body',
          title: 'Payload',
          mediaType: 'application/json',
          table: { fields: [{ anchor: 'orderPaid.body.id' }] },
        },
      ],
      examples: [{ anchor: 'orderPaid.E-0', title: 'Example 0' }],
    });
  });
  it('has neither fields nor examples without a body', () => {
    expect(webhookSection(webhook('ping', { notPublished: ['fields'] }), pageContext(), 3)).toMatchObject({
      inputs: [],
      examples: [],
    });
  });
});

describe('statusTitle', () => {
  for (const { status, entry, want } of [
    { status: '404', entry: ENTRY, want: 'No such order' },
    { status: '404', entry: { ...ENTRY, title: '' }, want: 'Not Found' },
    { status: '200', entry: undefined, want: 'OK' },
    { status: '5XX', entry: undefined, want: 'Server error' },
    { status: '299', entry: undefined, want: 'Success' },
    { status: 'default', entry: undefined, want: 'Any other response' },
    { status: 'odd', entry: undefined, want: 'Response' },
  ])
    it(`of ${status} is ${want}`, () => expect(statusTitle(status, entry)).toBe(want));
});
