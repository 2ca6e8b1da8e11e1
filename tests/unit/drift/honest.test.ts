import { describe, expect, it } from 'vitest';
import { createDescription } from '../../drift/honest/description.ts';
import { createFiles } from '../../drift/honest/files.ts';
import { createGuides } from '../../drift/honest/guides.ts';
import type { Author } from '../../drift/honest/honest-edit.ts';
import { HONEST_EDITS, madeWherePlaced } from '../../drift/honest/index.ts';
import { refusals } from '../../drift/honest/precision.ts';
import { rewriteSamples, samplesOf } from '../../drift/honest/samples.ts';
import { schema, text } from '../../drift/honest/shorthand.ts';
import { readTree } from '../../drift/tree.ts';

const ENTRY = 'openapi/openapi.yaml';
const ORDER = 'openapi/components/schemas/Order.yaml';
const TEXTS = new Map([
  [
    ENTRY,
    'paths:\n  /orders:\n    $ref: paths/orders.yaml\ncomponents:\n  schemas:\n    Order:\n      $ref: components/schemas/Order.yaml\n  examples:\n    Order:\n      $ref: components/examples/Order.yaml\n  parameters: {}\n',
  ],
  [
    ORDER,
    '# Sold things.\ntype: object\nproperties:\n  id:\n    type: string\n  total:\n    # In naira.\n    type: number\n',
  ],
  ['openapi/components/examples/Order.yaml', 'value:\n  data:\n    - id: A-1\n      total: 5\n'],
  [
    'openapi/paths/orders.yaml',
    "get:\n  operationId: listOrders\n  responses:\n    '200':\n      content:\n        application/json:\n          schema:\n            type: object\n            properties:\n              data:\n                type: array\n                items:\n                  $ref: ../components/schemas/Order.yaml\n          examples:\n            Order:\n              $ref: ../components/examples/Order.yaml\n    5XX:\n      description: Failed.\n",
  ],
  [
    'guides/start/orders.mdx',
    '---\ntitle: Orders\n---\n\nSee [them](/orders#all).\n\n## All\n\n- One\n\n## Next\n\nMore.\n',
  ],
]);

/** The files that an author leaves, by path. */
function after(edit: (desk: Author) => void): Readonly<Record<string, string | null>> {
  const desk = author();
  edit(desk);
  return Object.fromEntries(desk.files.changed().map((version) => [version.file, version.text]));
}

function author(): Author {
  const files = createFiles(TEXTS);
  return { files, api: createDescription(files), guides: createGuides(files) };
}

describe('an author', () => {
  it('adds a field behind another one, and keeps comments', () => {
    expect(after(({ api }) => api.addField(api.schema('Order'), 'note', text('A note.'), 'id'))).toEqual({
      [ORDER]:
        '# Sold things.\ntype: object\nproperties:\n  id:\n    type: string\n  note:\n    type: string\n    description: A note.\n  total:\n    # In naira.\n    type: number\n',
    });
  });

  it('writes references to components as paths', () => {
    const files = after(({ api }) => api.addComponent('schemas', 'Basket', { items: schema('Order', 'An order.') }));
    expect(files['openapi/components/schemas/Basket.yaml']).toBe(
      'items:\n  $ref: ./Order.yaml\n  description: An order.\n',
    );
    expect(files[ENTRY]).toContain('    Basket:\n      $ref: components/schemas/Basket.yaml\n');
  });

  it('puts a response before those of higher statuses', () => {
    const files = after(({ api }) => api.addResponse('listOrders', '404', { description: 'None.' }));
    expect(files['openapi/paths/orders.yaml']).toMatch(/'404':\n {6}description: None\.\n {4}5XX:/);
  });

  it('finds every sample of a schema, and rewrites samples', () => {
    const { api, files } = author();
    expect(samplesOf(api, files, 'Order').map((sample) => api.js(sample))).toEqual([{ id: 'A-1', total: 5 }]);
    rewriteSamples(api, (value, key) => (key === 'total' ? 7 : value));
    expect(files.text('openapi/components/examples/Order.yaml')).toBe(
      'value:\n  data:\n    - id: A-1\n      total: 7\n',
    );
  });

  it('writes sections before the last one, items into lists, and lets links follow', () => {
    const files = after(({ guides }) => {
      guides.toSection('orders', 'All', '- Two');
      guides.append('orders', '## Some\n\nFew.');
      guides.rename('orders', 'sales');
    });
    expect(files).toEqual({
      'guides/start/orders.mdx': null,
      'guides/start/sales.mdx':
        '---\ntitle: Orders\n---\n\nSee [them](/sales#all).\n\n## All\n\n- One\n- Two\n\n## Some\n\nFew.\n\n## Next\n\nMore.\n',
    });
  });

  it('says what it does not find', () => {
    expect(() => after(({ api }) => api.field('Order', 'price'))).toThrow(`${ORDER} has no properties/price here.`);
    expect(() => after(({ guides }) => guides.replace('orders', 'Nothing', ''))).toThrow('does not say Nothing');
  });
});

describe('honest edits', () => {
  const { texts } = readTree('.');

  it('are many, each by a name of its own', () => {
    const ids = HONEST_EDITS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(HONEST_EDITS.map(({ kind }) => kind)).size).toBeGreaterThan(45);
  });

  it('find their places, of which authors may take a few away', () => {
    const gone = HONEST_EDITS.filter((edit) => madeWherePlaced(edit, texts) === undefined).map(({ id }) => id);
    expect(gone.length, gone.join(', ')).toBeLessThan(HONEST_EDITS.length / 4);
  });
});

it('tells of each refused edit the checks with their first error', () => {
  const [edit] = HONEST_EDITS;
  if (edit === undefined) throw new Error('There are no honest edits.');
  const errors = [1, 2].map((line) => ({ check: 'prose-names', message: 'No name.', place: `guides/a.mdx:${line}` }));
  expect(refusals([{ edit, outcome: { checks: ['prose-names'], errors } }])).toEqual([
    `${edit.id} (${edit.kind}) — refused: ${edit.title}`,
    '  prose-names (2) guides/a.mdx:1: No name.',
    'prose-names              refuses 1',
  ]);
  expect(refusals([{ edit, outcome: { checks: [], errors: [] } }])).toEqual([]);
});
