import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** What axe finds against WCAG 2.2 A and AA, as rule and places. */
export async function violations(page: Page): Promise<string[]> {
  // Blocks whose layout is deferred have no sizes yet.
  await page.waitForFunction(() => document.querySelector('[data-deferred]') === null);
  await page.evaluate(axe);
  const found = await page.evaluate(
    (wanted) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe
        .run(wanted)
        .then((results) => results.violations),
    options,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  );
}
