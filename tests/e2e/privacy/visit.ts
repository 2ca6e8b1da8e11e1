import { expect } from '@playwright/test';
import { formsOf, tracesOf } from './traces.ts';
import type { Visitor } from './visitor.ts';

const ENTER = 'Enter';
const ESCAPE = 'Escape';

/** What is typed and pasted: nobody else has these words. */
const WORD = 'zyxwortsecret';
const SECRETS = ['sk_live_Qh7TzuvX2Fw9', '5555555555554444', 'Kw8pFrageXy', WORD];
const SIMULATOR = '/reference/webhooks/parcelDelivered#simulate=webhooks/parcelDelivered.json';
const BODY = `Authorization: Bearer ${SECRETS[0]}\n{"card":"${SECRETS[1]}","password":"${SECRETS[2]}","status":"booked"}`;

/** Types into a field as a reader does who pastes. */
const FILL = `const field = document.querySelector(arguments[0]);
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[1]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }))`;

/** Presses the first visible button with a text; whether there is one. */
const PRESS = `const found = [...document.querySelectorAll('button')].find((button) =>
    button.checkVisibility() && button.textContent.trim().startsWith(arguments[0]));
  found?.click();
  return found !== undefined`;

/** The same into every field of the page that takes text; how many there are. */
const FILL_ALL = `const fields = [...document.querySelectorAll('input, textarea')].filter((field) =>
    field.checkVisibility() && !field.disabled && !field.readOnly && /^(?:textarea|text|search|email|tel|url|password)$/.test(field.type));
  for (const field of fields) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[0]);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  return fields.length`;

/** Unfolds everything, and takes the second choice of every list. */
const TOUCH_ALL = `for (const fold of document.querySelectorAll('main details')) fold.open = true;
  for (const list of document.querySelectorAll('main select')) {
    list.selectedIndex = Math.min(1, list.options.length - 1);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }`;

/** What a reader does, in order. */
const ACTIONS: readonly { readonly what: string; readonly act: (visitor: Visitor) => Promise<unknown> }[] = [
  { what: 'open a guide', act: (visitor) => visitor.open('/welcome') },
  { what: 'let the application come', act: (visitor) => visitor.wake() },
  { what: 'open the search', act: (visitor) => visitor.pressWithControl('k') },
  { what: 'search for a word', act: (visitor) => visitor.press(...WORD) },
  { what: 'paste a body into the search', act: (visitor) => filled(visitor, '#search input', BODY) },
  { what: 'go where the search leads', act: (visitor) => turned(visitor, () => visitor.press(ENTER)) },
  { what: 'close the search', act: (visitor) => visitor.press(ESCAPE) },
  { what: 'open the page that explains', act: (visitor) => visitor.open('/explain') },
  { what: 'paste a body to be explained', act: (visitor) => explained(visitor, BODY) },
  { what: 'type after it', act: (visitor) => visitor.press(...WORD) },
  { what: 'paste a long text', act: (visitor) => explained(visitor, BODY.repeat(500)) },
  { what: 'paste once more', act: (visitor) => explained(visitor, BODY) },
  { what: 'follow a link of the page', act: (visitor) => turned(visitor, () => visitor.click('link', 'Downloads')) },
  { what: 'come back', act: (visitor) => turned(visitor, () => visitor.back()) },
  { what: 'open the simulator', act: (visitor) => visitor.open(SIMULATOR).then(() => visitor.wake()) },
  { what: 'ask to paste an event', act: (visitor) => pressed(visitor, 'Paste a request') },
  { what: 'simulate it', act: (visitor) => filled(visitor, '[data-tool] textarea', BODY) },
  { what: 'open a guide with samples', act: (visitor) => visitor.open('/book-a-shipment') },
  { what: 'copy code', act: (visitor) => visitor.click('button', 'Copy code') },
  { what: 'copy the page', act: (visitor) => visitor.click('button', 'Copy page') },
  { what: 'choose another language', act: (visitor) => visitor.run(TOUCH_ALL) },
  { what: 'switch the colours', act: (visitor) => visitor.click('button', 'Switch to') },
  { what: 'fold the sidebar away', act: (visitor) => visitor.click('button', 'Toggle sidebar') },
  { what: 'unfold it', act: (visitor) => visitor.click('button', 'Toggle sidebar') },
  { what: 'turn the page', act: (visitor) => turned(visitor, () => visitor.click('link', 'Next')) },
  { what: 'turn it back', act: (visitor) => turned(visitor, () => visitor.back()) },
  { what: 'open an unknown address', act: (visitor) => visitor.open('/no-such-page') },
];

