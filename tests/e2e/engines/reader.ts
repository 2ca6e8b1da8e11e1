import { expect } from '@playwright/test';
import { complaintsKey } from './observed-site.ts';
import { element, type Browser, type Element } from './webdriver.ts';

/** Elements that may have a role, where HTML gives it to them. */
const candidates: Readonly<Record<string, string>> = {
  button: 'button',
  combobox: 'select, [role=combobox]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  navigation: 'nav',
  gridcell: '[role=gridcell]',
  dialog: 'dialog',
};

/** Somebody who reads the site in a browser: finds things by their roles and names, as assistive technology does. */
export class Reader {
  readonly #browser: Browser;
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async open(path: string): Promise<void> {
    await this.#browser.command('Navigate', { url: this.#url + path });
  }

  async back(): Promise<void> {
    await this.#browser.command('Back');
  }

  async resize(width: number): Promise<void> {
    await this.#browser.command('SetWindowRect', { width, height: 900 });
  }

  /** Runs a script in the page; `arguments` holds what it is given. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.#browser.command('ExecuteScript', { script, args }) as Promise<Result>;
  }

  /** The first visible element of this role whose name begins so. */
  async find(role: string, name: string): Promise<Element | undefined> {
    const visible = await this.run<Element[]>(
      'return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility({ visibilityProperty: true }))',
      candidates[role],
    );
    for (const each of visible) {
      const label = await this.#computed('Label', each);
      if (label?.trim().startsWith(name) === true && (await this.#computed('Role', each)) === role) return each;
    }
    return undefined;
  }

  /** A property for assistive technology (WebDriver, section 12.4); undefined once the page has drawn another element. */
  async #computed(property: 'Label' | 'Role', { [element]: id }: Element): Promise<string | undefined> {
    try {
      return (await this.#browser.command(`GetComputed${property}`, { id })) as string;
    } catch (problem) {
      if (problem instanceof Error && problem.message.includes('stale element reference')) return undefined;
      throw problem;
    }
  }

  /** Waits until a reader sees it. */
  async sees(role: string, name: string): Promise<Element> {
    let found: Element | undefined;
    await expect.poll(async () => (found = await this.find(role, name)) !== undefined, `${role} “${name}”`).toBe(true);
    return found as Element;
  }

  async click(role: string, name: string): Promise<void> {
    const found = await this.sees(role, name);
    // At the edge of the window it would stand behind the top bar.
    await this.run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
    await this.#browser.command('ElementClick', { id: found[element] });
  }

  /** Presses keys one after another: text, or the names of special keys (section 17.4.2). */
  async press(...keys: readonly string[]): Promise<void> {
    await this.#keys(keys.flatMap((key) => [down(key), { type: 'keyUp', value: key }]));
  }

  /** Presses a key while Ctrl is held. */
  async pressWithControl(key: string): Promise<void> {
    const control = '\uE009';
    await this.#keys([down(control), down(key), { type: 'keyUp', value: key }, { type: 'keyUp', value: control }]);
  }

  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Moves the pointer, which brings the application, and waits for it. */
  async wake(): Promise<void> {
    const actions = [300, 310].map((x) => ({ type: 'pointerMove', duration: 0, x, y: 300, origin: 'viewport' }));
    await this.#browser.command('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
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

  async #keys(actions: readonly object[]): Promise<void> {
    await this.#browser.command('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

function down(value: string): object {
  return { type: 'keyDown', value };
}
