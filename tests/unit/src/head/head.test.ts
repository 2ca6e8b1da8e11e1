import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

/** What jsdom lacks of a browser. */
beforeAll(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query, addEventListener: () => undefined }));
  vi.stubGlobal('scrollBy', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
  document.cookie = 'sidebar:state=collapsed; path=/';
  localStorage.setItem('color-scheme', 'dark');
  localStorage.setItem('language', 'javascript');
  await import('#src/head/main.ts');
  await import('#src/actions/main.ts');
});

/** Puts HTML into the page and lets the observer see it. */
async function show(html: string): Promise<void> {
  document.body.innerHTML = html;
  await new Promise((resolve) => setTimeout(resolve));
}

function one<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  return document.querySelector<Kind>(selector)!;
}

const tabs = (id: string, kind: string, values: readonly string[]) =>
  `<div data-tabs="${kind}" id="${id}"><div role="tablist">${values
    .map((value) => `<button role="tab" id="${id}-${value}-tab" data-value="${value}">${value}</button>`)
    .join('')}</div>${values
    .map((value) => `<section role="tabpanel" id="${id}-${value}" data-value="${value}">${value} text</section>`)
    .join('')}</div>`;

const shown = (id: string) =>
  [...document.querySelectorAll(`#${id} > [role=tabpanel]`)]
    .filter((panel) => !panel.hasAttribute('hidden'))
    .map((panel) => panel.id);
