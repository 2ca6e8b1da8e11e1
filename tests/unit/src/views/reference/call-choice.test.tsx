/** Readers choose the calls that they use, and the page of changes shows those alone. */
import { JSDOM } from 'jsdom';
import { beforeEach, expect, it } from 'vitest';
import type { ReferencePage } from '#src/model/page.ts';
import { ReferenceArticle } from '#src/views/reference/ReferenceArticle.tsx';
import { renderCallChoice } from '#src/app/reference/render-call-choice.ts';
import { freshFolder } from '../../../own-folder.ts';
import { siteWithHistory } from '../../../../fixtures/history-site.ts';
import { markup } from '../../render.tsx';

const CALLS = [...Array(14).keys()].map((index) => `call${String.fromCharCode(97 + index)}`);

/** Operations with a limit of their own; the first eleven share the schema of their responses. */
function version(own: number, shared: readonly string[]): string {
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Payments', version: '1' },
    paths: Object.fromEntries(
      CALLS.map((operationId, index) => [
        `/${operationId}`,
        {
          get: {
            operationId,
            parameters: [
              { name: 'limit', in: 'query', schema: { type: 'integer', maximum: index === 1 || index > 10 ? own : 9 } },
            ],
            responses: {
              200: {
                description: 'Done.',
                ...(index > 10
                  ? {}
                  : { content: { 'application/json': { schema: { $ref: '#/components/schemas/Money' } } } }),
              },
            },
          },
        },
      ]),
    ),
    components: {
      schemas: {
        Money: {
          type: 'object',
          properties: Object.fromEntries(shared.map((name) => [name, { type: 'string' }])),
        },
      },
    },
  });
}

const folder = freshFolder();
let page: Document;
let made: ReferencePage;

beforeEach(async () => {
  folder.write('versions/1.yaml', version(9, ['amount']));
  folder.write('openapi.yaml', version(5, ['amount', 'currency']));
  folder.write('versions.yaml', 'versions: [{ name: "1", from: versions/1.yaml }]\n');
  const { reference } = await siteWithHistory(`${folder.root}/openapi.yaml`);
  made = reference.page('/reference/changes/since/1');
  page = new JSDOM(`<main>${markup(<ReferenceArticle page={made} />)}</main>`).window.document;
});

const opener = (): HTMLDetailsElement => page.querySelector('details')!;
const box = (name: string): HTMLInputElement =>
  [...page.querySelectorAll('label')].find((label) => label.textContent === name)!.querySelector('input')!;
/** Headings and entries that are shown, by their words. */
const shown = (selector: string): readonly (string | null)[] =>
  [...page.querySelectorAll(`main ${selector}`)]
    .filter((each) => each.closest('[data-unchosen]') === null && each.closest('details') === null)
    .map(({ textContent }) => textContent);
const status = (): string | null => page.querySelector('[role="status"]')!.textContent;

it('is whole until a choice is made, and without scripts', () => {
  expect(opener().dataset['needsScripts']).toBe('');
  expect(shown('h2')).toEqual(['In many operations', 'callb', 'calll', 'callm', 'calln']);
  renderCallChoice(opener());
  expect(shown('h2')).toEqual(['In many operations', 'callb', 'calll', 'callm', 'calln']);
  expect(status()).toBe('The changes of all 14 calls are shown. A call that is not listed has not changed.');
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(CALLS);
});

it.each([
  // What is ticked, and the headings and the lines of the first list that remain.
  [['calla'], ['In many operations'], []],
  [['callb'], ['In many operations', 'callb'], ['callb']],
  [['calln'], ['calln'], ['calln']],
  [
    ['calll', 'calln'],
    ['calll', 'calln'],
    ['calll', 'calln'],
  ],
])('of %j shows %j', (chosen, headings, entries) => {
  renderCallChoice(opener());
  for (const name of chosen) box(name).click();
  expect(shown('h2')).toEqual(headings);
  expect(shown('li > a[href^="#"]')).toEqual(entries);
  expect(shown('li').some((line) => line?.includes('`currency`') || line?.includes('currency in Money'))).toBe(
    headings.includes('In many operations'),
  );
  expect(status()).toBe(`The changes of ${chosen.length} of 14 calls are shown.`);
});

it('shows all again by a button, which waits for a choice', () => {
  renderCallChoice(opener());
  const all = page.querySelector('button')!;
  expect(all.disabled).toBe(true);
  box('calln').click();
  expect(all.disabled).toBe(false);
  all.click();
  expect(shown('h2')).toHaveLength(5);
  expect([...page.querySelectorAll('input[type="checkbox"]:checked')]).toEqual([]);
  expect(all.disabled).toBe(true);
});

it('finds calls by their names, and keeps what is ticked', () => {
  renderCallChoice(opener());
  box('calln').click();
  const search = page.querySelector<HTMLInputElement>('input[type="search"]')!;
  search.value = 'ALLB';
  search.dispatchEvent(new page.defaultView!.Event('input'));
  const listed = [...page.querySelectorAll<HTMLElement>('fieldset li')].filter(({ hidden }) => !hidden);
  expect(listed.map(({ textContent }) => textContent)).toEqual(['callb']);
  expect(shown('h2')).toEqual(['calln']);
});

it('is data of few characters, however many calls a change concerns', () => {
  expect('choice' in made && made.choice).toMatchObject({
    many: 'in-many-operations',
    felt: ['0-10'],
    calls: CALLS.map((name) =>
      ['callb', 'calll', 'callm', 'calln'].includes(name) ? { name, anchor: name } : { name },
    ),
  });
});
