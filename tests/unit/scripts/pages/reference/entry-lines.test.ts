import { describe, expect, it } from 'vitest';
import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { Schema } from '#src/model/schema.ts';
import { operation, response } from '../../model-builders.ts';
import { pageOf } from './reference-pages.ts';

/** Label, path and line of every entry of a page. */
function entriesOf(parts: Partial<Api>, href: Href): readonly (readonly (string | undefined)[])[] {
  return pageOf(parts, href).content.flatMap((node) =>
    node.kind === 'entries' ? node.entries.map(({ label, path, about }) => [label, path, about]) : [],
  );
}

const fields = (...names: readonly string[]): Readonly<Record<string, Schema>> =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

const SCHEMAS: readonly (readonly [what: string, schema: Schema, want: string | undefined])[] = [
  ['its first sentence', { description: 'A **payment**. It has a fee.' }, 'A payment.'],
  [
    'its fields where its description repeats its name',
    { description: 'Pet kind.', properties: fields('a', 'b') },
    'a, b.',
  ],
  [
    'the values of an enum with their meanings',
    {
      description: 'How it lives.',
      oneOf: [
        { const: 1, title: 'Land' },
        { const: 'sea', title: 'Sea' },
      ],
    } as Schema,
    'How it lives. 1 Land, sea.',
  ],
  ['that there are other values', { enum: ['a'], 'x-not-published': ['values'] } as Schema, 'a, …'],
  ['its description after all, where there is nothing else', { description: 'Pet kind.' }, 'Pet kind.'],
  ['nothing of a schema that says nothing', {}, undefined],
];

describe('the line of an entry', () => {
  for (const [what, schema, want] of SCHEMAS)
    it(`tells of a schema ${what}`, () => {
      expect(entriesOf({ schemas: { PetKind: schema } }, '/reference/schemas')).toEqual([['PetKind', undefined, want]]);
    });

  it('tells of a status its cause, the remedy, and how many operations return it', () => {
    const base = { component: 'A', notPublished: [] };
    const entries = entriesOf(
      {
        catalogue: [
          { ...base, code: '200', title: 'Done', meaning: 'Done.' },
          { ...base, code: '400', title: 'Bad', meaning: 'Not JSON. Or no field.', remedy: 'Correct it.' },
          { ...base, code: '409', title: 'Late', meaning: 'Too late.', notPublished: ['operations'] },
        ],
        operations: [
          operation({ operationId: 'a', responses: [response('200'), response('400')] }),
          operation({ operationId: 'b', responses: [response('200')] }),
        ],
      },
      '/reference/errors',
    );
    expect(entries).toEqual([
      ['200 Done', undefined, 'Returned by every operation.'],
      ['400 Bad', undefined, 'Not JSON. Correct it. Returned by one operation.'],
      ['409 Late', undefined, 'Too late.'],
    ]);
  });

  it('tells of every list of the overview what it holds', () => {
    const tags = [{ name: 'Pets', displayName: 'Pets', description: 'Cats and dogs. More later.' }];
    expect(entriesOf({ tags, operations: [operation({ tags: ['Pets'] })], schemas: { A: {} } }, '/reference')).toEqual([
      ['Schemas (1)', undefined, 'Fields and values of requests and responses.'],
    ]);
  });
});
