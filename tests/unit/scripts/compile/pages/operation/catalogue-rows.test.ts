import { describe, expect, it } from 'vitest';
import { catalogueRows } from '#scripts/compile/pages/operation/catalogue-rows.ts';
import { operation, pageContext, response } from '../../../model-builders.ts';

describe('catalogueRows', () => {
  const context = pageContext({
    catalogue: [
      { code: '5XX', title: 'Server error', meaning: 'Ours.', component: 'Server', notPublished: ['operations'] },
      {
        code: '404',
        title: 'Not found',
        meaning: 'None.',
        remedy: 'Check it.',
        component: 'NotFound',
        notPublished: [],
      },
    ],
    operations: [
      operation({ operationId: 'getOrder', summary: 'Fetch an order', responses: [response('200'), response('404')] }),
      operation({ operationId: 'listOrders', summary: 'List orders', responses: [response('200'), response('500')] }),
      operation({ operationId: 'hidden', summary: 'On no page', responses: [response('404')] }),
    ],
  });
  context.addresses.operations.add('getOrder', '/orders#getOrder');
  context.addresses.operations.add('listOrders', '/orders#listOrders');

  it('keeps the order of the catalogue and lists the operations that can answer with a code and are shown somewhere', () => {
    expect(
      catalogueRows(context).map(({ anchor, code, title, operations, unconfirmed }) => ({
        anchor,
        code,
        title,
        operations,
        unconfirmed,
      })),
    ).toEqual([
      {
        anchor: 'status-5XX',
        code: '5XX',
        title: 'Server error',
        operations: [],
        unconfirmed: ['which operations return it'],
      },
      {
        anchor: 'status-404',
        code: '404',
        title: 'Not found',
        operations: [{ label: 'Fetch an order', href: '/orders#getOrder' }],
        unconfirmed: undefined,
      },
    ]);
  });

  it('has a remedy only where there is one', () => {
    expect(catalogueRows(context).map((row) => 'remedy' in row)).toEqual([false, true]);
  });
});
