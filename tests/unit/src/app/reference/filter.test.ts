/** The filter of the sidebar searches an index, which it asks for again where a host did not give it. */
import { JSDOM } from 'jsdom';
import { afterEach, expect, it, vi } from 'vitest';

const PAGE = `<script data-reference-index="/reference.json" data-base="/"></script>
<div id="sidebar"><input data-filter><ul data-filter-results></ul></div>`;
const INDEX = [['List pets', '/reference/schemas/Pet', '']];

afterEach(() => vi.unstubAllGlobals());

it.each<readonly [name: string, first: Response]>([
  ['an error in JSON', Response.json({ error: 'busy' }, { status: 503 })],
  ['an error in JSON that is a list', Response.json([], { status: 500 })],
  ['an error in HTML', new Response('<h1>Busy</h1>', { status: 503 })],
])('finds entries after %s', async (_, first) => {
  const { window } = new JSDOM(PAGE);
  const { document, HTMLElement, HTMLInputElement } = window;
  const fetched = vi.fn().mockResolvedValueOnce(first).mockResolvedValue(Response.json(INDEX));
  for (const [name, value] of Object.entries({ document, HTMLElement, HTMLInputElement, fetch: fetched }))
    vi.stubGlobal(name, value);
  vi.resetModules();
  await import('#src/app/reference/filter.ts');
  const [input, results] = [document.querySelector('input')!, document.querySelector('ul')!];
  const type = async (text: string): Promise<void> => {
    input.value = text;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(results.textContent).not.toBe(''));
  };
  await type('pe');
  expect(results.textContent).toBe('No matches.');
  results.textContent = '';
  await type('pets');
  expect(results.textContent).toBe('1 foundList pets');
});
