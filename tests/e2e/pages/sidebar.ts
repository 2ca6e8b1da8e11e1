import type { Locator, Page } from '@playwright/test';

/** The sidebar: a column on wide screens, a drawer on narrow ones. */
export class Sidebar {
  readonly #page: Page;
  readonly nav: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.nav = page.getByRole('navigation', { name: 'Documentation' });
  }

  groups(): Locator {
    return this.nav.getByRole('group');
  }

  group(label: string): Locator {
    return this.groups().filter({ has: this.#page.locator('summary').getByText(label, { exact: true }) });
  }

  /** What opens and closes a group. */
  groupHandle(label: string): Locator {
    return this.group(label).locator('summary');
  }

  async groupLabels(): Promise<string[]> {
    const labels = await this.groups().locator('summary > span:not([role])').allTextContents();
    return labels.map((label) => label.trim());
  }

  isOpen(label: string): Promise<boolean> {
    return this.group(label).evaluate((group) => (group as HTMLDetailsElement).open);
  }

  async openGroup(label: string): Promise<void> {
    if (!(await this.isOpen(label))) await this.groupHandle(label).click();
  }

  /** Opens every group. */
  async openGroups(): Promise<void> {
    await this.groups().evaluateAll((groups) => groups.forEach((group) => ((group as HTMLDetailsElement).open = true)));
  }

  link(label: string): Locator {
    return this.nav.getByRole('link', { name: label, exact: true });
  }

  /** Points in the middle of all links that are in sight, from top to bottom. */
  visibleLinks(): Promise<{ x: number; y: number }[]> {
    return this.nav.evaluate((nav) =>
      [...nav.querySelectorAll('a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect())
        .filter(({ bottom }) => bottom < innerHeight)
        .map(({ left, width, top, height }) => ({ x: left + width / 4, y: top + height / 2 })),
    );
  }

  /** Labels and addresses of a group's links, in order, whether it is open or not. */
  links(label: string): Promise<{ label: string; path: string }[]> {
    return this.group(label)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => ({
          label: link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
          path: link.getAttribute('href') ?? '',
        })),
      );
  }

  activeLinks(): Locator {
    return this.nav.locator('[aria-current]');
  }

  /** Follows a link of the sidebar, opening its group first. */
  async follow(group: string, label: string): Promise<void> {
    await this.openGroup(group);
    await this.link(label).click();
  }

  async width(): Promise<number> {
    return (await this.nav.boundingBox())?.width ?? 0;
  }

  scrollTop(): Promise<number> {
    return this.nav.locator('[data-scroller]').evaluate((links) => links.scrollTop);
  }

  async scrollTo(top: number): Promise<void> {
    await this.nav.locator('[data-scroller]').evaluate((links, y) => links.scrollTo(0, y), top);
  }

  signIn(): Locator {
    return this.link('Sign In');
  }
}
