import { describe, expect, it } from 'vitest';
import { textOf } from '#src/shared/content/visitor.ts';
import type { Api } from '#src/model/api.ts';
import type { Content } from '#src/model/content.ts';
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

/** The cells of the row about a guide that shows these calls. */
const ROWS: readonly {
  readonly name: string;
  readonly calls: readonly Partial<Operation>[];
  readonly attributes?: string;
  readonly want: readonly [documented: string, ask: string];
}[] = [
  { name: 'no call', calls: [], want: ['No API calls', '—'] },
  {
    name: 'no call, with words of its author',
    calls: [],
    attributes: 'documented="All steps" ask="A script"',
    want: ['All steps', 'A script'],
  },
  {
    name: 'a call that is documented',
    calls: [{ path: '/a', ...body(ref('Known')), ...success(KNOWN) }],
    want: ['1 of 1 endpoint, 1 of 1 request body, 1 of 1 response', '—'],
  },
  {
    name: 'a call that is not',
    calls: [
      { methodPublished: false, notPublished: ['method', 'path', 'parameters'], ...body(NONE), ...success(NONE) },
    ],
    want: ['No call yet', '1 endpoint, 1 request body, 1 response'],
  },
  {
    name: 'a path without its method',
    calls: [{ path: '/a', methodPublished: false, notPublished: ['method'] }],
    want: ['No call yet', '1 endpoint'],
  },
  {
    name: 'some of the fields, which are enough to begin with',
    calls: [{ path: '/a', ...success(SOME) }],
    want: ['1 of 1 endpoint, 1 of 1 response', '—'],
  },
  {
    name: 'several calls, one of them without its parameters',
    calls: [
      { path: '/a', ...body(NONE), ...success(KNOWN) },
      { path: '/b', notPublished: ['parameters'], ...success(NONE) },
      { ...body(NONE) },
    ],
    attributes: 'ask="a key"',
    want: [
      '2 of 3 endpoints, 1 of 2 responses',
      "1 endpoint, 1 call's parameters, 2 request bodies, 1 response, a key",
    ],
  },
];

function cellsOf(calls: readonly Partial<Operation>[], attributes = ''): readonly string[] {
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
  const page = site.pages[0];
  return cells(page?.kind === 'guide' ? page.content : []);
}

function cells(content: Content): readonly string[] {
  return content.flatMap((node) =>
    node.kind !== 'element' ? [] : node.name === 'td' ? [textOf([node])] : cells(node.children),
  );
}

describe('the table of what can be built', () => {
  it.each(ROWS)('counts $name', ({ calls, attributes, want }) =>
    expect(cellsOf(calls, attributes)).toEqual(['Pay', ...want]),
  );

  it('leaves out what other guides show', () => {
    const { site } = pagesOf(
      [
        guide('pay', '<Readiness>\n<Option title="Pay" href="/pay" />\n</Readiness>\n\n<Operation id="a" />'),
        guide('pay-more', '<Operation id="b" />'),
      ],
      { operations: ['a', 'b'].map((operationId) => operation({ operationId, path: `/${operationId}` })) },
    );
    const page = site.pages[0];
    expect(cells(page?.kind === 'guide' ? page.content : [])).toEqual(['Pay', '1 of 1 endpoint', '—']);
  });
});
