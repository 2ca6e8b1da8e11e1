import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NAVIGATED } from '#src/page/contract.ts';
import { createRoutes } from '#src/routes.tsx';
import { pageRoute, readPage, type PageData } from '#src/shell/page-data.ts';

const documentOf = (name: string, section = 'guides') =>
  new DOMParser().parseFromString(
    `<title>${name} · Gateway</title><meta name="description" content="${name}">
  <link rel="canonical" href="https://docs.example/${name}"><nav data-part="sidebar" data-section="${section}"><details><a href="/a">A</a></details><a href="/b">B</a><p>${section}</p></nav>
  <main data-part="article"><h1>${name}</h1><h2 id="end">End</h2></main>`,
    'text/html',
  );

let loadPage: ReturnType<typeof vi.fn<(url: URL) => Promise<PageData>>>;
let router: ReturnType<typeof createMemoryRouter>;
let here: Map<string, PageData>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/a');
  const first = documentOf('a');
  here = new Map();
  document.head.innerHTML = first.head.innerHTML;
  loadPage = vi.fn(async (url: URL) =>
    readPage(documentOf(url.pathname.slice(1), url.pathname.startsWith('/r') ? 'reference' : 'guides')),
  );
  router = createMemoryRouter(createRoutes({ load: loadPage, cached: (path) => here.get(path) }), {
    initialEntries: ['/a'],
    hydrationData: { loaderData: { [pageRoute]: readPage(first) } },
  });
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The browser's address follows a memory router by hand. */
async function go(to: string): Promise<void> {
  window.history.replaceState(null, '', to);
  await act(() => router.navigate(to));
}

test('the first view is what the server sent, and nothing is fetched', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('a');
  expect(loadPage).not.toHaveBeenCalled();
});

test('the next page brings its article, title, active link and focus', async () => {
  const sidebar = document.getElementById('sidebar')!.firstElementChild;
  await go('/b');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('b');
  expect(document.title).toBe('b · Gateway');
  expect(document.activeElement?.tagName).toBe('H1');
  expect([...document.querySelectorAll('#sidebar [aria-current]')].map((link) => link.textContent)).toEqual(['B']);
  expect(
    document.getElementById('sidebar')!.firstElementChild,
    'the sidebar keeps its nodes, and so its folds and scroll',
  ).toBe(sidebar);
});

test('a page in the cache is shown as it was left, and nothing is fetched', async () => {
  const page = readPage(documentOf('b'));
  here.set('/b', page);
  await go('/b');
  expect(screen.getByRole('heading', { level: 1 })).toBe(
    page.article.find((node) => node instanceof HTMLHeadingElement),
  );
  expect(loadPage).not.toHaveBeenCalled();
  document.querySelector('main')!.querySelector('h2')!.dataset.open = '';
  await go('/c');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('c');
  await go('/b');
  expect(document.querySelector<HTMLElement>('main h2')!.dataset.open).toBe('');
});

test('another section brings its own sidebar', async () => {
  const sidebar = document.getElementById('sidebar')!.firstElementChild;
  await go('/reference');
  expect(document.getElementById('sidebar')!.firstElementChild).not.toBe(sidebar);
  expect(document.getElementById('sidebar')!.dataset.section).toBe('reference');
});

test('an anchor of the page fetches nothing and tells the script in the head', async () => {
  const heard = vi.fn();
  window.addEventListener(NAVIGATED, heard);
  await go('/a#end');
  window.removeEventListener(NAVIGATED, heard);
  expect(loadPage).not.toHaveBeenCalled();
  const [event] = heard.mock.calls[0] as [CustomEvent];
  expect(event.detail).toBe(document.getElementById('end'));
});

test('an error shows the fallback inside the shell, with ways on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadPage.mockRejectedValue(new Error('broken'));
  await go('/b');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Reload this page', 'Go to the home page']),
  );
  expect(document.querySelector('#sidebar a')?.textContent).toBe('A');
});

test('after an error the next page is drawn again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadPage.mockRejectedValueOnce(new Error('broken'));
  await go('/b');
  await go('/c');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('c');
});
