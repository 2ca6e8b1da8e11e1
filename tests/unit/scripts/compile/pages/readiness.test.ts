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
type Row = readonly [name: string, calls: readonly Partial<Operation>[], want: string, attributes?: string];

const ROWS: readonly Row[] = [
  ['no call', [], 'No API calls'],
  ['no call, with words of its author', [], 'Yes, without code', 'today="Yes, without code"'],
  ['a call that is documented', [{ path: '/a', ...body(ref('Known')), ...success(KNOWN) }], 'Yes'],
  [
    'a call that is not',
    [{ methodPublished: false, notPublished: ['method', 'path', 'parameters'], ...body(NONE), ...success(NONE) }],
    'Not yet: 3 open questions',
  ],
  [
    'a path without its method',
    [{ path: '/a', methodPublished: false, notPublished: ['method'] }],
    'Not yet: 1 open question',
  ],
  ['some of the fields, which are enough to begin with', [{ path: '/a', ...success(SOME) }], 'Yes'],
  [
    'a call whose parameters may be required',
    [{ path: '/a', notPublished: ['parameters', 'required'], ...success(KNOWN) }],
    'Not yet: 1 open question',
  ],
  ['a call whose response is open', [{ path: '/a', ...success(NONE) }], 'Yes: 1 open question'],
  [
    'several calls, one of them without its parameters',
    [
      { path: '/a', ...body(NONE), ...success(KNOWN) },
      { path: '/b', notPublished: ['parameters'], ...success(NONE) },
      { ...body(NONE) },
    ],
    'In part: 5 open questions',
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

describe('the table of what can be used today', () => {
  for (const [name, calls, want, attributes] of ROWS)
    it(`counts ${name}`, () => expect(cellsOf(calls, attributes)).toEqual(['Pay', want]));

  it('leaves out what other guides show', () => {
    const { site } = pagesOf(
      [
        guide('pay', '<Readiness>\n<Option title="Pay" href="/pay" />\n</Readiness>\n\n<Operation id="a" />'),
        guide('pay-more', '<Operation id="b" />'),
      ],
      { operations: ['a', 'b'].map((operationId) => operation({ operationId, path: `/${operationId}` })) },
    );
    const page = site.pages[0];
    expect(cells(page?.kind === 'guide' ? page.content : [])).toEqual(['Pay', 'Yes']);
  });
});
