import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/compile/compile.ts';
import { describedNames } from '#scripts/compile/pages/reference/names/described-names.ts';
import { objectNames } from '#scripts/compile/pages/reference/names/object-names.ts';
import { referenceIndex } from '#scripts/compile/pages/reference/groups.ts';
import type { Api } from '#src/model/api.ts';
import type { NameIndex, NameMeaning } from '#src/model/names.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { Reference } from '#src/model/site.ts';
import { anchorsOf } from '#scripts/compile/pages/guide/page-anchors.ts';
import { mediaType, operation, parameter, ref, response, webhook } from '../../../model-builders.ts';
import { referenceOf } from './reference-pages.ts';

const INDEX: Href = '/reference/fields';

function indexOf({ content }: ReferencePage): NameIndex {
  const [node] = content;
  if (node?.kind !== 'nameIndex') throw new Error('The page is no index.');
  return node.index;
}

/** Pages of the index that hold names. */
function pagesOf({ hrefs, page }: Reference): readonly NameIndex[] {
  return hrefs.filter((href) => href.startsWith(INDEX)).map((href) => indexOf(page(href)));
}

/** The index as text: a line for each meaning and one for each of its places. */
function linesOf(parts: Partial<Api>, wanted?: string): readonly string[] {
  return indexOf(referenceOf(parts).page(INDEX)).sections.flatMap(({ names }) =>
    names
      .filter(({ name }) => wanted === undefined || name === wanted)
      .flatMap(({ name, meanings }) => meanings.flatMap((meaning) => meaningLines(name, meaning))),
  );
}

function meaningLines(name: string, { kind, type, values, about, groups }: NameMeaning): readonly string[] {
  return [
    [name, kind, type, values.join(' '), about].filter((part) => part !== '').join(' | '),
    ...groups.flatMap(({ label: heading, places }) => [
      ...(heading === '' ? [] : [`  ${heading}:`]),
      ...places.map(
        ({ label, part, path, href }) => `  ${[label, part, path].filter((word) => word !== '').join(', ')} → ${href}`,
      ),
    ]),
  ];
}

const body = (schema: Api['schemas'][string]) => ({
  requestBody: { required: true, description: '', content: [mediaType({ schema })] },
});
const text = (description: string) => ({ type: 'string', description }) as const;

