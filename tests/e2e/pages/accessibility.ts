import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RuleMetadata, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const colours = ['color-contrast', 'link-in-text-block'];

interface Axe {
  getRules(tags: readonly string[]): RuleMetadata[];
  run(context: { readonly include: string; readonly exclude?: string }, options: RunOptions): Promise<AxeResults>;
}

/** What breaks WCAG 2.0 to 2.2, A or AA, by every rule that axe has for it, as rule and places. */
export async function violations(page: Page): Promise<string[]> {
  return (await judge(page, (await rules(page)).awake)).violations.map(told);
}

/** The same of all but the article, which is judged by itself: of the frame, and of what opens over a page. */
export async function frameViolations(page: Page): Promise<string[]> {
  return (await judge(page, (await rules(page)).awake, 'html', 'main')).violations.map(told);
}

/** The same without the rules on colours, which take most of the time; inside `main`, without the frame, which takes the rest. */
export async function violationsButColours(page: Page, within?: 'main'): Promise<string[]> {
  const { awake } = await rules(page);
  const { violations } = await judge(
    page,
    awake.filter((rule) => !colours.includes(rule)),
    within,
  );
  return violations.map(told);
}

/**
 * What breaks the rules on colours inside `main`, and what axe cannot decide. So that it decides about every text, nothing is scrolled
 * out of sight, and placeholders are typed. The page is left like that.
 */
export async function contrastViolations(page: Page): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: await page.evaluate(layOut) });
  const results = await judge(page, colours, 'main');
  return [...results.violations.map(told), ...results.incomplete.map((result) => `undecided ${told(result)}`)];
}

/**
 * Rules of WCAG 2.0 to 2.2, A and AA. Those that axe runs only when they are named, as they are new or experimental, are
 * awake here; those that it has given up are not.
 */
export async function rules(page: Page): Promise<{ awake: string[]; deprecated: string[] }> {
  await load(page);
  const known = await page.evaluate((tags) => (window as unknown as { axe: Axe }).axe.getRules(tags), standard);
  const ids = (deprecated: boolean) =>
    known.filter(({ tags }) => tags.includes('deprecated') === deprecated).map(({ ruleId }) => ruleId);
  return { awake: ids(false), deprecated: ids(true) };
}

/** What axe says by these rules of an element, without another one inside it. */
async function judge(page: Page, rules: readonly string[], include = 'html', exclude?: string): Promise<AxeResults> {
  // Blocks whose layout is deferred have no sizes yet.
  await page.waitForFunction(() => document.querySelector('[data-deferred]') === null);
  await load(page);
  const options: RunOptions = {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations', 'incomplete'],
  };
  const context = exclude === undefined ? { include } : { include, exclude };
  return page.evaluate(([given, wanted]) => (window as unknown as { axe: Axe }).axe.run(given, wanted), [
    context,
    options,
  ] as const);
}

async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

function told({ id, nodes }: Result): string {
  const places = nodes.slice(0, 3).map(({ target, any, all, none }) => {
    const [reason] = [...any, ...all, ...none];
    return `${target.join(' ')} (${reason?.message ?? ''})`;
  });
  return `${id}: ${places.join(', ')}`;
}

/**
 * Wraps code, spaces at the end of a line too, so that no edge of it is shaded and nothing offers to enlarge it, types
 * placeholders in their colour, says how tall a window shows all.
 */
function layOut(): number {
  document.querySelectorAll('[data-enlarge]').forEach((button) => button.remove());
  for (const code of document.querySelectorAll<HTMLElement>('pre, pre > code'))
    Object.assign(code.style, {
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      width: 'auto',
      maxHeight: 'none',
      background: 'none',
    });
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    input.style.color = getComputedStyle(input, '::placeholder').color;
    input.value = input.placeholder;
  }
  return Math.max(...[...document.querySelectorAll('html, nav')].map((element) => element.scrollHeight)) + 200;
}
