import type { Fields, GuideFacts } from '../facts/guide-facts.ts';
import { guides } from '../facts/guides.ts';
import { sidebarGroups, sidebarLinks } from '../facts/sidebar.ts';
import { catalogue } from '../facts/transactions.ts';
import { namesOf, nearestTable, withNested, type FieldTable } from '../pages/field-table.ts';
import type { GuidePage } from '../pages/guide-page.ts';
import { expect, test } from '../reading.ts';
import { test as fresh } from '../test.ts';

/*
 * What the specification of the product demands of the guides. Whatever they tell beside it, a further field,
 * operation, code or guide, is welcome.
 */

const subscriptionKey = 'ocp-apim-subscription-key';

for (const facts of guides) {
  test(`${facts.path} tells what it must`, async ({ guide, sidebar, topBar, footer }) => {
    const response = await guide.open(facts.path);
    expect(response?.status()).toBe(200);
    await expect(guide.heading).toHaveText(facts.heading);
    await expect(guide.heading).toBeInViewport();
    expect.soft(await guide.title()).toMatch(facts.title);
    expect.soft(await guide.canonical()).toMatch(new RegExp(`^https://[^/]+${facts.path}$`));
    const own = sidebarLinks.filter(({ path }) => path === facts.path);
    await expect.soft(sidebar.activeLinks(), 'also of a guide that is not listed').toHaveCount(1);
    for (const { label } of own) {
      await expect.soft(sidebar.link(label)).toHaveAttribute('aria-current', 'page');
      await expect.soft(sidebar.link(label)).toBeInViewport();
    }
    await expect.soft(footer.footer).toMatchAriaSnapshot(footer.tells);
    await expect.soft(topBar.signIn).toHaveAttribute('href', /^https:\/\//);
    await expect.soft(topBar.logo).toHaveAttribute('href', '/');
    await guide.unfold();
    await tellsWords(guide, facts);
    await tellsFields(guide, facts, await guide.fieldTables());
    await tellsCalls(guide, facts);
  });
}

test('the error catalogue gives every code its meaning and remedy, in order', async ({ guide }) => {
  await guide.open('/response');
  const rows = guide.article.getByRole('row').filter({ has: guide.article.page().getByRole('rowheader') });
  const codes = rows.filter({ hasText: /^(\d{3}|\dXX)\b/ });
  const known = catalogue.map(({ code }) => code);
  const listed = (await codes.getByRole('rowheader').allTextContents()).map((text) => text.slice(0, 3));
  expect(among(listed, known)).toEqual(known);
  for (const { code, title, meaning, remedy } of catalogue) {
    const row = codes.filter({ hasText: new RegExp(`^${code}`) }).first();
    await expect.soft(row.getByRole('rowheader'), code).toHaveText(title);
    for (const words of [meaning, remedy ?? meaning])
      await expect.soft(row.getByRole('cell').filter({ hasText: words }).first(), code).toBeVisible();
  }
});

test('the base URL of the calls is the one on /get-started', async ({ guide }) => {
  await guide.open('/get-started');
  await expect(guide.code().first()).toBeVisible();
  const base =
    (
      await guide
        .code()
        .filter({ hasText: /^\s*https:/ })
        .first()
        .textContent()
    )?.trim() ?? '';
  await guide.open('/phone-number');
  await expect(guide.sample(`${base}/`)).toBeAttached();
});

fresh(
  'the sidebar has its groups and their links in order, and onboarding is none of them',
  async ({ guide, sidebar }) => {
    await guide.open('/get-started');
    const labels = sidebarGroups.map(({ label }) => label);
    expect(among(await sidebar.groupLabels(), labels)).toEqual(labels);
    for (const { label, links, open } of sidebarGroups) {
      expect(await sidebar.isOpen(label), label).toBe(open);
      const paths = links.map(({ path }) => path);
      const shown = (await sidebar.links(label)).filter(({ path }) => paths.includes(path));
      expect(shown, label).toEqual(links);
    }
    await expect(sidebar.nav.locator('a[href="/onboarding"]')).toHaveCount(0);
  },
);

test('/ leads to /get-started', async ({ guide, page }) => {
  await guide.open('/');
  await expect(page).toHaveURL('/get-started');
});

async function tellsWords(guide: GuidePage, facts: GuideFacts): Promise<void> {
  for (const name of facts.headings ?? []) await expect.soft(guide.headingNamed(name).first()).toBeVisible();
  for (const words of facts.says ?? []) await expect.soft(guide.statement(...words), words.join()).toBeVisible();
  for (const words of facts.samples ?? []) await expect.soft(guide.sample(...words), words.join()).toBeAttached();
  for (const labels of facts.menus ?? []) await expect.soft(guide.menuPath(...labels), labels.join()).toBeVisible();
  for (const words of facts.lists ?? []) await expect.soft(guide.listInOrder(...words), words.join()).toBeVisible();
  for (const [name, href] of facts.links ?? []) {
    if (typeof href === 'string') await expect.soft(guide.article.locator(`a[href="${href}"]`).first()).toBeVisible();
    else await expect.soft(guide.link(name)).toHaveAttribute('href', href);
  }
  for (const [value, meaning] of facts.values ?? [])
    await expect.soft(guide.valueRow(value, meaning).first(), value).toBeVisible();
  if (facts.steps) {
    const [count, ...words] = facts.steps;
    for (const word of words) await expect.soft(guide.numberedSteps(count).filter({ hasText: word })).toBeVisible();
  }
  if (facts.picture) {
    const [title, ...messages] = facts.picture;
    const picture = guide.picture(title);
    await expect.soft(picture.getByRole('listitem').first()).toHaveText(/^\S.* to \S.*: /);
    await expect.soft(picture.getByRole('list')).toHaveText(new RegExp(messages.join('[\\s\\S]*')));
  }
}

async function tellsFields(guide: GuidePage, facts: GuideFacts, tables: readonly FieldTable[]): Promise<void> {
  for (const fields of facts.objects ?? []) expectFields(nearestTable(tables, names(fields)), fields);
  const rows = withNested(tables).flatMap(({ fields }) => fields);
  for (const [field, words] of facts.fields ?? [])
    await expect.soft(guide.field(field).filter({ hasText: words }).first(), field).toBeVisible();
  const lists = (field: string) => rows.filter(({ name }) => name === field).map((row) => [...row.values].sort());
  for (const [field, values] of facts.enums ?? [])
    expect.soft(lists(field), field).toContainEqual(expect.arrayContaining(values.split(' ')));
  for (const [field, values] of facts.only ?? [])
    expect.soft(lists(field), field).toContainEqual(values.split(' ').sort());
  if (facts.required) {
    const { required, optional } = facts.required;
    const marks = nearestTable(tables, names(`${required} ${optional}`))?.fields ?? [];
    const marked = (mark: boolean) => marks.filter((row) => row.required === mark).map(({ name }) => name);
    expect.soft(marked(true)).toEqual(expect.arrayContaining([...names(required)]));
    expect.soft(marked(false)).toEqual(expect.arrayContaining([...names(optional)]));
  }
}

async function tellsCalls(guide: GuidePage, { calls = [], otherCalls = [] }: GuideFacts): Promise<void> {
  if (calls.length + otherCalls.length === 0) return;
  for (const [method, path] of calls) await expect.soft(guide.call(method, path), path).toBeVisible();
  for (const heading of otherCalls) await expect.soft(guide.headingNamed(heading).first()).toBeVisible();
  const told = (await guide.calls().count()) + (await guide.undocumentedCalls().count());
  expect
    .soft(told, 'how to call it, or that this is not documented')
    .toBeGreaterThanOrEqual(calls.length + otherCalls.length);
  await expect.soft(guide.article.getByText(subscriptionKey, { exact: true }).first()).toBeVisible();
  await expect.soft(guide.article.getByText('application/json').first()).toBeVisible();
}

function expectFields(table: FieldTable | undefined, wanted: Fields): void {
  expect.soft(namesOf(table)).toEqual(expect.arrayContaining([...names(wanted)]));
  if (typeof wanted === 'string' || !('nested' in wanted)) return;
  for (const [holder, inside] of Object.entries(wanted.nested))
    expectFields(table?.fields.find(({ name }) => name === holder)?.nested, inside);
}

/** Those that are known, as they follow one another. */
function among(listed: readonly string[], known: readonly string[]): string[] {
  return listed.filter((each) => known.includes(each));
}

function names(fields: Fields): readonly string[] {
  if (typeof fields === 'string') return fields.split(/\s+/);
  return 'nested' in fields ? fields.fields.split(/\s+/) : fields;
}
