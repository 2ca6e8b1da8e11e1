import type { Page } from '@playwright/test';
import type { Application } from '../pages/application.ts';
import { sitemapOf } from '../sites.ts';
import { visit } from '../privacy/visit.ts';
import type { Visitor } from '../privacy/visitor.ts';
import { expect, test } from '../test.ts';

function visitorIn(page: Page, application: Application): Visitor {
  return {
    open: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack()),
    wake: () => application.wake(),
    click: (role, name) =>
      page
        .getByRole(role, { name: new RegExp(`^${name}`) })
        .filter({ visible: true })
        .first()
        .click(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    pressWithControl: (key) => page.keyboard.press(`Control+${key}`),
    run: (script, ...args) => application.run(script, ...args),
  };
}

// That nothing is asked of another origin holds for every test.
test('nothing that a reader types or pastes is kept, sent or put into an address', async ({
  application,
  complaints,
  page,
}) => {
  test.setTimeout(240_000);
  const requests: string[] = [];
  page
    .context()
    .on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const visited = await visit(visitorIn(page, application), sitemapOf('parcels'), requests);
  process.stderr.write(`chromium: ${JSON.stringify({ ...visited, requests: requests.length })}\n`);
  expect(visited.actions).toBeGreaterThan(100);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
