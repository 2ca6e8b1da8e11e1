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
const DOCS = 'externalDocs: { url: https://docs.example/api/v1/ }\n';

testCheck('description-links', {
  'pages of this site and of others': [
    links(
      '[a](/reference/operations/listOrders#listOrders), [b](https://a.example), <a href="mailto:a@b.example">c</a>',
    ),
  ],
  'a page that this site does not have': [links('See [a](/docs/a).'), '7:25 The address `/docs/a` leads to no page.'],
  'a relative one, where the description says what it is relative to': [links('See [a](/docs/a), [b](#c).', DOCS)],
  'a scheme of another program': [
    links('A [Vendor](entity:Vendor), an [Order](entity:Order).', DOCS),
    '8:23 The address `entity:` leads to no page (2 links).',
  ],
  'an address that runs, or holds data': [
    links('See [a](javascript:alert(1)), [b](data:text/html,x).'),
    '7:25 The address `javascript:` leads to no page.',
    '7:51 The address `data:` leads to no page.',
  ],
  'external documentation, once for all of it': [
    links('A.', 'tags: [{ name: a, externalDocs: { url: /a } }, { name: b, externalDocs: { url: /b } }]\n'),
    '3:40 The address `externalDocs.url` leads to no page (2 links).',
  ],
  'external documentation of a page of this site, and of others': [
    links(
      'A.',
      'tags: [{ name: a, externalDocs: { url: /reference } }, { name: b, externalDocs: { url: https://b.example } }]\n',
    ),
  ],
  'HTML, as Markdown': [
    links('<a href="b">a</a> <img src="c.png">'),
    '7:21 The address `b` leads to no page.',
    '7:39 The address `c.png` leads to no page.',
  ],
});

it('stops the build at an address that runs, and at no other', async () => {
  const docs = (url: string): Files => links('A.', `externalDocs: { url: '${url}' }\n`);
  expect(await errorsOf('description-links', links('[a](entity:A), [b](JavaScript&colon;alert(1))'))).toHaveLength(1);
  expect(await errorsOf('description-links', docs('javascript:alert(1)'))).toHaveLength(1);
});
