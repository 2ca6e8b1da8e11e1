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

/** The cells of the row about a guide that shows these calls, by the attributes of the option. */
type Row = readonly [
  name: string,
  calls: readonly Partial<Operation>[],
  want: readonly [documented: string, ask: string],
  attributes?: string,
];

const ROWS: readonly Row[] = [
  ['no call', [], ['No API calls', '—']],
  ['no call, with words of its author', [], ['All steps', 'A script'], 'documented="All steps" ask="A script"'],
  [
    'a call that is documented',
    [{ path: '/a', ...body(ref('Known')), ...success(KNOWN) }],
    ['1 of 1 endpoint, 1 of 1 request body, 1 of 1 response', '—'],
  ],
  [
    'a call that is not',
    [{ methodPublished: false, notPublished: ['method', 'path', 'parameters'], ...body(NONE), ...success(NONE) }],
    ['No call yet', '1 endpoint, 1 request body, 1 response'],
  ],
  [
    'a path without its method',
    [{ path: '/a', methodPublished: false, notPublished: ['method'] }],
    ['No call yet', '1 endpoint'],
  ],
  [
    'some of the fields, which are enough to begin with',
    [{ path: '/a', ...success(SOME) }],
    ['1 of 1 endpoint, 1 of 1 response', '—'],
  ],
  [
    'several calls, one of them without its parameters',
    [
      { path: '/a', ...body(NONE), ...success(KNOWN) },
      { path: '/b', notPublished: ['parameters'], ...success(NONE) },
      { ...body(NONE) },
    ],
    ['2 of 3 endpoints, 1 of 2 responses', "1 endpoint, 1 call's parameters, 2 request bodies, 1 response, a key"],
    'ask="a key"',
  ],
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
  for (const [name, calls, want, attributes] of ROWS)
    it(`counts ${name}`, () => expect(cellsOf(calls, attributes)).toEqual(['Pay', ...want]));

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
