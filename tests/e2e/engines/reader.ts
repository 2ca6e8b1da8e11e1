import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Visitor } from '../privacy/visitor.ts';
import type { Browser } from './browser.ts';
import { complaintsKey, type ObservedSite } from './observed-site.ts';

/** Testing Library, as a page loads it: it computes roles and names (ARIA, Accessible Name and Description). */
const QUERIES = readFileSync(
  join(createRequire(import.meta.url).resolve('@testing-library/dom'), '../@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Centre of the first visible element of a role whose name begins so, once it is in view; null where there is none. */
const FIND = `const [role, name, scrolls] = arguments;
  const found = TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true, name: (text) => text.startsWith(name),
  }).find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (found === undefined) return null;
  // At the edge of the window it would be behind the top bar.
  if (scrolls) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.round)`;

/** Somebody who reads the site in a browser: finds things by their roles and names, as assistive technology does. */
export class Reader implements Visitor {
  readonly #browser: Browser;
  readonly #site: Pick<ObservedSite, 'url' | 'idle'>;

  constructor(browser: Browser, site: Pick<ObservedSite, 'url' | 'idle'>) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens a page once the one before has all that it asked for: Firefox may break off what two pages ask for at once. */
  async open(path: string): Promise<void> {
    await this.#site.idle();
    await this.#browser.open(this.#site.url + path);
  }

  back(): Promise<void> {
    return this.#browser.back();
  }

  resize(width: number): Promise<void> {
    return this.#browser.resize(width);
  }

  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.#browser.run(script, ...args);
  }

  /** Whether a reader sees an element of this role whose name begins so. */
  async has(role: string, name: string): Promise<boolean> {
    return (await this.#find(role, name, false)) !== null;
  }

  /** Waits until a reader sees it. */
  async sees(role: string, name: string): Promise<void> {
    await expect.poll(() => this.has(role, name), `${role} “${name}”`).toBe(true);
  }

  async click(role: string, name: string): Promise<void> {
    await this.sees(role, name);
    let at = await this.#find(role, name, true);
    // What still moves would be missed.
    const holds = async (): Promise<boolean> => {
      const before = at;
      at = await this.#find(role, name, true);
      return at !== null && before !== null && at.join() === before.join();
    };
    await expect.poll(holds, `${role} “${name}” stands still`).toBe(true);
    const [x, y] = at ?? [0, 0];
    await this.#browser.click(x, y);
  }

  /** Presses keys one after another, named as in `KeyboardEvent.key`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#browser.press(key);
  }

  pressWithControl(key: string): Promise<void> {
    return this.#browser.press(key, 'Control');
  }

  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Moves the pointer, which brings the application, and waits for it. */
  async wake(): Promise<void> {
    await this.#browser.move(300, 300);
    await this.#browser.move(310, 300);
    await expect.poll(() => this.hasApplication()).toBe(true);
  }

  hasApplication(): Promise<boolean> {
    return this.run('return "application" in document.documentElement.dataset');
  }

  /** Text of the page's heading. */
  heading(): Promise<string> {
    return this.run('return document.querySelector("main h1")?.textContent ?? ""');
  }

  /** What pages have complained of since this was asked last. */
  complaints(): Promise<string> {
    return this.run(
      'const said = sessionStorage.getItem(arguments[0]) ?? ""; sessionStorage.removeItem(arguments[0]); return said',
      complaintsKey,
    );
  }

  /** Leaves nothing behind for the next test. */
  async forget(): Promise<void> {
    await this.open('/robots.txt');
    await this.run(
      'localStorage.clear(); sessionStorage.clear(); document.cookie = "sidebar:state=; path=/; max-age=0"',
    );
    await this.resize(1280);
  }

  async #find(role: string, name: string, scrolls: boolean): Promise<[number, number] | null> {
    if (!(await this.run<boolean>('return "TestingLibraryDom" in window'))) await this.run(QUERIES);
    return this.run(FIND, role, name, scrolls);
  }
}
