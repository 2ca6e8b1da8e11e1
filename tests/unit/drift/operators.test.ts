import { describe, expect, it } from 'vitest';
import { apply } from '../../drift/edit.ts';
import { OPERATORS } from '../../drift/operators/index.ts';
import { editsOf } from '../../drift/recall.ts';
import { treeOf } from '../../drift/tree.ts';

const SCHEMA = 'openapi/components/schemas/Order.yaml';
const EXAMPLE = 'openapi/components/examples/Order.yaml';
const PARAMETER = 'openapi/components/parameters/Page.yaml';
const PATH = 'openapi/paths/orders.yaml';
const ENTRY = 'openapi/openapi.yaml';
const GUIDE = 'guides/start/orders.mdx';

/** What an operator makes of one file: the changed lines of each edit. */
function changed(
  operator: string,
  file: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
): readonly string[] {
  const tree = treeOf(new Map(Object.entries({ [file]: text, ...others })));
  const edits = editsOf(
    tree,
    OPERATORS.filter(({ id }) => id === operator),
  ).filter((edit) => edit.file === file);
  return edits.map(({ changes }) => {
    const before = text.split('\n');
    const after = apply(
      text,
      changes.filter((change) => change.file === file),
    ).split('\n');
    return after.length === before.length
      ? after.filter((line, index) => line !== before[index]).join('\n')
      : after.join('\n');
  });
}

describe('operators', () => {
  it.each([
    [
      'rename',
      SCHEMA,
      'properties:\n  orderId:\n    description: An `id` of words.\n',
      ['propertiesCode:', '  orderCode:', '    description: An `idCode` of words.'],
    ],
    [
      'delete',
      SCHEMA,
      'type: object\nproperties:\n  a: { type: string }\n  b:\n    type: string\n',
      [
        'properties:\n  a: { type: string }\n  b:\n    type: string\n',
        'type: object\n',
        'type: object\nproperties:\n  b:\n    type: string\n',
        'type: object\nproperties:\n  a: { type: string }\n',
      ],
    ],
    ['retype', SCHEMA, 'type: string\nformat: email\n', ['type: integer', 'format: uri']],
    [
      'retype',
      EXAMPLE,
      "value:\n  size: 10\n  code: '7'\n  open: true\n  none: null\n",
      ["  size: '10'", '  code: 17', "  open: 'true'", "  none: 'null'"],
    ],
    ['swap', EXAMPLE, "value:\n  a: one\n  b: 'two'\n  c: 3\n", ["  a: 'two'\n  b: one"]],
    [
      'off-by-one',
      EXAMPLE,
      "value:\n  size: 10\n  on: '2026-03-02T09:15:00Z'\n  id: A-1\n",
      ['  size: 11', "  on: '2026-03-03T09:15:00Z'"],
    ],
    [
      'list-entry',
      SCHEMA,
      'required: [a, b]\nproperties:\n  a: {}\n  b: {}\n  c: {}\n',
      ['required: [b]', 'required: [a]', 'required: [a, b, c]'],
    ],
    ['flip', PARAMETER, 'name: page\nrequired: true\n', ['required: false']],
    ['change-case', PARAMETER, 'name: page\nin: query\n', ['name: Page', 'in: Query']],
    ['move-example', PARAMETER, 'name: page\nexample: 1\n', []],
    ['break-link', SCHEMA, '$ref: ./Amount.yaml\n', ['$ref: ./Amoun.yaml']],
    [
      'alter-call',
      PATH,
      "get:\n  responses:\n    '404':\n      description: None.\n    5XX:\n      description: Any.\n",
      ['post:', "    '405':", "    '4XX':"],
    ],
    ['alter-call', ENTRY, 'paths:\n  /v1/orders:\n    $ref: paths/orders.yaml\n', ['  /v/orders:', '  /v1/order:']],
  ])('%s of %s', (operator, file, text, lines) => {
    expect(changed(operator, file, text)).toEqual(lines);
  });

  it('replaces an id by its nearest neighbour', () => {
    expect(
      changed('nearest-id', SCHEMA, '$ref: ./Amount.yaml\n', {
        'openapi/components/schemas/Amounts.yaml': 'type: number\n',
      }),
    ).toEqual(['$ref: ./Amounts.yaml']);
  });

  it('lets the examples of two parameters trade places', () => {
    expect(
      changed('move-example', PARAMETER, 'name: page\nexample: 1\n', {
        'openapi/components/parameters/Size.yaml': 'name: size\nexample: 10\n',
      }),
    ).toEqual(['example: 10']);
  });

  it('changes ids, links and anchors of guides, and headings that a link leads to', () => {
    const text =
      '---\ntitle: Orders\norder: 10\n---\n\n## What an order is\n\n<Operation id="listOrders" />\n\nSee [it](/orders#what-an-order-is).\n';
    expect(changed('break-link', GUIDE, text)).toEqual([
      '## What an order is in short',
      'See [it](/order#what-an-order-is).',
      'See [it](/orders#what-an-order-is-more).',
    ]);
    expect(changed('rename', GUIDE, text)).toEqual([
      'titleCode: Orders',
      'orderCode: 10',
      '<OperationCode id="listOrders" />',
      '<Operation idCode="listOrders" />',
      '<Operation id="listCode" />',
    ]);
    expect(changed('off-by-one', GUIDE, text)).toEqual(['order: 11']);
  });

  it('leaves every other character as it was', () => {
    const text = '# A comment\ntype:   object   # another\n\nproperties:\n    a: { type: string }\n';
    expect(changed('retype', SCHEMA, text)).toEqual(['type:   array   # another', '    a: { type: integer }']);
  });
});
