import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { LaterPanels, TakePanels, useLaterPanels } from '#src/content/LaterPanels.tsx';
import { TabGroup, type TabGroupProps } from '#src/content/TabGroup.tsx';
import type { Field, FieldTable as Table } from '#src/model/field.ts';
import { CodeBlock } from '#src/sample/CodeBlock.tsx';
import { Highlighting } from '#src/sample/Highlighting.tsx';
import { FieldTable } from '#src/schema/FieldTable.tsx';
import { markup } from '../render.tsx';

const items = (...labels: readonly string[]): TabGroupProps['items'] =>
  labels.map((label) => ({ id: `sample-${label}`, value: label, label, panel: <pre>{`code in ${label}`}</pre> }));

function Languages({ labels }: { readonly labels: readonly string[] }) {
  return <TabGroup kind="language" label="Language" title="Request" items={items(...labels)} />;
}

function Page({ children }: { readonly children: React.ReactNode }) {
  const [take, groups] = useLaterPanels();
  return (
    <>
      <main>
        <TakePanels value={take}>{children}</TakePanels>
      </main>
      <LaterPanels heading="List orders" groups={groups} />
    </>
  );
}

/** The page, as a browser without scripts reads it, and as it is once its parts have come together. */
function drawn(children: React.ReactNode): { readonly page: Document; readonly whole: string } {
  const { document: page } = new JSDOM(markup(<Page>{children}</Page>)).window;
  const copy = new JSDOM(page.documentElement.outerHTML).window.document;
  for (const later of copy.querySelectorAll<HTMLElement>('[data-later]'))
    copy.getElementById(later.dataset['later'] ?? '')?.after(...later.lastElementChild!.children);
  for (const link of copy.querySelectorAll('noscript')) link.remove();
  return { page, whole: copy.querySelector('main')?.innerHTML ?? '' };
}

const texts = (page: Document, selector: string): readonly (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

// That the others follow the article, and come back into their box, is tried in `tests/e2e/behaviour`.
describe('samples', () => {
  test('one alone stays where it is', () => {
    expect(texts(drawn(<Languages labels={['cURL']} />).page, '[data-later]')).toEqual([]);
  });

  test('what a guide writes as tabs stays where it is', () => {
    const tabs = <TabGroup kind="tabs" label="Alternatives" items={items('one', 'two')} />;
    expect(texts(drawn(tabs).page, 'main pre')).toEqual(['code in one', 'code in two']);
  });

  test('an example that is taken keeps its languages', () => {
    const scenario = (id: string) => ({ id, value: id, label: id, panel: <Languages labels={[`${id}1`, `${id}2`]} /> });
    const { page: both } = drawn(
      <TabGroup kind="scenario" label="Scenario" items={[scenario('card'), scenario('bank')]} />,
    );
    expect(texts(both, 'main pre')).toEqual(['code in card1']);
    expect(texts(both, '[data-later=card] pre')).toEqual(['code in bank1', 'code in bank2']);
    expect(texts(both, '[data-later=sample-card1] pre')).toEqual(['code in card2']);
    expect(texts(both, 'main noscript')).toEqual(['Further down: card2', 'Further down: 1 more example']);
  });
});

describe('long code', () => {
  const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n');
  const code = <CodeBlock code={{ text, syntax: 'json' }} place={{ anchor: 'list.200', name: 'Response: 200' }} />;
  const { page, whole } = drawn(<Highlighting>{code}</Highlighting>);

  test('goes on after the article, where a link leads to', () => {
    expect(texts(page, 'main pre').join('')).toBe(text.slice(0, text.indexOf('line 100')));
    expect(texts(page, '[data-later] :is(h3, pre)')).toEqual([
      'Response: 200, continued',
      text.slice(text.indexOf('line 100')),
    ]);
    const link = page.querySelector<HTMLAnchorElement>('main noscript a');
    expect(link?.textContent).toBe('Further down: 100 more lines');
    expect(page.getElementById(link?.hash.slice(1) ?? '')?.querySelector('pre')?.tabIndex).toBe(0);
  });

  test('is in one place once its parts have come together', () => {
    expect(texts(new JSDOM(whole).window.document, 'pre')).toEqual([text]);
  });

  test('without a place stays where it is', () => {
    const { page: other } = drawn(
      <Highlighting>
        <CodeBlock code={{ text, syntax: 'json' }} />
      </Highlighting>,
    );
    expect(texts(other, 'main pre')).toEqual([text]);
  });
});

describe('folded fields', () => {
  const field = (name: string, children?: Table): Field => ({
    anchor: `body.${name}`,
    name,
    path: name,
    type: 'string',
    required: false,
    marks: [],
    description: [],
    constraints: [],
    ...(children && { children }),
  });
  const table = (rows: number): Table => ({ fields: Array.from({ length: rows }, (_, index) => field(`f${index}`)) });

  test.each([
    { rows: 24, taken: [] },
    { rows: 25, taken: ['body.order.fold'] },
  ])('$rows of them are taken: $taken', ({ rows, taken }) => {
    const order = <FieldTable table={{ fields: [field('order', table(rows))] }} />;
    const { page } = drawn(order);
    expect([...page.querySelectorAll<HTMLElement>('[data-later]')].map(({ dataset }) => dataset['later'])).toEqual(
      taken,
    );
    expect(page.querySelectorAll('details tr').length + page.querySelectorAll('[data-later] tr').length).toBe(rows + 1);
    for (const id of taken) expect(page.getElementById(id)?.parentElement?.localName).toBe('details');
  });
});