const selected = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${id} [role=tab]`)]
    .filter((tab) => tab.getAttribute('aria-selected') === 'true' && tab.tabIndex === 0)
    .map((tab) => tab.id);

const panel = (id: string, value: string) =>
  `<section role="tabpanel" id="${id}-${value}" data-value="${value}">${value} text</section>`;
/** A group of languages that holds the first panel alone. */
const apart = (id: string, values: readonly string[]) =>
  `<div data-tabs="language" id="${id}"><div role="tablist">${values
    .map((value) => `<button role="tab" id="${id}-${value}-tab" data-value="${value}">${value}</button>`)
    .join('')}</div>${panel(id, values[0] ?? '')}</div>`;
/** Its others, as they stand at the end of the article. */
const later = (id: string, values: readonly string[]) =>
  `<section data-later="${id}-curl"><h3>More</h3><div>${values.map((value) => panel(id, value)).join('')}</div></section>`;

describe('before the first paint', () => {
  test('scripts, the chosen scheme and the collapsed sidebar are marked on the document', () => {
    expect({ ...document.documentElement.dataset }).toEqual({
      scripts: '',
      sidebar: 'collapsed',
      mantineColorScheme: 'dark',
      reading: '',
    });
  });

  test('nothing is shown until the first view is read', async () => {
    await show('<main><h1>Title</h1></main>');
    expect(document.documentElement.dataset.reading).toBe('');
    const firstView = '<p>A line of text.</p>'.repeat(300);
    // Of a reader who has chosen JavaScript.
    const box = apart('a', ['curl', 'javascript']);
    await show(`<main>${box}${firstView}</main>`);
    expect(document.documentElement.dataset.reading).toBe('');
    await show(`<main>${box}${firstView}${later('a', ['javascript'])}</main><footer></footer>`);
    expect(document.documentElement.dataset.reading).toBeUndefined();
    expect(shown('a')).toEqual(['a-javascript']);
  });
});

describe('a page that breaks off', () => {
  test('is shown as far as it came', () => {
    document.documentElement.dataset.reading = '';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.documentElement.dataset.reading).toBeUndefined();
  });
});

describe('colour scheme', () => {
  test('the button says where it leads, and goes there', async () => {
    await show('<button data-scheme aria-label="Switch to dark mode"><span role="tooltip"></span></button>');
    expect(one('button').getAttribute('aria-label')).toBe('Switch to light mode');
    one('button').click();
    expect(one('button').getAttribute('aria-label')).toBe('Switch to dark mode');
    expect(one('[role=tooltip]').textContent).toBe('Switch to dark mode');
    expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
    expect(localStorage.getItem('color-scheme')).toBe('light');
  });
});

describe('sidebar', () => {
  beforeEach(() => show('<button data-toggle-sidebar>Toggle sidebar</button><nav id="sidebar"></nav>'));

  test('the button tells and turns the state, the cookie keeps it', () => {
    const button = one('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    expect([button.getAttribute('aria-expanded'), document.documentElement.dataset.sidebar, document.cookie]).toEqual([
      'true',
      'expanded',
      'sidebar:state=expanded',
    ]);
  });

  test.each([
    { name: 'Ctrl+B', init: { key: 'b', ctrlKey: true }, turns: true },
    { name: 'Cmd+B', init: { key: 'b', metaKey: true }, turns: true },
    { name: 'Ctrl+B with caps lock', init: { key: 'B', ctrlKey: true }, turns: true },
    { name: 'b alone', init: { key: 'b' }, turns: false },
    { name: 'AltGr+B', init: { key: 'b', ctrlKey: true, altKey: true }, turns: false },
  ])('$name turns it: $turns', ({ init, turns }) => {
    const before = document.documentElement.dataset.sidebar;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(document.documentElement.dataset.sidebar !== before).toBe(turns);
  });
});

describe('tabs', () => {
  beforeEach(async () => {
    localStorage.setItem('language', 'javascript');
    await show(
      tabs('a', 'language', ['curl', 'javascript']) +
        tabs('b', 'language', ['curl', 'javascript', 'php']) +
        tabs('c', 'language', ['curl']) +
        tabs('d', 'tabs', ['curl', 'javascript']),
    );
  });

  test('the remembered language is shown where it is, else the first alternative', () => {
    expect(['a', 'b', 'c', 'd'].flatMap(shown)).toEqual(['a-javascript', 'b-javascript', 'c-curl', 'd-curl']);
    expect(['a', 'b', 'c', 'd'].flatMap(selected)).toEqual([
      'a-javascript-tab',
      'b-javascript-tab',
      'c-curl-tab',
      'd-curl-tab',
    ]);
  });

  test('hidden panels can be found by the browser, and are shown when they are', () => {
    expect(one('#a-curl').getAttribute('hidden')).toBe('until-found');
    one('#a-curl').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([...shown('a'), ...shown('b')]).toEqual(['a-curl', 'b-javascript']);
  });

  test('a language is chosen for the page and for the pages to come', () => {
    one('#b-curl-tab').click();
    expect(['a', 'b', 'c', 'd'].flatMap(shown)).toEqual(['a-curl', 'b-curl', 'c-curl', 'd-curl']);
    one('#b-php-tab').click();
    expect(['a', 'b', 'c'].flatMap(shown)).toEqual(['a-curl', 'b-php', 'c-curl']);
    expect(localStorage.getItem('language')).toBe('php');
  });

  test('a list that arrives in two parts is shown whole', async () => {
    const option = (value: string) => `<option value="${value}" data-value="${value}">${value}</option>`;
    await show(`<div data-tabs="language"><template><select>${option('curl')}</select></template></div>`);
    expect(document.querySelector('select')).toBeNull();
    one<HTMLTemplateElement>('template').content.firstElementChild!.insertAdjacentHTML('beforeend', option('php'));
    one('[data-tabs]').insertAdjacentHTML('beforeend', '<section data-value="curl"></section>');
    await new Promise((resolve) => setTimeout(resolve));
    expect([...one<HTMLSelectElement>('select').options].map(({ value }) => value)).toEqual(['curl', 'php']);
  });

  test('panels at the end of the article join their group once all of them are there', async () => {
    const page = (end: string): string =>
      `<main>${apart('a', ['curl', 'javascript', 'php'])}${later('a', ['javascript', 'php'])}</main>${end}`;
    await show(page(''));
    expect(shown('a')).toEqual([]);
    await show(page('<footer></footer>'));
    expect([...document.querySelectorAll('#a > section')].map(({ id }) => id)).toEqual([
      'a-curl',
      'a-javascript',
      'a-php',
    ]);
    expect(shown('a')).toEqual(['a-javascript']);
    expect(document.querySelector('[data-later]')).toBeNull();
  });

  test("other tabs are nobody else's business", () => {
    one('#d-javascript-tab').click();
    expect(['a', 'd'].flatMap(shown)).toEqual(['a-javascript', 'd-javascript']);
    expect(localStorage.getItem('language')).toBe('javascript');
  });

  test.each([
    { key: 'ArrowRight', from: 'curl', want: 'javascript' },
    { key: 'ArrowRight', from: 'php', want: 'curl' },
    { key: 'ArrowLeft', from: 'curl', want: 'php' },
    { key: 'Home', from: 'php', want: 'curl' },
    { key: 'End', from: 'curl', want: 'php' },
    { key: 'x', from: 'curl', want: 'curl' },
  ])('$key goes from $from to $want', ({ key, from, want }) => {
    one(`#b-${from}-tab`).click();
    one(`#b-${from}-tab`).focus();
    one(`#b-${from}-tab`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect([document.activeElement?.id, shown('b')]).toEqual([`b-${want}-tab`, [`b-${want}`]]);
  });
});

describe('copy', () => {
  const write = vi.fn();

  beforeEach(async () => {
    write.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await show(
      '<div id="announcer"></div><div data-copy-source><button data-copy id="code"></button><pre><code>a <span>b</span>\nc</code></pre></div><button data-copy data-copy-text="/api/v1" id="path"></button><table data-paths="data[]."><tbody><tr id="a.email"><th><a>email</a></th></tr><tr id="a.other" data-path="data[].*"><th><a>any other name</a></th></tr></tbody></table>',
    );
  });

  afterEach(() => vi.restoreAllMocks());

  test.each([
    { id: 'code', want: 'a b\nc' },
    { id: 'path', want: '/api/v1' },
    { id: 'a\\.email button', want: 'data[].email' },
    { id: 'a\\.other button', want: 'data[].*' },
  ])('$id copies, and says so', async ({ id, want }) => {
    one(`#${id}`).click();
    await vi.waitFor(() => expect(one('#announcer').textContent).toBe('Copied'));
    expect(write).toHaveBeenCalledExactlyOnceWith(want);
    expect('copied' in one(`#${id}`).dataset).toBe(true);
  });

  test('a failure is a warning in the console and nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    write.mockRejectedValue(new Error('denied'));
    one('#code').click();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to copy.'));
    expect(one('#announcer').textContent).toBe('');
  });
});

