import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks } from '#src/shell/follow-links.ts';

const navigate = vi.fn();
const prefetch = vi.fn();

beforeAll(() => {
  window.history.replaceState(null, '', '/docs/get-started');
  followLinks({ base: '/docs/', router: { navigate }, prefetch, cached: () => undefined });
  // jsdom cannot leave the page: what the application left alone is stopped here.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  navigate.mockClear();
  prefetch.mockClear();
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`;
  return document.querySelector('a')!;
}

function click(element: Element, init: MouseEventInit = {}): void {
  element
    .querySelector('b')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
}

describe('links the application follows', () => {
  test.each([
    { href: '/docs/card-payments', want: '/card-payments' },
    { href: '/docs/card-payments?x=1#body', want: '/card-payments?x=1#body' },
    { href: '#first', want: '/get-started#first' },
    { href: '/docs/', want: '/' },
  ])('$href', ({ href, want }) => {
    click(link(`href="${href}"`));
    expect(navigate.mock.calls[0]?.[0]).toBe(want);
  });

  test('the page one is on is not put into the history twice', () => {
    click(link('href="/docs/get-started"'));
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ replace: true });
  });
});

describe('links left to the browser', () => {
  test.each([
    { name: 'another origin', attributes: 'href="https://gateway.example/docs/x"' },
    { name: 'outside the base', attributes: 'href="/elsewhere"' },
    { name: 'a mail address', attributes: 'href="mailto:support@gateway.example"' },
    { name: 'a new tab', attributes: 'href="/docs/x" target="_blank"' },
    { name: 'a download', attributes: 'href="/docs/x" download' },
    { name: 'a file', attributes: 'href="/docs/llms.txt"' },
    { name: 'a way out of the application', attributes: 'href="/docs/x" data-native' },
  ])('$name', ({ attributes }) => {
    click(link(attributes));
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o',
    (init) => {
      click(link('href="/docs/x"'), init);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

describe('prefetch', () => {
  const wanted = (): string[] => prefetch.mock.calls.map(([url]) => (url as URL).pathname);

  /** The pointer, a finger or the focus at a link, and the time after it; ms. */
  function act(element: Element, type: string, wait: number, init: PointerEventInit = {}): void {
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
    vi.advanceTimersByTime(wait);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    act(document.body, 'pointercancel', 0);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    { name: 'a pointer that stops', type: 'pointermove', wait: 80 },
    { name: 'a press', type: 'pointerdown', wait: 0 },
    { name: 'a finger that rests', type: 'pointerdown', wait: 80, init: { pointerType: 'touch' } },
    { name: 'the focus', type: 'focusin', wait: 400 },
  ])('by $name', ({ type, wait, init }) => {
    act(link('href="/docs/card-payments"'), type, wait, init);
    expect(wanted()).toEqual(['/docs/card-payments']);
  });

  test.each([
    { name: 'a pointer on its way', type: 'pointermove', wait: 79 },
    { name: 'a finger that taps', type: 'pointerdown', wait: 79, init: { pointerType: 'touch' } },
    { name: 'a finger that moves', type: 'pointermove', wait: 500, init: { pointerType: 'touch' } },
    { name: 'a press of another button', type: 'pointerdown', wait: 500, init: { button: 1 } },
    { name: 'a press that opens a new tab', type: 'pointerdown', wait: 500, init: { ctrlKey: true } },
    { name: 'the focus on its way', type: 'focusin', wait: 399 },
    { name: 'a page that scrolls under the pointer', type: 'pointerover', wait: 500 },
  ])('not by $name', ({ type, wait, init }) => {
    act(link('href="/docs/card-payments"'), type, wait, init);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('not along a link that the pointer crosses, however wide it is', () => {
    const wide = link('href="/docs/card-payments"');
    for (let x = 0; x < 500; x += 20) act(wide, 'pointermove', 60, { clientX: x });
    expect(prefetch).not.toHaveBeenCalled();
    for (let x = 500; x < 520; x += 5) act(wide, 'pointermove', 40, { clientX: x });
    expect(wanted()).toEqual(['/docs/card-payments']);
  });

  test.each([
    { name: 'the finger scrolls', type: 'pointercancel' },
    { name: 'the pointer leaves the window', type: 'pointerout' },
    { name: 'the focus is lost', type: 'focusout' },
  ])('not when $name', ({ type }) => {
    const left = link('href="/docs/card-payments"');
    act(left, 'pointermove', 50);
    act(left, type, 500);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('not of the page one is on', () => {
    act(link('href="/docs/get-started#first"'), 'pointermove', 500);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('not for readers who save data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    act(link('href="/docs/card-payments"'), 'pointermove', 500);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
