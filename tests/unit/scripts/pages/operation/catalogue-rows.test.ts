import { expect, it } from 'vitest';
import { catalogueRows } from '#scripts/pages/operation/catalogue-rows.ts';
import { operation, pageContext, response } from '../../model-builders.ts';

// The golden page of the error catalogue shows the rows themselves.
it('lists the operations that return a code and are shown somewhere', () => {
  const entry = { title: '', meaning: '', component: 'A', notPublished: [] };
  const call = (operationId: string, status: string) =>
    operation({ operationId, summary: operationId, responses: [response('200'), response(status)] });
  const context = pageContext({
    catalogue: [
      { ...entry, code: '5XX' },
      { ...entry, code: '404' },
    ],
    operations: [call('getOrder', '404'), call('listOrders', '503'), call('onNoPage', '404')],
  });
  context.addresses.operations.add('getOrder', '/orders#getOrder');
  context.addresses.operations.add('listOrders', '/orders#listOrders');
  expect(catalogueRows(context).map(({ anchor, operations }) => [anchor, operations])).toEqual([
    ['status-5XX', []],
    ['status-404', [{ label: 'getOrder', href: '/orders#getOrder' }]],
  ]);
});
