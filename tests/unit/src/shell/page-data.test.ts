import { beforeEach, describe, expect, test } from 'vitest';
import { NotAPage, readPage, writeHead } from '#src/shell/page-data.ts';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const page =
  parse(`<title>Pay with Card · Gateway</title><meta name="description" content="Cards."><link rel="canonical" href="https://docs.example/card-payments">
  <nav data-part="sidebar" data-section="guides"><a href="/x">X</a></nav><main data-part="article"><h1>Pay with Card</h1></main>`);

describe('readPage', () => {
  test('reads what the browser needs of a document', () => {
    const { article, sidebar, ...read } = readPage(page);
    expect(read).toEqual({
      title: 'Pay with Card · Gateway',
      description: 'Cards.',
      canonical: 'https://docs.example/card-payments',
      section: 'guides',
    });
    expect([...article, ...sidebar].map((node) => (node as Element).outerHTML)).toEqual([
      '<h1>Pay with Card</h1>',
      '<a href="/x">X</a>',
    ]);
    expect(article[0]?.ownerDocument).toBe(document);
  });

  test('refuses a document without an article', () => {
    expect(() => readPage(parse('<title>Log in to the network</title><main>…</main>'))).toThrow(NotAPage);
  });
});

describe('writeHead', () => {
  const count = (selector: string) => document.querySelectorAll(selector).length;

  beforeEach(() => {
    document.head.innerHTML =
      '<title>Before</title><meta name="description" content="Before."><meta name="robots" content="noindex">';
  });

  test('leaves one title, one description and one canonical link, with the new values', () => {
    writeHead(readPage(page));
    writeHead(readPage(page));
    expect([count('title'), count('meta[name="description"]'), count('link[rel="canonical"]')]).toEqual([1, 1, 1]);
    expect(document.title).toBe('Pay with Card · Gateway');
    expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe('Cards.');
    expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
      'https://docs.example/card-payments',
    );
  });

  test('a page that is found may be indexed again', () => {
    writeHead(readPage(page));
    expect(count('meta[name="robots"]')).toBe(0);
  });

  test('a page without canonical link takes the old one away', () => {
    writeHead(readPage(page));
    writeHead({ title: 'Page not found', description: '', canonical: undefined });
    expect(count('link[rel="canonical"]')).toBe(0);
  });
});
