import type { Page } from '@playwright/test';

/** What the HTML of a page says before any script has run. */
export interface HtmlDocument {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly ids: readonly string[];
  /** Addresses of links, as written. */
  readonly links: readonly string[];
  /** Levels of headings, in order. */
  readonly headings: readonly number[];
  readonly styleAttributes: number;
  /** Text of every style element and of every script that has it. */
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly handlers: readonly string[];
  /** Addresses of everything a browser fetches for the page. */
  readonly resources: readonly string[];
  /** Ids that `for`, `aria-controls` and their like refer to. */
  readonly references: readonly string[];
  /** Names of the tags as written, and as a browser reads them: they differ where HTML is not well formed. */
  readonly tagsWritten: readonly string[];
  readonly tagsRead: readonly string[];
}

/** Reads HTML by the browser's own parser; `tab` is emptied for it. */
export async function readHtml(tab: Page, html: string): Promise<HtmlDocument> {
  await tab.goto('about:blank');
  return tab.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = <Item>(selector: string, read: (element: Element) => Item) =>
      [...page.querySelectorAll(selector)].map(read);
    const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? '';
    const empties = new Set([
      'area',
      'base',
      'br',
      'col',
      'embed',
      'hr',
      'img',
      'input',
      'link',
      'meta',
      'source',
      'track',
      'wbr',
    ]);
    const tags = (source: string) =>
      [...source.matchAll(/<(\/?[a-z][a-z0-9-]*)\b[^>]*?(\/?)>/gi)].flatMap(([, name = '', closed]) =>
        empties.has(name.toLowerCase())
          ? []
          : [name.toLowerCase(), ...(closed === '' ? [] : [`/${name.toLowerCase()}`])],
      );
    return {
      titles: all('head > title', (element) => element.textContent ?? ''),
      descriptions: all('meta[name=description]', attribute('content')),
      canonicals: all('link[rel=canonical]', attribute('href')),
      ids: all('[id]', attribute('id')),
      links: all('a[href]', attribute('href')),
      headings: all('h1, h2, h3, h4, h5, h6', (element) => Number(element.tagName.slice(1))),
      styleAttributes: page.querySelectorAll('[style]').length,
      inlineStyles: all('style', (element) => element.textContent ?? ''),
      inlineScripts: all('script', (element) => element.textContent ?? '').filter((code) => code !== ''),
      handlers: all('*', (element) => element.getAttributeNames().filter((name) => name.startsWith('on'))).flat(),
      resources: [
        ...all('script[src], img[src], iframe[src], source[src], video[src], audio[src]', attribute('src')),
        ...all(
          'link[rel=stylesheet], link[rel=icon], link[rel=modulepreload], link[rel=preload], link[rel=prefetch]',
          attribute('href'),
        ),
      ],
      references: ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'popovertarget', 'list']
        .flatMap((name) => all(`[${name}]`, (element) => attribute(name)(element).split(/\s+/)))
        .flat()
        .filter((id) => id !== ''),
      tagsWritten: tags(text),
      tagsRead: tags(page.documentElement.outerHTML),
    };
  }, html);
}
