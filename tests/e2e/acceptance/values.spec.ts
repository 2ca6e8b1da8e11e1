import { catalogue, explainedValues, fieldValues } from '../facts/values.ts';
import { withNested } from '../pages/field-table.ts';
import { expect, test } from '../reading.ts';

for (const { page, of, value, meaning } of explainedValues) {
  test(`${page} explains ${of} ${value}`, async ({ guide }) => {
    await guide.read(page);
    await expect(guide.valueRow(value, meaning).first()).toBeVisible();
  });
}

for (const { page, field, values } of fieldValues) {
  test(`${page} lists ${values.join(', ')} for ${field}`, async ({ guide }) => {
    await guide.read(page);
    const lists = withNested(await guide.fieldTables()).flatMap(({ fields }) =>
      fields.filter(({ name }) => name === field).map((row) => [...row.values].sort()),
    );
    expect(lists).toContainEqual([...values].sort());
  });
}

test('the meaning of wallet status 1 is said not to be published', async ({ guide }) => {
  await guide.read('/static-wallet');
  await expect(guide.notPublished(/meaning/).first()).toBeVisible();
});

test('the full set of transaction statuses is said not to be published', async ({ guide }) => {
  await guide.read('/transaction-monitoring');
  await expect(guide.notPublished(/full set|other values|values/).first()).toBeVisible();
});

test('the error catalogue lists its codes in order', async ({ guide }) => {
  await guide.read('/response');
  const codes = guide.article.getByRole('rowheader').filter({ hasText: /^(\d{3}|5XX)\b/ });
  expect((await codes.allTextContents()).map((text) => text.slice(0, 3))).toEqual(catalogue.map(({ code }) => code));
});

for (const { code, title, meaning, remedy } of catalogue) {
  test(`the error catalogue gives ${code} its meaning${remedy === undefined ? '' : ' and remedy'}`, async ({
    guide,
    page,
  }) => {
    await guide.read('/response');
    const header = page.getByRole('rowheader').filter({ hasText: new RegExp(`^${code}\\b`) });
    const row = guide.article.getByRole('row').filter({ has: header });
    await expect(row.getByRole('rowheader')).toHaveText(title);
    await expect(row.getByRole('cell').filter({ hasText: meaning }).first()).toBeVisible();
    if (remedy !== undefined) await expect(row.getByRole('cell').filter({ hasText: remedy }).first()).toBeVisible();
  });
}
