import { basename } from 'node:path';
import { createProgress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable } from '../figures.ts';
import { builtReference, builtSite } from '../own-site.ts';
import { siteFlight } from './site-flight.ts';

/**
 * Weighs this site's pages by kind and those of other descriptions: until the first screen is whole, and in all.
 *
 * @param descriptions files of OpenAPI descriptions.
 * @throws {UsageError} when Chromium cannot be had, or a site cannot be built.
 */
export async function flightBench(descriptions: readonly string[]): Promise<string> {
  const rows: string[][] = [
    ['site', 'kind', 'pages', 'first screen: median', 'heaviest', 'in all: median', 'heaviest'],
  ];
  const browser = await openBrowser();
  const progress = createProgress();
  try {
    for (const file of [undefined, ...descriptions]) {
      const root = file === undefined ? builtSite() : builtReference(file);
      const name = file === undefined ? 'this one' : basename(file);
      for (const { kind, pages, median, heaviest } of await siteFlight(browser, root, (page) => progress.stage(page))) {
        const figures = [pages, median.firstScreen, heaviest.firstScreen, median.all, heaviest.all];
        rows.push([name, kind, ...figures.map(String)]);
      }
    }
  } finally {
    progress.end();
    await browser.close();
  }
  return markdownTable(rows);
}
