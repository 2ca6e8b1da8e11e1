import { expect, type Locator, type Page } from '@playwright/test';

const NAMES = { build: /^Build: /, simulate: /^Simulate: / } as const;

/** The request builder of an operation or a webhook, in its panel over the page. */
export class RequestBuilder {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly close: Locator;
  /** On a phone, instead of both side by side. */
  readonly formTab: Locator;
  readonly codeTab: Locator;
  readonly start: Locator;
  readonly reset: Locator;
  readonly paste: Locator;
  readonly pasted: Locator;
  readonly copyLink: Locator;
  readonly summary: Locator;
  /** What is left to do, in one sentence. */
  readonly status: Locator;
  readonly copy: Locator;
  readonly language: Locator;
  readonly code: Locator;
  readonly json: Locator;

  constructor(page: Page, verb: keyof typeof NAMES = 'build') {
    this.page = page;
    this.opener = page.locator(`main a[href^="#${verb}="]`).first();
    this.dialog = page.getByRole('dialog', { name: NAMES[verb] });
    this.title = this.dialog.getByRole('heading', { level: 2 });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.formTab = this.dialog.getByRole('tab', { name: /^Form/ });
    this.codeTab = this.dialog.getByRole('tab', { name: 'Code' });
    this.start = this.dialog.getByLabel('Start from');
    this.reset = this.dialog.getByRole('button', { name: 'Reset' });
    this.paste = this.dialog.getByRole('button', { name: 'Paste a request' });
    this.pasted = this.dialog.getByLabel('JSON body, cURL command, URL or query');
    this.copyLink = this.dialog.getByRole('button', { name: 'Copy link' });
    this.summary = this.dialog.getByRole('region', { name: 'What is left to do' });
    this.status = this.summary.getByRole('status');
    this.copy = this.dialog.getByRole('button', { name: 'Copy cURL code' });
    this.language = this.dialog.getByRole('combobox', { name: 'Language' });
    this.code = this.codeOf('Request');
    this.json = this.codeOf('Body');
  }

  /** Opens the builder of an operation by its id, or of a call by the URL of its page. */
  async open(id: string): Promise<void> {
    await this.page.goto(id.startsWith('/') ? id : `/reference/operations/${id}`);
    await this.opener.click();
    await this.dialog.waitFor();
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(new RegExp(`^${name}( [a-z ]+)?( \\*)?$`));
  }

  /** The body as it is printed. */
  async body(): Promise<unknown> {
    return JSON.parse((await this.json.textContent()) ?? 'null');
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
