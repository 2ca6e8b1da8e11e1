import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import { followUrl } from '../../../../renames/follow-url.ts';
import { sharedFolder } from '../../../own-folder.ts';
import { testCheck, type Files } from '../../checks/check-case.ts';

const OPENAPI = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /refunds/{refund}:
    get:
      operationId: getRefund
      x-formerly: [fetchRefund, readRefund]
      parameters:
        - { name: refund, in: path, required: true, x-formerly: [refund_id], schema: { type: string } }
      responses:
        '200':
          description: Done
          content: { application/json: { schema: { $ref: '#/components/schemas/Refund' } } }
webhooks:
  refund.done:
    post:
      x-formerly: [refunded]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Refund' } } } }
      responses: { '200': { description: Done } }
components:
  schemas:
    Refund:
      type: object
      x-formerly: [Repayment]
      properties:
        state: { $ref: '#/components/schemas/State', x-formerly: [status] }
        customer: { type: object, x-formerly: [payer], properties: { email: { type: string, x-formerly: [mail] } } }
    State: { type: string, enum: [open, done], x-formerly: [Status] }
`;
const GUIDE = `---
title: First
description: The first one.
formerly: [start]
---
## Refund a payment {/* formerly: refunding, pay-back */}

Text.

<Operation id="getRefund" />

<EnumTable name="State" />
`;
const SECOND = '---\ntitle: Second\ndescription: The second one.\n---\n## Part\n\nText.\n';
const site = (redirects: string): string =>
  `brand: T\nurl: https://docs.example\nsupportEmail: a@docs.example\nsignInUrl: https://docs.example\nsignUpUrl: https://docs.example\nchatUrl: https://docs.example\nredirects:\n${redirects}`;

function files(redirects: string, guide = GUIDE, openapi = OPENAPI): Files {
  return {
    'openapi.yaml': openapi,
    'guides/site.yaml': site(redirects),
    'guides/start/first.mdx': guide,
    'guides/start/second.mdx': SECOND,
  };
}

const REDIRECTS = `  /docs/v1/Refunds (old).html: /second#part
  /docs/v1/auth%20guide/: operation:getRefund
  /start#gone: /second
  /second#lost: /second#part
  /docs/v1/refunds.md: schema:Refund
`;

/** Every URL that is old, and where it leads. */
const LEADS: readonly (readonly [old: string, now: string | undefined])[] = [
  ['/start', '/first'],
  ['/start.md', '/first.md'],
  ['/reference/fields', '/reference'],
  ['/reference/fields/s.md', '/reference.md'],
  ['/reference/operations/fetchRefund', '/reference/operations/getRefund'],
  ['/reference/operations/readRefund.md', '/reference/operations/getRefund.md'],
  ['/reference/schemas/Repayment', '/reference/schemas/Refund'],
  ['/reference/webhooks/refunded', '/reference/webhooks/refund.done'],
  ['/docs/v1/Refunds (old).html', '/second#part'],
  ['/docs/v1/auth guide', '/reference/operations/getRefund'],
  ['/docs/v1/auth guide.md', '/reference/operations/getRefund.md'],
  ['/docs/v1/refunds.md', '/reference/schemas/Refund.md'],
  ['/first#refunding', '/first#refund-a-payment'],
  ['/start#pay-back', '/first#refund-a-payment'],
  ['/start#gone', '/second'],
  ['/second#lost', '/second#part'],
  ['/first#readRefund.path.refund_id', '/first#getRefund.path.refund'],
  ['/first#Status=done', '/first#State=done'],
  [
    '/reference/operations/fetchRefund#fetchRefund.200.payer.mail',
    '/reference/operations/getRefund#getRefund.200.customer.email',
  ],
  [
    '/reference/operations/getRefund#getRefund.200.status=open',
    '/reference/operations/getRefund#getRefund.200.state=open',
  ],
  ['/reference/webhooks/refunded#refunded.body.payer', '/reference/webhooks/refund.done#refund.done.body.customer'],
  ['/reference/schemas/Refund#fields.status', '/reference/schemas/Refund#fields.state'],
  ['/reference/schemas/Status#Status=done', '/reference/schemas/State#State=done'],
  ['/reference/schemas/Refund#fields.state', '/reference/schemas/Refund#fields.state'],
  ['/reference/schemas/Refund#fields.unknown', undefined],
  ['/unknown', undefined],
];

const { root, write } = sharedFolder();
write('guides/groups.yaml', '- { folder: start, label: Start }\n');

async function compiled(given: Files) {
  for (const [name, text] of Object.entries(given)) write(name, text);
  return compile({ openapi: join(root, 'openapi.yaml'), guides: join(root, 'guides') });
}

describe('old URLs', async () => {
  const { site: made, problems } = await compiled(files(REDIRECTS));
  it.each(LEADS)('%s leads to %s', (old, now) => expect(made && followUrl(made, old)).toBe(now));

  it('are no problem, and no page lists them', () => {
    expect(problems.filter(({ check }) => check === 'moved' || check === 'guide-links')).toEqual([]);
    expect(made?.reference.hrefs.filter((href) => /fetch|Repay|Status/.test(href))).toEqual([]);
  });

  it('stand in the data of the pages alone where something has moved', () => {
    expect(made?.page('/reference/tags/Operations').moved).toBeUndefined();
    expect(made?.page('/reference/schemas/Refund').moved).toContainEqual(['fields.status', 'fields.state']);
  });
});

