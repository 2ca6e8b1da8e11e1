import { readNumber, withoutMarks } from '#src/shared/schema/number-text.ts';
import { describe, expect, it } from 'vitest';
import { bodyTable } from '#scripts/pages/operation/input-sections.ts';
import { examplePanels } from '#scripts/pages/operation/example-panels.ts';
import { responseSection } from '#scripts/pages/operation/response-section.ts';
import { statusTitle } from '#scripts/pages/operation/status-title.ts';
import type { CatalogueEntry } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import { mediaType, operation, pageContext, ref, response } from '../../model-builders.ts';

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
  it('asks on its page what it leaves open', () => {
    const context = pageContext();
    const given = response('default', { notPublished: ['values'], authored: ['Which status has a failed look-up?'] });
    responseSection(given, context, 'getIt', CALL);
    expect(context.questions.all().questions?.questions).toEqual([
      { text: 'Which status has a failed look-up?', href: `${context.href}#getIt.default` },
    ]);
  });

  it.each([
    ['OK', []],
    ['ok.', []],
    ['OK, it is there', [{ kind: 'text', value: 'OK, it is there' }]],
  ])('says %s beside its title only where that says more', (description, want) =>
    expect(responseSection(response('200', { description }), pageContext(), 'getIt', CALL)).toMatchObject({
      title: 'OK',
      description: want.length === 0 ? want : [{ kind: 'element', name: 'p', children: want }],
    }),
  );

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

  it('shows the values of a link, numbers as they are written', () => {
    const values = ['$response.body#/id', readNumber('1.50'), 'a', { n: readNumber('9007199254740993') }];
    const parameters = values.map((value, at) => ({ name: `p${at}`, value }));
    const made = response('200', { links: [{ name: 'l', description: '', parameters, extensions: [] }] });
    const shown = JSON.stringify(responseSection(made, pageContext(), 'getIt', CALL).links);
    expect(['"1.50"', '"a"', '9007199254740993'].filter((text) => !shown.includes(text))).toEqual([]);
    expect(withoutMarks(shown)).toBe(shown);
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
  it('shows JSON as JSON, and text of another media type as it is', () => {
    const shown = (...content: readonly MediaType[]) =>
      examplePanels(content, pageContext(), 'a').map(({ code }) => `${code.syntax} ${code.text}`);
    expect(shown(media('<p>Hi</p>', '', null, [1]))).toEqual([
      'json "<p>Hi</p>"',
      'json ""',
      'json null',
      'json [\n  1\n]',
    ]);
    expect(shown({ ...media('<p>Hi</p>'), mediaType: 'text/html' })).toEqual(['text <p>Hi</p>']);
    expect(shown({ ...media({ a: 'b c' }), mediaType: 'application/x-www-form-urlencoded' })).toEqual(['text a=b%20c']);
    expect(shown({ ...media('{"a": 1}'), schema: { type: 'object' } })).toEqual(['text {"a": 1}']);
    expect(shown({ ...media('{"a": 1}'), schema: { type: 'string' } })).toEqual(['json "{\\"a\\": 1}"']);
  });
  it('has none without a body', () => expect(examplePanels([], pageContext(), 'a')).toEqual([]));
});

describe('bodyTable', () => {
  const scope = { context: pageContext(), anchor: 'a', direction: 'request', title: 'the body' } as const;
  it('is nothing for a schema that says nothing', () => expect(bodyTable(mediaType(), scope)).toBeUndefined());
  it('says whether the entries of a field are joined', () => {
    const schema = { properties: { joined: {}, apart: {} } };
    const encoding = [true, false].map((explode) => ({ name: explode ? 'apart' : 'joined', headers: [], explode }));
    const form = mediaType({ mediaType: 'multipart/form-data', schema, encoding });
    expect(bodyTable(form, scope)?.fields.map(({ constraints }) => constraints)).toEqual([
      ['entries joined'],
      ['entries one by one'],
    ]);
  });
  it('is there for a schema of which only the gaps are known', () => {
    const gaps = mediaType({ schema: { type: 'object', 'x-not-published': ['fields'] } });
    expect(bodyTable(gaps, scope)?.undocumented).toBe('all');
  });
});

describe('statusTitle', () => {
  it.each([
    ['404', 'No such order', ENTRY],
    ['404', 'Not Found', { ...ENTRY, title: '' }],
    ['200', 'OK'],
    ['5XX', 'Server error'],
    ['299', 'Success'],
    ['default', 'Any other response'],
    ['odd', 'Response'],
  ] as const)('of %s is %s', (status, want, entry?: CatalogueEntry) => expect(statusTitle(status, entry)).toBe(want));
});
