import { expect, it } from 'vitest';
import { description, errorsOf, testCheck, type Files } from '../check-case.ts';

const links = (text: string, more = ''): Files =>
  description(`${more}paths:
  /orders:
    get:
      operationId: listOrders
      description: '${text}'
      responses: { '200': { description: Done. } }
`);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>';
const DOCS = 'externalDocs: { url: https://docs.example/api/v1/ }\n';

testCheck('description-links', {
  'pages of this site and of others': [
    links(
      '[a](/reference/operations/listOrders#listOrders), [b](https://a.example), <a href="mailto:a@b.example">c</a>',
    ),
  ],
  'a page that this site does not have': [
    links('See [a](/docs/a).'),
    '7:25 The link `/docs/a` does not lead to a page.',
  ],
  'a relative one, where the description says what it is relative to': [links('See [a](/docs/a), [b](#c).', DOCS)],
  'a scheme of another program': [
    links('A [Vendor](entity:Vendor), an [Order](entity:Order).', DOCS),
    '8:23 The link `entity:` does not lead to a page (used 2 times).',
  ],
  'an address that runs, or holds data': [
    links('See [a](javascript:alert(1)), [b](data:text/html,x).'),
    '7:25 The link `javascript:` does not lead to a page.',
    '7:51 The link `data:` does not lead to a page.',
  ],
  'external documentation, once for all of it': [
    links('A.', 'tags: [{ name: a, externalDocs: { url: /a } }, { name: b, externalDocs: { url: /b } }]\n'),
    '3:40 The link `externalDocs.url` does not lead to a page (used 2 times).',
  ],
  'external documentation of a page of this site, and of others': [
    links(
      'A.',
      'tags: [{ name: a, externalDocs: { url: /reference } }, { name: b, externalDocs: { url: https://b.example } }]\n',
    ),
  ],
  'images beside the file that shows them': [{ ...links('![a](./a.svg) ![b](b/b.svg)'), 'a.svg': SVG, 'b/b.svg': SVG }],
  'images that are no files, lie elsewhere or have one address': [
    {
      ...links('![a](a.svg) ![b](b.svg) ![c](../c.svg)', "components: { schemas: { A: { $ref: './a/A.yaml' } } }\n"),
      'b.svg': SVG,
      'a/b.svg': SVG.replace('4', '5'),
      'a/A.yaml': "type: string\ndescription: '![b](b.svg)'\n",
    },
    'a/A.yaml:2:15 `b.svg` is not an image of the site (used 2 times).',
    '8:21 `a.svg` is not an image of the site.',
    '8:45 `../c.svg` is not an image of the site.',
  ],
  'HTML, as Markdown': [
    links('<a href="b">a</a> <img src="c.png">'),
    '7:21 The link `b` does not lead to a page.',
    '7:39 `c.png` is not an image of the site.',
  ],
});

it('stops the build at an address that runs, and at no other', async () => {
  const docs = (url: string): Files => links('A.', `externalDocs: { url: '${url}' }\n`);
  expect(await errorsOf('description-links', links('[a](entity:A), [b](JavaScript&colon;alert(1))'))).toHaveLength(1);
  expect(await errorsOf('description-links', docs('javascript:alert(1)'))).toHaveLength(1);
});
