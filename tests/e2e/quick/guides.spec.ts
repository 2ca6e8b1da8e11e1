import type { Fields, GuideFacts } from '../facts/guide-facts.ts';
import { guides } from '../facts/guides.ts';
import { sidebarGroups, sidebarLinks } from '../facts/sidebar.ts';
import { catalogue } from '../facts/transactions.ts';
import { namesOf, nearestTable, withNested, type FieldTable } from '../pages/field-table.ts';
import type { GuidePage } from '../pages/guide-page.ts';
import { expect, test } from '../reading.ts';
import { test as fresh } from '../test.ts';

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
    await expect.soft(sidebar.activeLinks()).toHaveCount(own.length);
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
  const codes = rows.filter({ hasText: /^(\d{3}|5XX)\b/ });
  await expect(codes).toHaveText(catalogue.map(({ code }) => new RegExp(`^${code}`)));
  for (const [index, { code, title, meaning, remedy }] of catalogue.entries()) {
    const row = codes.nth(index);
    await expect.soft(row.getByRole('rowheader'), code).toHaveText(title);
    for (const words of [meaning, remedy ?? meaning])
      await expect.soft(row.getByRole('cell').filter({ hasText: words }).first(), code).toBeVisible();
  }
});

test('the base URL of the calls is the one on /get-started', async ({ guide }) => {
  await guide.open('/get-started');
  await expect(guide.code().first()).toBeVisible();
  const base = (await guide.code().first().textContent())?.trim() ?? '';
  await guide.open('/phone-number');
  await expect(guide.sample(`${base}/`)).toBeAttached();
});

fresh('the sidebar has its groups and their links in order, and leaves one guide out', async ({ guide, sidebar }) => {
  await guide.open('/get-started');
  expect(await sidebar.groupLabels()).toEqual(sidebarGroups.map(({ label }) => label));
  for (const { label, links, open } of sidebarGroups) {
    expect(await sidebar.isOpen(label), label).toBe(open);
    expect(await sidebar.links(label), label).toEqual(links);
  }
  expect(guides.map(({ path }) => path).filter((path) => !sidebarLinks.some((link) => link.path === path))).toEqual([
    '/onboarding',
  ]);
});

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
  for (const what of facts.notPublished ?? []) await expect.soft(guide.notPublished(what).first()).toBeVisible();
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
  for (const [field, values] of facts.enums ?? []) {
    const lists = rows.filter(({ name }) => name === field).map((row) => [...row.values].sort());
    expect.soft(lists, field).toContainEqual(values.split(' ').sort());
  }
  if (facts.required) {
    const { required, optional } = facts.required;
    const marks = nearestTable(tables, names(`${required} ${optional}`))?.fields ?? [];
    const marked = (mark: boolean) => marks.filter((row) => row.required === mark).map(({ name }) => name);
    expect
      .soft({ required: marked(true).join(' '), optional: marked(false).join(' ') })
      .toEqual({ required, optional });
  }
  if (facts.requiredIsNotPublished) {
    const marked = rows.filter(({ name, required }) => required && ![subscriptionKey, 'Content-Type'].includes(name));
    expect.soft(marked).toEqual([]);
    await expect.soft(guide.notPublished(/required/).first()).toBeVisible();
  }
}

async function tellsCalls(guide: GuidePage, { calls = [], unpublishedCalls = [] }: GuideFacts): Promise<void> {
  await expect.soft(guide.calls()).toHaveCount(calls.length);
  for (const [method, path] of calls) await expect.soft(guide.call(method, path), path).toBeVisible();
  for (const heading of unpublishedCalls) await expect.soft(guide.headingNamed(heading).first()).toBeVisible();
  await expect.soft(guide.notPublished(/path/i).filter({ hasText: /method/i })).toHaveCount(unpublishedCalls.length);
  if (calls.length + unpublishedCalls.length === 0) return;
  await expect.soft(guide.article.getByText(subscriptionKey, { exact: true }).first()).toBeVisible();
  await expect.soft(guide.article.getByText('application/json').first()).toBeVisible();
}

function expectFields(table: FieldTable | undefined, wanted: Fields): void {
  expect.soft(namesOf(table).sort()).toEqual([...names(wanted)].sort());
  if (typeof wanted === 'string' || !('nested' in wanted)) return;
  for (const [holder, inside] of Object.entries(wanted.nested))
    expectFields(table?.fields.find(({ name }) => name === holder)?.nested, inside);
}

function names(fields: Fields): readonly string[] {
  if (typeof fields === 'string') return fields.split(/\s+/);
  return 'nested' in fields ? fields.fields.split(/\s+/) : fields;
}
