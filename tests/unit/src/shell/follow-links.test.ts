import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks } from '#src/shell/follow-links.ts';

const navigate = vi.fn();

beforeAll(() => {
  window.history.replaceState(null, '', '/docs/get-started');
  followLinks({ base: '/docs/', router: { navigate }, prefetch: () => undefined, cached: () => undefined });
  // jsdom cannot leave the page: what the application left alone is stopped here.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  navigate.mockClear();
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