/** How many actions were taken, on how many pages, and which requests they led to. */
export interface Visit {
  readonly actions: number;
  readonly pages: number;
  readonly fields: number;
}

/**
 * Uses the whole site with secrets at hand, and expects that none is left anywhere: after every action nothing of them
 * stands in a store, in the address or in the history; at the end, in no request.
 *
 * @param requests all requests so far, each as one text
 */
export async function visit(visitor: Visitor, pages: readonly string[], requests: readonly string[]): Promise<Visit> {
  let actions = 0;
  const leavesNothing = async (what: string): Promise<void> => {
    actions += 1;
    const traces = await tracesOf(visitor);
    const { databases, caches, workers, elsewhere } = traces;
    const text = JSON.stringify(traces);
    for (const form of SECRETS.flatMap(formsOf)) expect(text, `traces after: ${what}`).not.toContain(form);
    expect([...databases, ...caches, ...workers], `stores after: ${what}`).toEqual([]);
    expect(elsewhere, `other origins after: ${what}`).toEqual([]);
  };
  for (const { what, act } of ACTIONS) {
    await act(visitor);
    await leavesNothing(what);
  }
  let fields = 0;
  for (const page of pages) {
    await visitor.open(page);
    await visitor.wake();
    await leavesNothing(`open ${page}`);
    await visitor.run(TOUCH_ALL);
    fields += await visitor.run<number>(FILL_ALL, SECRETS[0]);
    await leavesNothing(`fill ${page}`);
  }
  expect(fields).toBeGreaterThan(5);
  // What a page kept would have been seen.
  await visitor.run('history.replaceState(arguments[0], "")', WORD);
  expect((await tracesOf(visitor)).state).toBe(WORD);
  for (const form of SECRETS.flatMap(formsOf))
    expect(
      requests.filter((request) => request.includes(form)),
      `requests with ${form}`,
    ).toEqual([]);
  // Pages, their parts and files: nothing is asked with a body, and nothing but GET.
  expect(requests.filter((request) => !/^GET \S+ ?$/.test(request))).toEqual([]);
  return { actions, pages: pages.length, fields };
}

/** Presses a button wherever it stands: while the tool comes, it moves. */
async function pressed(visitor: Visitor, name: string): Promise<void> {
  await expect.poll(() => visitor.run<boolean>(PRESS, name), `button “${name}”`).toBe(true);
}

/** Fills a field, which may come with a script. */
async function filled(visitor: Visitor, selector: string, text: string): Promise<void> {
  await expect.poll(() => visitor.run('return document.querySelector(arguments[0]) !== null', selector)).toBe(true);
  await visitor.run(FILL, selector, text);
}

/** Pastes a text and waits until it is explained: what an earlier one has led to is gone before. */
async function explained(visitor: Visitor, text: string): Promise<void> {
  const results = () => visitor.run<number>("return document.querySelectorAll('[data-explain-result] h2').length");
  await visitor.run(FILL, '#explain-text', '');
  await expect.poll(results).toBe(0);
  await filled(visitor, '#explain-text', text);
  await expect.poll(results).toBeGreaterThan(0);
}

/** Waits until another page has come: until then, it could replace the page that is opened next. */
async function turned(visitor: Visitor, turn: () => Promise<unknown>): Promise<void> {
  const path = () => visitor.run<string>('return location.pathname');
  const before = await path();
  await turn();
  await expect.poll(path).not.toBe(before);
}
