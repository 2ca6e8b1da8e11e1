import type { Request } from '@playwright/test';
import { violationsButColours } from '../pages/accessibility.ts';
import { expect, test } from '../reading.ts';
import { addressOf, kinds, SITES, sitemapOf, type SiteName } from '../sites.ts';

/*
 * Every page of this site, and the guides and a page of each kind of the fixture site, are opened once, and all that can
 * be asked of any page is asked then; the suite `accessibility` judges colours and the frame. That the console stays silent
 * and that nothing is fetched from elsewhere holds for every test.
 */
const isRead = (site: SiteName, path: string) =>
  site === 'own' || !path.startsWith('/reference') || kinds.includes(path);
const pages = SITES.flatMap((site) =>
  [...sitemapOf(site).filter((path) => isRead(site, path)), '/no-such-page'].map((path) => [site, path] as const),
);

for (const [site, path] of pages) {
  test(`${path} of ${site} reads well`, async ({ application, complaints, guide, page }) => {
    const base = addressOf(site);
    const fetched: string[] = [];
    const fetch = (request: Request) => void fetched.push(request.url().replace(base, ''));
    page.on('request', fetch);
    const response = await guide.open(base + path);
    page.off('request', fetch);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    if (path === '/no-such-page') expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    expect(response?.headers()['content-encoding']).toBe('br');
    const first = fetched.filter((address) => !/^\/assets\/(favicon|not-found|geist(-mono)?)-/.test(address));
    const [own, ...files] = first;
    expect(own).toBe(path);
    expect(
      files.map((address) => address.replace(/-[\w-]{8}\.(?:css|js)$/, '')).toSorted(),
      'what is fetched before the reader does anything',
    ).toEqual(['/assets/actions', '/assets/styles']);
    await expect(page.locator('h1')).toHaveCount(1);

    await application.wake();
    expect(await application.shifts(), 'layout shifts').toEqual([]);
    expect(await application.tooWideAt(640, 320), 'sideways at 200 % and at 320 px').toEqual([]);
    await guide.unfold();
    expect(await application.tooWideAt(320, 640), 'sideways, unfolded').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violationsButColours(page, 'main')).toEqual([]);
  });
}
