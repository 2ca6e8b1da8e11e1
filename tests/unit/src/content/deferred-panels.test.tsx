import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { DeferredPanels, DeferPanels, useDeferredPanels } from '#src/content/DeferredPanels.tsx';
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
  const [defer, groups] = useDeferredPanels();
  return (
    <>
      <main>
        <DeferPanels value={defer}>{children}</DeferPanels>
      </main>
      <DeferredPanels heading="List orders" groups={groups} />
    </>
  );
}

/** The page, as a browser without scripts reads it, and as it is once its parts have come together. */
function rendered(children: React.ReactNode): { readonly page: Document; readonly whole: string } {
  const { document: page } = new JSDOM(markup(<Page>{children}</Page>)).window;
  const copy = new JSDOM(page.documentElement.outerHTML).window.document;
  for (const deferred of copy.querySelectorAll<HTMLElement>('[data-after]'))
    copy.getElementById(deferred.dataset['after'] ?? '')?.after(...deferred.lastElementChild!.children);
  for (const link of copy.querySelectorAll('noscript')) link.remove();
  return { page, whole: copy.querySelector('main')?.innerHTML ?? '' };
}

const texts = (page: Document, selector: string): readonly (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

// That the others follow the article, and come back into their box, is tried in `tests/e2e/behaviour`.
describe('samples', () => {
  test('one alone stays where it is', () => {
    expect(texts(rendered(<Languages labels={['cURL']} />).page, '[data-after]')).toEqual([]);
  });

  test('what a guide writes as tabs stays where it is', () => {
    const tabs = <TabGroup kind="tabs" label="Alternatives" items={items('one', 'two')} />;
    expect(texts(rendered(tabs).page, 'main pre')).toEqual(['code in one', 'code in two']);
  });

  test('a deferred example keeps its languages', () => {
    const scenario = (id: string) => ({ id, value: id, label: id, panel: <Languages labels={[`${id}1`, `${id}2`]} /> });
    const { page: both } = rendered(
      <TabGroup kind="scenario" label="Scenario" items={[scenario('card'), scenario('bank')]} />,
    );
    expect(texts(both, 'main pre')).toEqual(['code in card1']);
    expect(texts(both, '[data-after=card] pre')).toEqual(['code in bank1', 'code in bank2']);
    expect(texts(both, '[data-after=sample-card1] pre')).toEqual(['code in card2']);
    expect(texts(both, 'main noscript')).toEqual(['Other languages: card2', 'Further down: 1 more example']);
  });
});

describe('long code', () => {
  const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n');
  const code = <CodeBlock code={{ text, syntax: 'json' }} place={{ anchor: 'list.200', name: 'Response: 200' }} />;
  const { page, whole } = rendered(<Highlighting>{code}</Highlighting>);

  test('goes on after the article, where a link leads to', () => {
    expect(texts(page, 'main pre').join('')).toBe(text.slice(0, text.indexOf('line 100')));
    expect(texts(page, '[data-after] :is(h3, pre)')).toEqual([
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
    const { page: other } = rendered(
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
    { rows: 24, deferred: [] },
    { rows: 25, deferred: ['body.order.fold'] },
  ])('$rows of them defer $deferred', ({ rows, deferred }) => {
    const order = <FieldTable table={{ fields: [field('order', table(rows))] }} />;
    const { page } = rendered(order);
    expect([...page.querySelectorAll<HTMLElement>('[data-after]')].map(({ dataset }) => dataset['after'])).toEqual(
      deferred,
    );
    expect(page.querySelectorAll('details tr').length + page.querySelectorAll('[data-after] tr').length).toBe(rows + 1);
    for (const id of deferred) expect(page.getElementById(id)?.parentElement?.localName).toBe('details');
  });
});
