import { afterEach, expect, test, vi } from 'vitest';
import { cachedPage, fetchPage, forgetPages } from '#src/shell/fetch-page.ts';

afterEach(() => {
  forgetPages();
  vi.unstubAllGlobals();
});

/** A host on which a file stands at one address, whatever was asked for. */
function host(at: string, html: string): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve({
      ok: true,
      url: `https://docs.example${at === '' ? path : at}`,
      text: () => Promise.resolve(html),
    }),
  );
}

const PAGE =
  '<!doctype html><html><head><title>Cards</title><style data-styles="0">p{margin:0}</style><script data-base="/">document.title</script></head>' +
  '<body><nav data-part="sidebar" data-section="guides">Guides</nav><main data-part="article"><p>Text</p></main></body></html>';

async function fetched(path: string): Promise<unknown> {
  return fetchPage(new URL(path, 'https://docs.example')).catch((response: Response) => [
    response.status,
    response.headers.get('location'),
  ]);
}

test('a slash that the host adds is no other page', async () => {
  host('/cards/', PAGE);
  expect(await fetched('/cards')).toMatchObject({ title: 'Cards' });
});

test('a page that the host has elsewhere is shown at its address, and fetched once', async () => {
  host('/card-payments', PAGE);
  expect(await fetched('/cards')).toEqual([302, '/card-payments']);
  expect(cachedPage('/card-payments')).toMatchObject({ title: 'Cards' });
});

test('where a host knows no redirects, the page says where it has moved', async () => {
  host('', '<!doctype html><html><body data-moved="/docs/card-payments"><p>This page is elsewhere.</p></body></html>');
  expect(await fetched('/cards')).toEqual([302, '/docs/card-payments']);
  expect(await fetched('/cards?from=mail#pay')).toEqual([302, '/docs/card-payments?from=mail#pay']);
});