describe('the index of names', () => {
  it.each<[string, Partial<Api>, string, readonly string[]]>([
    [
      'parameters and headers, each at its row',
      {
        operations: [
          operation({
            parameters: [parameter('query', 'page', { schema: { type: 'integer' }, description: 'Which page.' })],
            responses: [response('200', { headers: [parameter('header', 'page', { schema: text('Its number.') })] })],
          }),
        ],
      },
      'page',
      [
        'page | query parameter | integer | Which page.',
        '  Get it → /reference/operations/getIt#getIt.query.page',
        'page | header | string | Its number.',
        '  Get it, response 200 → /reference/operations/getIt#getIt.200.header.page',
      ],
    ],
    [
      'one name with two meanings apart, each with its own places',
      {
        schemas: {
          A: { type: 'object', properties: { id: text('Of an order.') } },
          B: { type: 'object', properties: { id: text('Of a person.') } },
          C: { type: 'object', properties: { id: text('Of an order.') } },
          D: { type: 'object', properties: { id: { type: 'integer' } } },
        },
      },
      'id',
      [
        'id | field | string | Of an order.',
        '  A, schema → /reference/schemas/A#fields.id',
        '  C, schema → /reference/schemas/C#fields.id',
        'id | field | string | Of a person.',
        '  B, schema → /reference/schemas/B#fields.id',
        'id | field | integer',
        '  D, schema → /reference/schemas/D#fields.id',
      ],
    ],
    [
      'a place without a description with the one meaning that has one',
      {
        schemas: {
          A: { type: 'object', properties: { id: { type: 'string' } } },
          B: { type: 'object', properties: { id: text('Of a person.') } },
        },
      },
      'id',
      [
        'id | field | string | Of a person.',
        '  B, schema → /reference/schemas/B#fields.id',
        '  A, schema → /reference/schemas/A#fields.id',
      ],
    ],
    [
      'values of an enum, and the enum of a field',
      { schemas: { A: { type: 'object', properties: { state: { enum: ['open', 'shut'] } } } } },
      'state',
      ['state | field | string | open shut', '  A, schema → /reference/schemas/A#fields.state'],
    ],
    [
      'a schema, and the rows of what holds it',
      {
        schemas: { Person: { type: 'object', description: 'Somebody.', properties: { name: text('') } } },
        operations: [operation(body(ref('Person')))],
      },
      'name',
      [
        'name | field | string',
        '  Get it, body → /reference/operations/getIt#getIt.body.name',
        '  Person, schema → /reference/schemas/Person#fields.name',
      ],
    ],
    [
      'a webhook',
      { webhooks: [webhook('paid', { summary: 'It is paid', description: 'Sent once.' })] },
      'paid',
      ['paid | webhook | Sent once.', '  It is paid → /reference/webhooks/paid'],
    ],
  ])('holds %s', (_, parts, name, want) => {
    expect(linesOf(parts, name)).toEqual(want);
  });

  it('lists values that are names, and no sentences', () => {
    const schemas = {
      A: { enum: ['DECLINED', 'You have exceeded the maximum number of payment attempts, try later.'] },
    };
    expect(linesOf({ schemas }).filter((line) => line.includes(' | value'))).toEqual(['DECLINED | value | A']);
  });

  it('does not repeat on the page of a schema what has a page of its own', () => {
    const schemas = {
      Name: { type: 'object', properties: { first: text('') } },
      Person: { type: 'object', properties: { name: ref('Name') } },
    } as Api['schemas'];
    expect(linesOf({ schemas }, 'first')).toEqual([
      'first | field | string',
      '  Name, schema → /reference/schemas/Name#fields.first',
    ]);
  });

  it('leads to no page where nothing has a name', () => {
    expect(referenceOf({}).names).toBeUndefined();
    expect(referenceOf({}).hrefs).not.toContain(INDEX);
  });

  it('begins a page for each letter when it is large, and none grows with the number of places', () => {
    const reference = referenceOf({
      operations: Array.from({ length: 700 }, (_, index) => operation({ operationId: `${'abc'[index % 3]}${index}` })),
    });
    const [first, ...letters] = pagesOf(reference);
    expect(first?.sections).toEqual([]);
    expect(first?.letters.map(({ label, href, count }) => [label, href, count])).toEqual([
      ['A', '/reference/fields/a', 234],
      ['B', '/reference/fields/b', 233],
      ['C', '/reference/fields/c', 233],
    ]);
    expect(letters.map(({ sections }) => sections.map(({ label, names }) => [label, names.length]))).toEqual([
      [[undefined, 234]],
      [[undefined, 233]],
      [[undefined, 233]],
    ]);
  });

  it('lists more than forty places under the headings of the reference', () => {
    const pageable = (tag: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        operation({
          operationId: `${tag}${at}`,
          tags: [tag],
          parameters: [parameter('query', 'page', { schema: { type: 'integer' }, description: 'Which page.' })],
        }),
      );
    const headings = (operations: Api['operations']) =>
      linesOf({ operations }, 'page').filter((line) => line.endsWith(':'));
    expect(headings([...pageable('Shops', 20), ...pageable('Orders', 20)])).toEqual([]);
    expect(headings([...pageable('Shops', 20), ...pageable('Orders', 21)])).toEqual(['  Shops:', '  Orders:']);
  });

  it('lists in a large description the row of a schema instead of each operation that shows it', () => {
    const properties = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, text('')]));
    const reference = referenceOf({
      schemas: { Person: { type: 'object', properties } },
      operations: Array.from({ length: 100 }, (_, index) =>
        operation({ operationId: `call${index}`, ...body(ref('Person')) }),
      ),
    });
    const places = pagesOf(reference)
      .flatMap(({ sections }) => sections)
      .flatMap(({ names }) => names.filter(({ name }) => name === 'field7'))
      .flatMap(({ meanings }) =>
        meanings.flatMap(({ groups }) => groups.flatMap((group) => group.places.map(({ href }) => href))),
      );
    expect(places).toEqual(['/reference/schemas/Person#fields.field7']);
  });
});

describe.each(['openapi', 'tests/fixtures/parcels/openapi', 'tests/fixtures/gateway'])('the index of %s', (folder) => {
  it('holds every name of the description, and leads to rows that are there', async () => {
    const { api, site } = await compile({ openapi: `${folder}/openapi.yaml` });
    if (api === undefined || site === undefined) throw new Error('The description cannot be read.');
    const { reference } = site;
    const listed = pagesOf(reference).flatMap(({ sections }) => sections.flatMap(({ names }) => names));
    const index = referenceIndex(api);
    const described = describedNames(api, index, objectNames(api, index));
    expect([...described.keys()].filter((name) => !listed.some((one) => one.name === name))).toEqual([]);
    expect(listed.filter(({ name }) => !described.has(name)).map(({ name }) => name)).toEqual([]);

    const anchors = new Map<string, ReadonlySet<string>>();
    const places = listed.flatMap(({ meanings }) =>
      meanings.flatMap(({ groups }) => groups.flatMap((group) => group.places.map(({ href }) => href))),
    );
    const lost = places.filter((href) => {
      const [path = '', anchor] = href.split('#');
      if (!anchors.has(path)) anchors.set(path, new Set(anchorsOf(reference.page(path as Href))));
      return anchor !== undefined && !anchors.get(path)?.has(anchor);
    });
    expect([places.length > 50, lost]).toEqual([true, []]);
  });
});
