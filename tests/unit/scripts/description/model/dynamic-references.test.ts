import { expect, it } from 'vitest';
import { bindDynamicReferences } from '#scripts/description/model/upgrade.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';

const PAGE = {
  $id: 'page',
  properties: { rows: { items: { $dynamicRef: '#row' } }, total: { type: 'integer' } },
  $defs: { row: { $dynamicAnchor: 'row' } },
};
const TREE = { $dynamicAnchor: 'node', properties: { children: { items: { $dynamicRef: '#node' } } } };
const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

function bound(schemas: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  const document = {
    openapi: '3.1.1',
    components: { schemas: structuredClone(schemas) },
  } as unknown as OpenApiDocument;
  bindDynamicReferences(document);
  return document.components?.schemas as Readonly<Record<string, object>>;
}

it('leads to the anchor of the schema around, not to its own', () => {
  const row = { $dynamicAnchor: 'row', type: 'object' };
  const { Users, Page } = bound({ Page: PAGE, Users: { allOf: [to('Page')], $defs: { row } } });
  expect(Users).toEqual({
    allOf: [{ properties: { rows: { items: row }, total: { type: 'integer' } } }],
    $defs: { row },
  });
  expect(Page).toHaveProperty('properties.rows.items', { $dynamicAnchor: 'row' });
});

it('leads back to the schema that refines a recursive one', () => {
  const { Strict, Tree } = bound({
    Tree: TREE,
    Strict: { ...to('Tree'), $dynamicAnchor: 'node', unevaluatedProperties: false },
  });
  expect(Strict).toHaveProperty('allOf', [{ properties: { children: { items: to('Strict') } } }]);
  expect(Tree).toHaveProperty('properties.children.items', to('Tree'));
});

it('leaves schemas without anchors as they are', () => {
  const schemas = { A: { properties: { a: to('B') } }, B: { $defs: { c: {} }, properties: { b: to('A') } } };
  expect(bound(schemas)).toEqual(schemas);
});
