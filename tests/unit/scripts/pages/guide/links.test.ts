import { NO_REFERENCE } from '../../../../fixtures/site.ts';
import { describe, expect, it } from 'vitest';
import { brokenLinks, resolveLink } from '#scripts/pages/guide/links.ts';
import { pageContext } from '../../model-builders.ts';

const CONTEXT = pageContext();
CONTEXT.addresses.operations.add('getOrder', '/orders#getOrder');
CONTEXT.addresses.schemas.add('Order', '/orders#getOrder.200');
CONTEXT.addresses.webhooks.add('orderPaid', '/webhooks#orderPaid');

const TARGETS: readonly (readonly [given: string, want: object])[] = [
  ['/orders', { href: '/orders', external: false }],
  ['https://a.example/?b=c#d', { href: 'https://a.example/?b=c#d', external: true }],
  ['site:signInUrl', { href: 'https://shop.example/login', external: true }],
  ['site:supportEmail', { href: 'mailto:help@shop.example', external: true }],
  ['operation:getOrder', { href: '/orders#getOrder', external: false }],
  ['schema:Order', { href: '/orders#getOrder.200', external: false }],
  ['webhook:orderPaid', { href: '/webhooks#orderPaid', external: false }],
];

const REFUSED: readonly (readonly [given: string, want: string, hint: string])[] = [
  ['javascript:alert(1)', '`javascript:alert(1)` is not a URL that a guide may link to.', '`https://…`'],
  ['orders.mdx', '`orders.mdx` is not a URL that a guide may link to.', 'Write `/orders`'],
  ['../b/orders.md#paid', '`../b/orders.md#paid` is not a URL that a guide may link to.', '`/orders#paid`'],
  ['orders.pdf', '`orders.pdf` is not a URL that a guide may link to.', '`/route`'],
  ['site:signInURL', '`site.yaml` has no key `signInURL`.', 'Did you mean `signInUrl`?'],
  ['site:constructor', '`site.yaml` has no key `constructor`.', 'Write one of `brand`, `supportEmail`, `signInUrl`.'],
  ['operation:getOrders', 'No page shows the operation `getOrders`.', 'Did you mean `getOrder`?'],
  ['schema:', 'No page shows the schema ``.', 'Write `Order`.'],
  ['webhook:constructor', 'No page shows the webhook `constructor`.', 'Write `orderPaid`.'],
];

describe('resolveLink', () => {
  it.each(TARGETS)('leads from %s to its target', (given, want) => expect(resolveLink(given, CONTEXT)).toEqual(want));
  it.each(REFUSED)('refuses "%s" and says what to write', (given, message, hint) =>
    expect(resolveLink(given, CONTEXT)).toMatchObject({
      problem: { check: 'guide-links', message, hint: expect.stringContaining(hint) },
    }),
  );
});

const location = { file: 'guide.mdx', line: 3, column: 5 };
const ANCHORS = new Map([
  ['/orders', new Set(['pay', 'zahlung-über', '100%'])],
  ['/help', new Set<string>()],
]);

const BROKEN: readonly (readonly [href: string, ...problem: string[]])[] = [
  ['/orders'],
  ['/orders#pay'],
  ['#pay'],
  ['/orders#zahlung-%C3%BCber'],
  ['/orders#100%'],
  ['/orders#50%', 'The page `/orders` has no anchor `#50%`.', 'Write one of `pay`, `zahlung-über`, `100%`.'],
  ['/order', 'There is no page `/order`.', 'Did you mean `/orders`?'],
  ['/bills', 'There is no page `/bills`.', 'Write `/orders`: the page was renamed.'],
  [
    '/returns',
    'There is no page `/returns`.',
    'Correct the link. A renamed guide lists `formerly: [returns]` in its frontmatter.',
  ],
  ['/orders/', 'There is no page `/orders/`.', 'Did you mean `/orders`?'],
  ['/', 'There is no page `/`.', 'Write one of `/orders`, `/help`.'],
  ['/orders#pays', 'The page `/orders` has no anchor `#pays`.', 'Did you mean `pay`?'],
  ['/orders#paying', 'The page `/orders` has no anchor `#paying`.', 'Write `pay`: `paying` is its former name.'],
  ['/help#pay', 'The page `/help` has no anchor `#pay`.', 'None is defined.'],
];

describe('brokenLinks', () => {
  it.each(BROKEN)('looks for the place of %s', (href, ...problem) => {
    const problems = brokenLinks([{ page: '/orders', href, location }], {
      anchors: ANCHORS,
      fileOf: () => undefined,
      reference: NO_REFERENCE,
      redirects: [{ from: '/bills', to: '/orders' }],
      moved: (page) => (page === '/orders' ? [['paying', 'pay']] : []),
    });
    expect(problems.flatMap(({ message, hint }) => [message, hint])).toEqual(problem);
    for (const one of problems) expect(one).toMatchObject({ check: 'guide-links', location });
  });
});
