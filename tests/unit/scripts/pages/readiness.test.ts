import { describe, expect, it } from 'vitest';
import type { Api } from '#src/model/api.ts';
import type { Page } from '#src/model/page.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType, operation, ref, response } from '../model-builders.ts';
import { guide, pagesOf } from './guide.ts';

const KNOWN: Schema = { type: 'object', properties: { id: { type: 'string' } } };
const SOME: Schema = { ...KNOWN, 'x-not-published': ['fields'] };
const AMOUNT: Schema = {
  type: 'number',
  'x-not-published': ['meaning'],
  'x-question': ['Naira or kobo?', 'Which limits are there?'],
};
const SCHEMAS = { Known: KNOWN, Paid: { type: 'object', properties: { amount: AMOUNT } } } as const;
const NONE: Schema = { type: 'object', 'x-not-published': ['fields'] };

const body = (schema: Schema): Pick<Operation, 'requestBody'> => ({
  requestBody: { required: true, description: '', content: [mediaType({ schema })], extensions: [] },
});
const success = (schema: Schema): Pick<Operation, 'responses'> => ({
  responses: [response('401'), response('201', { content: [mediaType({ schema })] })],
});

/** The note of the card of a guide that shows these calls, by the attributes of the option. */
type Row = readonly [
  name: string,
  calls: readonly Partial<Operation>[],
  want: string,
  attributes?: string,
  asks?: string,
];

const ROWS: readonly Row[] = [
  ['no call', [], 'Without API calls'],
  ['no call, with words of its author', [], 'Ask for the plugin', 'today="Ask for the plugin"'],
  ['a call that is documented', [{ path: '/a', ...body(ref('Known')), ...success(KNOWN) }], 'Ready'],
  ['one call without a path', [{ path: '/a' }, { notPublished: ['path'] }], 'API path not documented'],
  [
    'a call without a path and without fields',
    [{ notPublished: ['path'], ...body(NONE) }],
    'API path and request not documented',
  ],
  ['a path without its method', [{ path: '/a', methodPublished: false }], 'API path not documented'],
  ['a body without fields', [{ path: '/a', ...body(NONE), ...success(KNOWN) }], 'Request not documented'],
  [
    'parameters that may be required',
    [{ path: '/a', notPublished: ['parameters', 'required'], ...success(KNOWN) }],
    'Request not documented',
  ],
  ['some of the fields, which are enough to begin with', [{ path: '/a', ...success(SOME) }], 'Ready'],
  [
    'a unit of money, in a schema that a request refers to',
    [{ path: '/a', ...body(ref('Paid')) }],
    '1 question to ask first',
  ],
  ['questions of the guide', [{ path: '/a' }], '2 questions to ask first', '', '<Ask id="keys" /> <Ask id="unit" />'],
  [
    'answers, and what does not block a payment',
    [{ path: '/a' }],
    'Ready',
    '',
    '<Ask id="limits" /> <Ask id="done" />',
  ],
];

const QUESTIONS: Api['questions'] = [
  { id: 'unit', text: 'Naira or kobo?', blocks: 'money', meanwhile: '' },
  { id: 'keys', text: 'Where are my keys?', blocks: 'payment', meanwhile: '' },
  { id: 'limits', text: 'Which limits are there?', blocks: 'launch', meanwhile: '' },
  { id: 'done', text: 'Is there a fee?', blocks: 'money', meanwhile: '', answer: { text: 'No.', day: '2026-03-31' } },
];

function cardOf(calls: readonly Partial<Operation>[], attributes = '', asks = ''): readonly string[] {
  const operations = calls.map((call, index) => operation({ operationId: `call${index}`, summary: 'Call', ...call }));
  const parts: Partial<Api> = { operations, schemas: SCHEMAS, definitions: SCHEMAS, questions: QUESTIONS };
  const { site, problems } = pagesOf(
    [
      guide('start', `<Readiness>\n<Option title="Pay" href="/pay" ${attributes} />\n</Readiness>`),
      guide(
        'pay',
        `${asks}\n\n${operations.map(({ operationId }) => `<Operation id="${operationId}" />`).join('\n\n')}`,
      ),
    ],
    parts,
  );
  expect(problems).toEqual([]);
  return cards(site.pages[0]);
}

function cards(page: Page | undefined): readonly string[] {
  const content = page?.kind === 'guide' ? page.content : [];
  return content.flatMap((node) =>
    node.kind === 'cards' ? node.cards.flatMap(({ title, note = '', state = '' }) => [title, note, state]) : [],
  );
}

/** Its shape: a disc, a ring or half a disc. */
function stateOf(note: string): string {
  return note === 'Ready' ? 'ready' : note.endsWith('not documented') ? 'open' : 'part';
}

describe('the cards of what can be used today', () => {
  for (const [name, calls, want, ...rest] of ROWS)
    it(`tell ${name}`, () => expect(cardOf(calls, ...rest)).toEqual(['Pay', want, stateOf(want)]));

  it('leaves out what other guides show', () => {
    const { site } = pagesOf(
      [
        guide('pay', '<Readiness>\n<Option title="Pay" href="/pay" />\n</Readiness>\n\n<Operation id="a" />'),
        guide('pay-more', '<Operation id="b" />'),
      ],
      { operations: ['a', 'b'].map((operationId) => operation({ operationId, path: `/${operationId}` })) },
    );
    expect(cards(site.pages[0])).toEqual(['Pay', 'Ready', 'ready']);
  });
});
