import { nearestTable, type FieldTable } from '../pages/field-table.ts';
import { expect, test } from '../reading.ts';

const plugin = {
  required: ['apiKey', 'businessId', 'email', 'currency', 'amount', 'firstName', 'lastName', 'onTransaction'],
  optional: ['phone', 'metadata', 'onClose'],
};

const transactionFilters = {
  required: ['Page', 'BusinessId'],
  optional: ['Limit', 'MerchantId', 'PaymentMethod', 'Status', 'Amount', 'StartAt', 'EndAt'],
};

test('the web plugin marks its required parameters, and no others', async ({ guide }) => {
  await guide.read('/web-plugin');
  expect(marks(nearestTable(await guide.fieldTables(), [...plugin.required, ...plugin.optional]))).toEqual(plugin);
});

test('the transaction list marks its required query parameters, and no others', async ({ guide }) => {
  await guide.read('/transaction-monitoring');
  expect(
    marks(nearestTable(await guide.fieldTables(), [...transactionFilters.required, ...transactionFilters.optional])),
  ).toEqual(transactionFilters);
});

test('the page names the transaction filters query parameters', async ({ guide }) => {
  await guide.read('/transaction-monitoring');
  await expect(guide.headingNamed('Query parameters')).toBeVisible();
});

test('the wallet in a path is a path parameter', async ({ guide }) => {
  await guide.read('/static-wallet');
  await expect(guide.headingNamed('Path parameters')).toBeVisible();
  await expect(guide.field('staticAccountId')).toBeVisible();
});

for (const page of ['/card-payments', '/bank-details', '/onboarding', '/get-api-keys']) {
  test(`${page} says that required fields are not published, and marks none`, async ({ guide }) => {
    await guide.read(page);
    const marked = (await guide.fieldTables())
      .flatMap(required)
      .filter((name) => !['ocp-apim-subscription-key', 'Content-Type'].includes(name));
    expect(marked).toEqual([]);
    await expect(guide.notPublished(/required/).first()).toBeVisible();
  });
}

function marks(table: FieldTable | undefined): { required: string[]; optional: string[] } {
  const rows = table?.fields ?? [];
  return {
    required: rows.filter((row) => row.required).map(({ name }) => name),
    optional: rows.filter((row) => !row.required).map(({ name }) => name),
  };
}

function required(table: FieldTable): string[] {
  return table.fields.flatMap((row) => [
    ...(row.required ? [row.name] : []),
    ...(row.nested === undefined ? [] : required(row.nested)),
  ]);
}