const withRedirects = (redirects: string): Files => files(redirects);
const one = (from: string, to: string): Files => files(`  ${from}: ${to}\n`);
const AT = 'guides/site.yaml:8:3';

/** The problem of one mistake in the description or the first guide. */
const changed = (file: 'openapi' | 'guide', from: string, to: string): Files =>
  file === 'guide' ? files('', GUIDE.replace(from, to)) : files('', GUIDE, OPENAPI.replace(from, to));

testCheck('moved', {
  'no list': [changed('openapi', '[Status]', 'Status'), '28:48 `x-formerly` is not a list of names.'],
  'a name that an operation has': [
    changed('openapi', '[refunded]', '[refund.done]'),
    '17:20 `/reference/webhooks/refund.done` is the current URL of a page.',
  ],
  'a name that two schemas had': [
    changed('openapi', '[Status]', '[Repayment]'),
    '28:61 `/reference/schemas/Repayment` leads to `/reference/schemas/Refund` already.',
  ],
  'a name that differs by case alone': [changed('openapi', '[Status]', '[state]')],
  'a name that a property has': [
    changed('openapi', '[payer]', '[state]'),
    '27:48 `state` is listed as a former name of `customer`, but is or was a name of `state`.',
  ],
  'a name that two properties had': [
    changed('openapi', '[payer]', '[status]'),
    '27:48 `status` is listed as a former name of `customer`, but is or was a name of `state`.',
  ],
  'the name of a parameter': [
    changed('openapi', '[refund_id]', '[refund]'),
    '9:66 `refund` is listed as a former name of `refund`, but is or was a name of `refund`.',
  ],
  'an anchor that is none': [
    changed('guide', 'pay-back', 'pay back'),
    '6:1 `pay back` cannot be a former anchor of this heading.',
  ],
  'an anchor that the page has': [
    changed('guide', 'pay-back', 'getRefund'),
    '6:1 `getRefund` cannot be a former anchor of this heading.',
  ],

  'old URLs that lead to pages': [withRedirects(REDIRECTS)],
  'the URL of a page': [
    one('/Second', '/first'),
    `${AT} \`/Second\` is the current URL of \`guides/start/second.mdx\`.`,
  ],
  'the URL of a page of the reference': [
    one('/reference', '/first'),
    `${AT} \`/reference\` is the current URL of a page.`,
  ],
  'a file of the site': [one('/assets/a.js', '/first'), `${AT} \`/assets/a.js\` is a URL that the site reserves.`],
  'one old URL twice': [one('/start', '/second'), `${AT} \`/start\` leads to \`/first\` already.`],
  'a thing that does not exist': [
    one('/a', 'operation:getRefunds'),
    `${AT} No page shows the operation \`getRefunds\`.`,
  ],
  'another site': [one('/a', 'https://example.com'), `${AT} \`https://example.com\` is not a page of this site.`],
  'a circle': [
    withRedirects('  /a: /b\n  /b: /a\n'),
    `${AT} There is no page \`/b\`.`,
    'guides/site.yaml:9:3 There is no page `/a`.',
  ],
  'a page that has moved': [withRedirects('  /a: /b\n  /b: /second\n'), `${AT} There is no page \`/b\`.`],
  'an anchor that is no more': [
    one('/a', '/first#refunding'),
    `${AT} The page \`/first\` has no anchor \`#refunding\`.`,
  ],
  'an anchor that is there': [
    one('/second#part', '/first'),
    `${AT} The anchor \`#part\` still exists on the page \`/second\`, so it cannot be redirected.`,
  ],
  'an anchor of no page': [one('/a#b', '/second'), `${AT} There is no page or redirect \`/a\`.`],
  'no path': [one('a', '/second'), `${AT} \`a\` is not a path that hosts redirect.`],
  'a query': [one('/a?b=c', '/second'), `${AT} \`/a?b=c\` is not a path that hosts redirect.`],
  'a hidden file': [one('/.a', '/second'), `${AT} \`/.a\` is not a path that hosts redirect.`],
});

const formerly = (names: string): Files => files('', GUIDE.replace('[start]', names));

testCheck('guide-frontmatter', {
  'formerly with a slash': [formerly('[/old]'), '4:12 This entry cannot be `"/old"`.'],
  'formerly as a list': [formerly('[old, older]')],
});

testCheck('guide-ids', {
  'a field by a former name': [
    changed('guide', 'Text.', '<Field schema="Refund" path="payer.mail" />'),
    '8:24 The schema `Refund` has no field `payer.mail`.',
  ],
});

it.each([
  ['<Operation id="fetchRefund" />', 'Write `getRefund`: `fetchRefund` is its former name.'],
  ['[Status](schema:Status)', 'Write `State`: `Status` is its former name.'],
  ['[done](webhook:refunded)', 'Write `refund.done`: `refunded` is its former name.'],
  ['<Field schema="Refund" path="payer.mail" />', 'Write `customer.email`: `payer.mail` is its former name.'],
  ['[how](/start)', 'Write `/first`: the page was renamed.'],
  ['[how](#refunding)', 'Write `refund-a-payment`: `refunding` is its former name.'],
  ['[how](/second#lost)', 'Write `/second`: `/second#lost` is its former name.'],
])('%s has the advice what to write', async (text, hint) => {
  const { problems } = await compiled(files('  /second#lost: /second\n', GUIDE.replace('Text.', text)));
  expect(problems.map((problem) => problem.hint)).toContain(hint);
});
