import { addressOf } from '../sites.ts';
import { expect, test } from '../test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A guide and a page of the reference with open questions. */
const pages = ['/tracking', '/reference/operations/reportDamage'];

for (const path of pages) {
  test(`the line of ${path} opens by keyboard, and each question leads to the row that asks it`, async ({
    guide,
    page,
  }) => {
    await guide.open(path);
    const { line, items } = guide.openQuestions;
    await expect(items.first()).toBeHidden();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeVisible();
    await expect(line).toHaveText(`${await items.count()} open question${(await items.count()) === 1 ? '' : 's'}`);
    for (const item of await items.all()) {
      const question = (await item.textContent()) ?? '';
      await item.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(
        guide.article.getByText(`Open question: ${question}`).filter({ visible: true }).first(),
      ).toBeInViewport();
    }
  });

  test(`closed, the line of ${path} takes little room, and is high enough to be tapped`, async ({ guide, page }) => {
    await guide.open(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const height = (await guide.openQuestions.line.boundingBox())?.height;
      expect(height).toBeGreaterThanOrEqual(24);
      expect(height).toBeLessThanOrEqual(48);
    }
  });

  test(`the mail and the copied text of ${path} have its questions, numbered`, async ({ guide, page }) => {
    await guide.open(path);
    const { line, items, mail, copy } = guide.openQuestions;
    await line.click();
    const numbered = (await items.allTextContents()).map((text, index) => `${index + 1}. ${text}`);
    const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    expect(pathname).toBe('help@heron.example');
    expect(searchParams.get('subject')).toBe(`API questions: ${await guide.heading.textContent()}`);
    expect(searchParams.get('body')?.split('\r\n')).toEqual(expect.arrayContaining(numbered));
    expect(searchParams.get('body')).toContain(path);
    await copy.click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numbered.join('\n'));
  });

  test(`an error on ${path} is reported by a mail that names it`, async ({ guide }) => {
    await guide.open(path);
    const href = await guide.link('Report an error on this page').getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain(path);
  });

  test(`the list of ${path} is found by the browser's search, and is on paper`, async ({ guide, page }) => {
    await guide.open(path);
    const { items } = guide.openQuestions;
    const words = ((await items.first().textContent()) ?? '').split(' ').slice(0, 4).join(' ');
    await page.goto(`about:blank`);
    await page.goto(`${addressOf('parcels')}${path}#:~:text=${encodeURIComponent(words)}`);
    await expect(items.first()).toBeInViewport();
    await guide.open(path);
    await expect(items.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(items.first()).toBeVisible();
    await expect(guide.openQuestions.copy).toBeHidden();
  });
}

test('a page without open questions has no line', async ({ guide }) => {
  await guide.open('/welcome');
  await expect(guide.heading).toBeVisible();
  await expect(guide.openQuestions.line).toHaveCount(0);
});
