import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { CodeBlock, type CodeBlockProps } from '#src/views/sample/CodeBlock.tsx';
import { Highlighting } from '#src/views/sample/Highlighting.tsx';
import { markup, PageWithPanels } from '../../render.tsx';

const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n');

/** A page with this code. */
function pageOf(place: Pick<CodeBlockProps, 'place'> = {}): Document {
  const html = markup(
    <PageWithPanels>
      <Highlighting>
        <CodeBlock code={{ text, syntax: 'json' }} {...place} />
      </Highlighting>
    </PageWithPanels>,
  );
  return new JSDOM(html).window.document;
}

const texts = (page: Document, selector: string): readonly (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

// That samples and examples follow the article, and come back into their box, is tried in `tests/e2e/behaviour`.
test('long code goes on after the article, where a link leads to', () => {
  const page = pageOf({ place: { anchor: 'list.200', name: 'Response: 200' } });
  expect(texts(page, 'main pre').join('')).toBe(text.slice(0, text.indexOf('line 100')));
  expect(texts(page, '[data-after] :is(h3, pre)')).toEqual([
    'Response: 200, continued',
    text.slice(text.indexOf('line 100')),
  ]);
  const link = page.querySelector<HTMLAnchorElement>('main noscript a');
  expect(link?.textContent).toBe('Further down: 100 more lines');
  expect(page.getElementById(link?.hash.slice(1) ?? '')?.querySelector('pre')?.tabIndex).toBe(0);
});

test('long code without a place stays where it is', () => {
  expect(texts(pageOf(), 'main pre')).toEqual([text]);
});
