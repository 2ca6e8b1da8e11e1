import { expect, it } from 'vitest';
import { relativeLinks } from '#scripts/pages/guide/relative-links.ts';
import type { Page } from '#src/model/page.ts';

const PAGES = ['/reference/operations/listOrders', '/reference/tags/My-orders', '/start'];
const page = { kind: 'guide', href: '/start', content: [] } as unknown as Page;

it.each([
  ['#operation/listOrders', '/reference/operations/listOrders'],
  ['#tag/My-orders/operation/listOrders', '/reference/operations/listOrders'],
  ['#tag/My%20orders', '/reference/tags/My-orders'],
  ['#operation/none', undefined],
  ['#tag/%', undefined],
  ['#section/Errors/Too-many-calls', '/reference#too-many-calls'],
  ['/start', '/start'],
  ['/none', undefined],
])('%s of a description leads to %s', (href, want) => {
  expect(relativeLinks(PAGES)(page)(href)).toBe(want);
});

it('what no page of the site is leads to the documentation', () => {
  const links = relativeLinks(PAGES, 'https://docs.example/api/');
  expect(links(page)('#operation/none')).toBe('https://docs.example/api/#operation/none');
});
