import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeBlock } from '../../../../src/sample/CodeBlock.tsx';
import { Highlighting } from '../../../../src/sample/Highlighting.tsx';
import { markup } from '../render.tsx';

const button = '<button type="button" data-copy="" aria-label="Copy code"></button>';

describe('CodeBlock', () => {
  test.each([
    { name: 'highlighted code', given: 'curl', want: '<span class="k">bash</span> curl' },
    {
      name: 'code without blank lines around it, its indentation kept',
      given: '\n  if (a)\n    b\n\n',
      want: '<span class="k">bash</span>   if (a)\n    b',
    },
  ])('prints $name', ({ given, want }) => {
    expect(
      markup(
        <Highlighting>
          <CodeBlock code={{ text: given, syntax: 'bash' }} />
        </Highlighting>,
      ),
    ).toBe(
      `<div data-copy-source="">${button}<pre tabindex="0"><code>${want.replace(' class="k"', '')}</code></pre></div>`,
    );
  });

  test('prints escaped text without a highlighter', () => {
    expect(renderToStaticMarkup(<CodeBlock code={{ text: '<a>', syntax: 'html' }} title="Page" />)).toMatch(
      /<p>Page<\/p>.*<code>&lt;a&gt;<\/code>/,
    );
  });
});
