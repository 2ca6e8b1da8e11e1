import { describe, expect, it } from 'vitest';
import type { Api } from '#src/model/api.ts';
import type { Page } from '#src/model/page.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType, operation, ref, response } from '../../model-builders.ts';
import { guide, pagesOf } from './guide.ts';

const KNOWN: Schema = { type: 'object', properties: { id: { type: 'string' } } };
const SOME: Schema = { ...KNOWN, 'x-not-published': ['fields'] };
const NONE: Schema = { type: 'object', 'x-not-published': ['fields'] };

const body = (schema: Schema): Pick<Operation, 'requestBody'> => ({
  requestBody: { required: true, description: '', content: [mediaType({ schema })], extensions: [] },
});
const success = (schema: Schema): Pick<Operation, 'responses'> => ({
  responses: [response('401'), response('201', { content: [mediaType({ schema })] })],
});

/** The note of the card of a guide that shows these calls, by the attributes of the option. */
type Row = readonly [name: string, calls: readonly Partial<Operation>[], want: string, attributes?: string];

const ROWS: readonly Row[] = [
  ['no call', [], 'Without API calls'],
  ['no call, with words of its author', [], 'Yes, without code', 'today="Yes, without code"'],
  ['a call that is documented', [{ path: '/a', ...body(ref('Known')), ...success(KNOWN) }], 'Ready'],
  [
    'a call that is not',
    [{ methodPublished: false, notPublished: ['method', 'path', 'parameters'], ...body(NONE), ...success(NONE) }],
    'Not yet · 3 questions',
  ],
  [
    'a path without its method',
    [{ path: '/a', methodPublished: false, notPublished: ['method'] }],
    'Not yet · 1 question',
  ],
  ['some of the fields, which are enough to begin with', [{ path: '/a', ...success(SOME) }], 'Ready'],
  [
    'a call whose parameters may be required',
    [{ path: '/a', notPublished: ['parameters', 'required'], ...success(KNOWN) }],
    'Not yet · 1 question',
  ],
  ['a call whose response is open', [{ path: '/a', ...success(NONE) }], 'Ready · 1 question'],
  [
    'several calls, one of them without its parameters',
    [
      { path: '/a', ...body(NONE), ...success(KNOWN) },
      { path: '/b', notPublished: ['parameters'], ...success(NONE) },
      { ...body(NONE) },
    ],
    'Ready in part · 5 questions',
  ],
];

function cardOf(calls: readonly Partial<Operation>[], attributes = ''): readonly string[] {
  const operations = calls.map((call, index) => operation({ operationId: `call${index}`, summary: 'Call', ...call }));
  const parts: Partial<Api> = { operations, schemas: { Known: KNOWN }, definitions: { Known: KNOWN } };
  const { site, problems } = pagesOf(
    [
      guide('start', `<Readiness>\n<Option title="Pay" href="/pay" ${attributes} />\n</Readiness>`),
      guide('pay', operations.map(({ operationId }) => `<Operation id="${operationId}" />`).join('\n\n')),
    ],
    parts,
  );
  expect(problems).toEqual([]);
  return cards(site.pages[0]);
}

function cards(page: Page | undefined): readonly string[] {
  const content = page?.kind === 'guide' ? page.content : [];
  return content.flatMap((node) =>
    node.kind === 'cards' ? node.cards.flatMap(({ title, note = '' }) => [title, note]) : [],
  );
}

describe('the cards of what can be used today', () => {
  for (const [name, calls, want, attributes] of ROWS)
    it(`counts ${name}`, () => expect(cardOf(calls, attributes)).toEqual(['Pay', want]));

  it('leaves out what other guides show', () => {
    const { site } = pagesOf(
      [
        guide('pay', '<Readiness>\n<Option title="Pay" href="/pay" />\n</Readiness>\n\n<Operation id="a" />'),
        guide('pay-more', '<Operation id="b" />'),
      ],
      { operations: ['a', 'b'].map((operationId) => operation({ operationId, path: `/${operationId}` })) },
    );
    expect(cards(site.pages[0])).toEqual(['Pay', 'Ready']);
  });
});
