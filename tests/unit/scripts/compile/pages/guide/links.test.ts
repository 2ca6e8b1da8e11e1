import { NO_REFERENCE } from '../../../../../fixtures/site.ts';
import { describe, expect, it } from 'vitest';
import { brokenLinks, resolveLink } from '#scripts/compile/pages/guide/links.ts';
import { pageContext } from '../../../model-builders.ts';

const CONTEXT = pageContext();
CONTEXT.addresses.operations.add('getOrder', '/orders#getOrder');
CONTEXT.addresses.schemas.add('Order', '/orders#getOrder.200');
CONTEXT.addresses.webhooks.add('orderPaid', '/webhooks#orderPaid');

const TARGETS: readonly { given: string; want: object }[] = [
  { given: '/orders', want: { href: '/orders', external: false } },
  { given: 'https://a.example/?b=c#d', want: { href: 'https://a.example/?b=c#d', external: true } },
  { given: 'site:signInUrl', want: { href: 'https://shop.example/login', external: true } },
  { given: 'site:supportEmail', want: { href: 'mailto:help@shop.example', external: true } },
  { given: 'operation:getOrder', want: { href: '/orders#getOrder', external: false } },
  { given: 'schema:Order', want: { href: '/orders#getOrder.200', external: false } },
  { given: 'webhook:orderPaid', want: { href: '/webhooks#orderPaid', external: false } },
];

const REFUSED: readonly { given: string; want: string; hint: string }[] = [
  {
    given: 'javascript:alert(1)',
    want: '`javascript:alert(1)` is not an address that a guide may link to.',
    hint: '`https://…`',
  },
  { given: 'orders.mdx', want: '`orders.mdx` is not an address that a guide may link to.', hint: '`/route`' },
  { given: 'site:signInURL', want: '`site.yaml` has no key `signInURL`.', hint: 'Did you mean `signInUrl`?' },
  {
    given: 'site:constructor',
    want: '`site.yaml` has no key `constructor`.',
    hint: 'Write one of `brand`, `supportEmail`, `signInUrl`.',
  },
  { given: 'operation:getOrders', want: 'No page shows the operation `getOrders`.', hint: 'Did you mean `getOrder`?' },
  { given: 'schema:', want: 'No page shows the schema ``.', hint: 'Write `Order`.' },
  { given: 'webhook:constructor', want: 'No page shows the webhook `constructor`.', hint: 'Write `orderPaid`.' },
];

describe('resolveLink', () => {
  for (const { given, want } of TARGETS)
    it(`leads from ${given} to its target`, () => expect(resolveLink(given, CONTEXT)).toEqual(want));
  for (const { given, want, hint } of REFUSED) {
    it(`refuses "${given}" and says what to write`, () => {
      expect(resolveLink(given, CONTEXT)).toMatchObject({ problem: { check: 'guide-links', message: want } });
      expect(resolveLink(given, CONTEXT)).toMatchObject({ problem: { hint: expect.stringContaining(hint) } });
    });
  }
});

const location = { file: 'guide.mdx', line: 3, column: 5 };
const ANCHORS = new Map([
  ['/orders', new Set(['pay', 'zahlung-über', '100%'])],
  ['/help', new Set<string>()],
]);

const BROKEN: readonly { href: string; want: readonly [string, string] | undefined }[] = [
  { href: '/orders', want: undefined },
  { href: '/orders#pay', want: undefined },
  { href: '#pay', want: undefined },
  { href: '/orders#zahlung-%C3%BCber', want: undefined },
  { href: '/orders#100%', want: undefined },
  {
    href: '/orders#50%',
    want: ['The page `/orders` has no place `#50%`.', 'Write one of `pay`, `zahlung-über`, `100%`.'],
  },
  { href: '/order', want: ['There is no page `/order`.', 'Did you mean `/orders`?'] },
  { href: '/bills', want: ['There is no page `/bills`.', 'Write `/orders`: that page was called so before.'] },
  {
    href: '/returns',
    want: [
      'There is no page `/returns`.',
      'Correct the link. A guide that was renamed says `formerly: [returns]` in its frontmatter.',
    ],
  },
  { href: '/orders/', want: ['There is no page `/orders/`.', 'Did you mean `/orders`?'] },
  { href: '/', want: ['There is no page `/`.', 'Write one of `/orders`, `/help`.'] },
  { href: '/orders#pays', want: ['The page `/orders` has no place `#pays`.', 'Did you mean `pay`?'] },
  { href: '/help#pay', want: ['The page `/help` has no place `#pay`.', 'None is defined.'] },
];

describe('brokenLinks', () => {
  for (const { href, want } of BROKEN) {
    it(`${want === undefined ? 'finds' : 'misses'} the place of ${href}`, () => {
      const problems = brokenLinks([{ page: '/orders', href, location }], {
        anchors: ANCHORS,
        reference: NO_REFERENCE,
        redirects: [{ from: '/bills', to: '/orders' }],
      });
      const wanted = want === undefined ? [] : [{ check: 'guide-links', message: want[0], hint: want[1], location }];
      expect(problems).toMatchObject(wanted);
      expect(problems).toHaveLength(wanted.length);
    });
  }
});
