/** Since when parameters, headers and fields are there that belong to no schema with a name. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { freshFolder } from '../../own-folder.ts';
import { pageText, siteWithHistory } from '../../../fixtures/history-site.ts';

const folder = freshFolder();

/** A description without a named schema: what a later version says of a limit, and whether it says `more`. */
function inline({ limit = '9', more = false, id = 'operationId: pay' } = {}): string {
  const added = (text: string): string => (more ? `, ${text}` : '');
  const string = '{ schema: { type: string } }';
  return JSON.stringify(
    parse(`
openapi: 3.1.1
info: { title: Payments, version: "1" }
paths:
  /payments:
    post:
      ${id}
      parameters: [
        { name: limit, in: query, schema: { type: integer, maximum: ${limit} } },
        { name: page, in: query, schema: { type: integer } }${added('{ name: page, in: header, schema: { type: integer } }')}
      ]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                amount: { type: integer }
                card: { type: object, properties: { number: { type: string }${added('expiry: { type: string }')} } }
                lines: { type: array, items: { type: object, properties: { sku: { type: string }${added('size: { type: string }')} } } }
      responses:
        200:
          description: Done.
          headers: { X-One: ${string}${added(`X-Two: ${string}`)} }
          content: { application/json: { schema: { type: object, properties: { currency: { enum: [EUR${added('USD')}] } } } } }
${more ? '        404: { description: None., content: { text/plain: { schema: { type: string, enum: [none] } } } }' : ''}
webhooks:
  paid:
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: string }${added('by: { type: string }')} } } } } }
      responses: { 200: { description: Done. } }
`),
  );
}

/** The row of a page that begins with a name: of a field, a parameter or a header. */
const rowOf = (text: string, path: string): string => {
  const row = text.split('\n').find((line) => line.startsWith(`- \`${path}\``));
  if (row === undefined) throw new Error(`There is no row of ${path}.`);
  return row;
};

/** Three versions, the last of which stands here. */
const versions = (...texts: readonly [string, string, string]): void => {
  texts.forEach((text, index) => folder.write(`openapi/versions/${index + 1}.yaml`, text));
  folder.write('openapi/openapi.yaml', texts[2]);
  folder.write(
    'openapi/versions.yaml',
    `versions: [${[1, 2, 3].map((name) => `{ name: '${name}', from: versions/${name}.yaml }`).join(', ')}]\n`,
  );
};

it.each([
  ['with an id', 'operationId: pay', '/reference/operations/pay'],
  ['without an id', 'description: Pays.', '/reference/operations/post-payments'],
])('marks parameters, headers and fields of schemas without a name, of an operation %s', async (_, id, href) => {
  versions(inline({ id }), inline({ id, limit: '5' }), inline({ id, limit: '5', more: true }));
  const text = pageText(await siteWithHistory(join(folder.root, 'openapi/openapi.yaml')), href);
  const [parameters = '', body = ''] = text.split(/^#+ Body$/m);
  const [headers = '', query = ''] = parameters.split(/^#+ Query parameters$/m);
  expect(rowOf(headers, 'page')).toContain('since 3');
  expect(rowOf(query, 'page')).not.toMatch(/since|changed/);
  expect(rowOf(query, 'limit')).toContain('changed in 2');
  for (const [path, mark] of [
    ['card.expiry', 'since 3'],
    ['lines[].size', 'since 3'],
    ['X-Two', 'since 3'],
    ['currency', 'changed in 3'],
  ] as const)
    expect(rowOf(body, path)).toContain(mark);
  for (const path of ['amount', 'card', 'card.number', 'lines', 'lines[].sku', 'X-One'])
    expect(rowOf(body, path)).not.toMatch(/since|changed/);
  expect(body).toMatch(/`USD`.*Since 3\./);
  expect(body).not.toMatch(/`EUR`.*Since/);
  expect(text).toContain('is new');
});

it('marks fields of a webhook, and no value of a response that is new as a whole', async () => {
  versions(inline(), inline(), inline({ more: true }));
  const made = await siteWithHistory(join(folder.root, 'openapi/openapi.yaml'));
  const webhook = pageText(made, '/reference/webhooks/paid');
  expect(rowOf(webhook, 'by')).toContain('since 3');
  expect(rowOf(webhook, 'at')).not.toMatch(/since|changed/);
  const [, none = ''] = pageText(made, '/reference/operations/pay').split('404');
  expect(none.split(/^## /m)[0]).not.toMatch(/since|changed in/);
});

it('marks a parameter that operations share on each of them', async () => {
  const version = (limit: number): string =>
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Payments', version: '1' },
      paths: Object.fromEntries(
        ['list', 'find', 'count'].map((operationId) => [
          `/${operationId}`,
          {
            get: {
              operationId,
              parameters: operationId === 'count' ? [] : [{ $ref: '#/components/parameters/Limit' }],
              responses: { 200: { description: 'Done.' } },
            },
          },
        ]),
      ),
      components: {
        parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: limit } } },
      },
    });
  versions(version(9), version(5), version(5));
  const made = await siteWithHistory(join(folder.root, 'openapi/openapi.yaml'));
  for (const id of ['list', 'find'])
    expect(rowOf(pageText(made, `/reference/operations/${id}`), 'limit')).toContain('changed in 2');
});

it('leads from changes to operations without an id', async () => {
  const id = 'description: Pays.';
  versions(inline({ id }), inline({ id }), inline({ id, more: true }));
  const made = await siteWithHistory(join(folder.root, 'openapi/openapi.yaml'));
  expect(pageText(made, '/reference/changes/since/1')).toMatch(/\[POST \/payments\]\([^)]*post-payments/);
});
