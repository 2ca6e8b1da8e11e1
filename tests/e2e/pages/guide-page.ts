import type { Locator, Page, Response } from '@playwright/test';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { readFieldTables, type FieldTable } from './field-table.ts';

/** Text or pattern; text matches in any case. */
export type Words = string | RegExp;

/** The article of a page and what can be read in it. */
export class GuidePage {
  readonly #page: Page;
  readonly article: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.article = page.getByRole('main');
    this.heading = this.article.getByRole('heading', { level: 1 });
  }

  open(address: string): Promise<Response | null> {
    return this.#page.goto(address);
  }

  /** The page with every fold open, as a reader leaves it who has looked at everything. Stays on a page it is on. */
  async read(path: string): Promise<void> {
    if (this.#page.url() === 'about:blank' || new URL(this.#page.url()).pathname !== path) await this.open(path);
    await this.unfold();
  }

  /** Opens every fold of the article. */
  async unfold(): Promise<void> {
    await this.article.evaluate((article) => article.querySelectorAll('details').forEach((fold) => (fold.open = true)));
  }

  headingNamed(name: Words): Locator {
    return this.article.getByRole('heading', { name });
  }

  /** The first paragraph, list item or cell that holds all these words. */
  statement(...words: readonly Words[]): Locator {
    const blocks = this.article
      .getByRole('paragraph')
      .or(this.article.getByRole('listitem'))
      .or(this.article.getByRole('cell'));
    return words.reduce<Locator>((found, word) => found.filter({ hasText: word }), blocks).first();
  }

  /** The first list whose text holds all these words one after the other. */
  listInOrder(...words: readonly string[]): Locator {
    const order = words.map(escapeRegExp).join('[\\s\\S]*');
    return this.article
      .getByRole('list')
      .filter({ hasText: new RegExp(order) })
      .first();
  }

  /** A path through menus, read as "Settings then Business". */
  menuPath(...labels: readonly string[]): Locator {
    return this.statement(labels.join(' then '));
  }

  link(name: Words): Locator {
    return this.article.getByRole('link', { name });
  }

  /** Numbered steps: the items of every ordered list with a number before each. */
  numberedSteps(count: number): Locator {
    return this.article.locator('ol').filter({ has: this.#page.locator(`:scope > li:nth-child(${count}):last-child`) });
  }

  /** The rows of fields of this name, at any depth. */
  field(name: string): Locator {
    return this.article
      .getByRole('row')
      .filter({ has: this.#page.locator(':scope > th').getByRole('link', { name, exact: true }) });
  }

  /** Rows that give this value a meaning. */
  valueRow(value: string, meaning: RegExp): Locator {
    return this.article
      .getByRole('row')
      .filter({ has: this.#page.locator(':scope > th').getByText(value, { exact: true }) })
      .filter({ has: this.#page.getByRole('cell').filter({ hasText: meaning }) });
  }

  /** Visible tables of fields. */
  fieldTables(): Promise<FieldTable[]> {
    return readFieldTables(this.article);
  }

  /** Lines that name a method and a path: `POST /gateway-wallet/…`. */
  calls(): Locator {
    return this.article.getByRole('paragraph').filter({ hasText: /^(GET|POST|PUT|PATCH|DELETE)\s*\// });
  }

  call(method: string, pathEnd: string): Locator {
    const end = escapeRegExp(pathEnd);
    return this.article.getByRole('paragraph').filter({ hasText: new RegExp(`^${method}\\s*/[\\w-]+${end}\\s*$`) });
  }

  /** Copies the path of a field: `data.customer.email`. */
  copyFieldButton(path: string): Locator {
    return this.article.getByRole('button', { name: `Copy path ${path}`, exact: true });
  }

  /** The line above the content, and what it folds. */
  get openQuestions(): Readonly<Record<'line' | 'items' | 'mail' | 'copy', Locator>> {
    const line = this.foldHandle(/^\d+ open questions?$/);
    const fold = line.locator('xpath=..');
    return {
      line,
      items: fold.locator('li'),
      mail: fold.getByRole('link', { name: 'Email support' }),
      copy: fold.getByRole('button', { name: 'Copy as text' }),
    };
  }

  /** Questions how to call an operation, each at the operation. */
  undocumentedCalls(): Locator {
    return this.article.getByRole('paragraph').filter({ hasText: /^Open question: .*\b(method|path)\b/ });
  }

  /** Code on the page, shown or behind a tab. */
  code(): Locator {
    return this.article.locator('pre');
  }

  /** The first code block that holds all these words. */
  sample(...words: readonly Words[]): Locator {
    return words.reduce<Locator>((found, word) => found.filter({ hasText: word }), this.code()).first();
  }

  copyCodeButtons(): Locator {
    return this.article.getByRole('button', { name: 'Copy code' });
  }

  /** The code that a copy button copies. */
  codeOf(copyButton: Locator): Locator {
    return copyButton.locator('xpath=following-sibling::pre');
  }

  /** The tabs of languages, one list at each request sample. */
  get languages(): Locator {
    return this.article.getByRole('tablist', { name: 'Language' });
  }

  /** The menus of the languages that have no tab. */
  get moreLanguages(): Locator {
    return this.article.getByRole('combobox', { name: 'More languages' });
  }

  /** The tabs and menus that show this language as the chosen one. */
  chosen(language: string): Locator {
    return this.article
      .getByRole('tab', { name: language, exact: true, selected: true })
      .or(this.moreLanguages.filter({ has: this.#page.locator('option:checked', { hasText: language }) }));
  }

  /** Chooses the language of the first sample, by pointer. */
  async speak(language: string): Promise<void> {
    await this.languages.first().hover();
    const tab = this.languages.first().getByRole('tab', { name: language, exact: true });
    if ((await tab.count()) > 0) await tab.click();
    else await this.moreLanguages.first().selectOption(language);
  }

  /** A picture of who talks to whom. */
  picture(title: Words): Locator {
    return this.article.getByRole('figure').filter({ hasText: title });
  }

  foldHandle(name: Words): Locator {
    return this.article.locator('summary').filter({ hasText: name });
  }

  /** The place with this address in the page. */
  place(anchor: string): Locator {
    return this.#page.locator(`[id="${anchor}"]`);
  }

  title(): Promise<string> {
    return this.#page.title();
  }

  description(): Promise<string | null> {
    return this.#page.locator('meta[name="description"]').getAttribute('content');
  }

  canonical(): Promise<string | null> {
    return this.#page.locator('link[rel="canonical"]').getAttribute('href');
  }
}
