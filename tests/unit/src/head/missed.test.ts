/** What a reader does before the script of the actions is there. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  Element.prototype.checkVisibility = () => true;
});

beforeEach(() => vi.resetModules());

function press(init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
}

const prevented = (keys: readonly KeyboardEventInit[]): readonly boolean[] =>
  keys.map((key) => press(key).defaultPrevented);

test('is forgotten when it does not come', async () => {
  await import('#src/head/missed.ts');
  expect(prevented([{ key: 'k', ctrlKey: true }])).toEqual([true]);
  dispatchEvent(new Event('load'));
  expect(prevented([{ key: 'k', ctrlKey: true }])).toEqual([false]);
});

test('is done when it comes, once, and browsers leave shortcuts to it', async () => {
  await import('#src/head/main.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.innerHTML =
    '<dialog id="search"><input></dialog><button data-toggle-sidebar></button><section data-details-scope><button data-details="open"></button><details></details></section>';
  expect(
    prevented([
      { key: 'k', ctrlKey: true },
      { key: 'B', metaKey: true },
      { key: 'x', ctrlKey: true },
      { key: 'k' },
      { key: 'b', ctrlKey: true, altKey: true },
    ]),
  ).toEqual([true, true, false, false, false]);
  document.querySelector<HTMLElement>('[data-details]')!.click();
  expect(document.querySelector('details')!.open).toBe(false);
  await import('#src/actions/main.ts');
  expect(document.querySelector('details')!.open).toBe(true);
  expect(document.querySelector('dialog')!.open).toBe(true);
  expect(document.documentElement.dataset.sidebar).toBe('collapsed');
  press({ key: 'b', ctrlKey: true });
  expect(document.documentElement.dataset.sidebar).toBe('expanded');
});