describe('long code', () => {
  test('is one when its rest is parsed, and copied as one', async () => {
    const write = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await show(
      '<main><div data-copy-source><button data-copy></button><pre><code id="a.code">1\n2\n</code></pre></div><section data-later="a.code"><h3>Rest</h3><pre><code>3\n4</code></pre></section><p></p></main>',
    );
    expect(document.querySelector('[data-later]')).toBeNull();
    expect(one('pre').textContent).toBe('1\n2\n3\n4');
    one('button').click();
    expect(write).toHaveBeenCalledExactlyOnceWith('1\n2\n3\n4');
  });
});

describe('rows of fields', () => {
  const rows =
    '<table data-paths="data."><tbody><tr><th><a>id</a> <i>string</i></th></tr></tbody></table><table><tbody><tr><th><a>b</a></th></tr></tbody></table>';
  const drawn = () => [...document.querySelectorAll('th')].map((name) => name.innerHTML);

  test('get a button that copies their path, other rows none', async () => {
    await show(rows);
    expect(drawn()).toEqual([
      '<a>id</a> <i>string</i><button data-copy="path" aria-label="Copy path data.id"></button>',
      '<a>b</a>',
    ]);
  });

  test('of the next page get it after its heading is shown', async () => {
    await show(`<main data-navigating>${rows}</main>`);
    expect(drawn()[0]).toBe('<a>id</a> <i>string</i>');
    dispatchEvent(new CustomEvent('docs:navigated', { detail: null }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawn()[0]).toMatch('<button');
  });
});

describe('an address that points into something folded', () => {
  test('opens every fold and every tab around it', async () => {
    await show(`<details id="outer">${tabs('t', 'tabs', ['one', 'two'])}</details>`);
    one('#t-two').innerHTML = '<details><p id="deep">…</p></details>';
    dispatchEvent(new CustomEvent('docs:navigated', { detail: one('#deep') }));
    expect([...document.querySelectorAll('details')].every((fold) => fold.open)).toBe(true);
    expect(shown('t')).toEqual(['t-two']);
    expect('target' in one('#deep').dataset).toBe(true);
    dispatchEvent(new CustomEvent('docs:navigated', { detail: null }));
    expect(document.querySelector('[data-target]')).toBeNull();
  });
});

describe('expand and collapse all', () => {
  test('act on their own part of the page', async () => {
    await show(
      '<section data-details-scope><button data-details="open"></button><details id="in"></details></section><details id="out"></details>',
    );
    one('button').click();
    expect([one<HTMLDetailsElement>('#in').open, one<HTMLDetailsElement>('#out').open]).toEqual([true, false]);
  });
});

describe('tooltips', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    document.body.innerHTML =
      '<p>x</p><button id="a" data-tip><span role="tooltip" data-state="closed">A</span></button><button id="b" data-tip><span role="tooltip" data-state="closed">B</span></button><a id="c" data-tip="0"><span role="tooltip" data-state="closed">C</span></a>';
    over('p');
    vi.advanceTimersByTime(1000);
  });

  afterEach(() => vi.useRealTimers());

  function over(selector: string): void {
    one(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
  }

  const states = () => [...document.querySelectorAll<HTMLElement>('[role=tooltip]')].map((tip) => tip.dataset.state);

  test('that say what is there are drawn once, when they are asked for', () => {
    document.body.insertAdjacentHTML('beforeend', '<a id="d" data-tip="0"><svg></svg>Name</a>');
    expect(one('#d').children).toHaveLength(1);
    for (const id of ['#d', 'p', '#d']) over(id);
    expect(one('#d').lastElementChild?.outerHTML).toMatch(/^<span role="tooltip" [^>]*>Name<\/span>$/);
    expect(one('#d').children).toHaveLength(2);
  });

  test('open after 700 ms', () => {
    over('#a');
    vi.advanceTimersByTime(699);
    expect(states()).toEqual(['closed', 'closed', 'closed']);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual(['delayed-open', 'closed', 'closed']);
  });

  test('open at once within 300 ms of another', () => {
    over('#a');
    vi.advanceTimersByTime(700);
    over('p');
    vi.advanceTimersByTime(299);
    over('#b');
    expect(states()).toEqual(['closed', 'instant-open', 'closed']);
  });

  test('wait again after 300 ms', () => {
    over('#a');
    vi.advanceTimersByTime(700);
    over('p');
    vi.advanceTimersByTime(301);
    over('#b');
    expect(states()).toEqual(['closed', 'closed', 'closed']);
  });

  test('open at once where the delay is none', () => {
    over('#c');
    expect(states()).toEqual(['closed', 'closed', 'instant-open']);
  });

  test('stay while the pointer is on them, go by Escape', () => {
    over('#c');
    over('#c [role=tooltip]');
    expect(states()[2]).toBe('instant-open');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(states()[2]).toBe('closed');
  });
});
