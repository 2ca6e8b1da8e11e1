import { expect, type Locator, type Page } from '@playwright/test';

const NAMES = { build: /^Build: /, simulate: /^Simulate: / } as const;

/** The panel of a tool, over the page. */
export class ToolPanel {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly close: Locator;
  /** On a phone, instead of both side by side. */
  readonly formTab: Locator;
  readonly codeTab: Locator;

  constructor(page: Page, tool: keyof typeof NAMES) {
    this.page = page;
    this.opener = page.locator(`main a[href^="#${tool}="]`).first();
    this.dialog = page.getByRole('dialog', { name: NAMES[tool] });
    this.title = this.dialog.getByRole('heading', { level: 2 });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.formTab = this.dialog.getByRole('tab', { name: /^Form/ });
    this.codeTab = this.dialog.getByRole('tab', { name: 'Code' });
  }

  /** The code of a panel, by its title. */
  codeOf(title: string): Locator {
    return this.dialog.getByRole('region', { name: title, exact: true }).locator('code');
  }

  /** Presses Tab until a control has the focus, which is seen at every step. */
  async tabTo(control: Locator): Promise<void> {
    for (let step = 0; step < 80; step++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      await this.expectFocusSeen();
    }
    throw new Error(`Tab does not lead to ${control.toString()}.`);
  }

  /** The focus is in the panel, in view, and drawn. */
  async expectFocusSeen(): Promise<void> {
    const focused = this.dialog.locator(':focus');
    await expect(focused).toHaveCount(1);
    await expect(focused).toBeInViewport();
    const drawn = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(drawn).toBe('solid 2px');
  }
}
