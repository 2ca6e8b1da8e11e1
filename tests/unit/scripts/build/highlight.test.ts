import { beforeAll, describe, expect, test } from 'vitest';
import { createHighlight, type Highlight } from '#scripts/build/highlight.ts';

let highlight: Highlight;

beforeAll(async () => {
  highlight = await createHighlight(['json', 'bash', 'js', 'csharp', 'java', 'python', 'text', 'nosuch']);
});

describe('highlight', () => {
  test.each([
    { syntax: 'json', text: '{"a": 1}', want: '{<b>"a"</b>: <bdi>1</bdi>}' },
    {
      syntax: 'json',
      text: '["b", null]',
      want: '[<i>"b"</i>, <bdi>null</bdi>]',
    },
    {
      syntax: 'javascript',
      text: 'const x = "<b>";',
      want: '<u>const</u> x = <i>"&lt;b>"</i>;',
    },
    { syntax: 'java', text: 'import java.net.URI;', want: '<u>import java.net.URI</u>;' },
    { syntax: 'csharp', text: 'x = @"{\n  ""a"": 1\n}";', want: 'x = <i>@"{\n  ""a"": 1\n}"</i>;' },
    { syntax: 'python', text: 'f"{a}"', want: '<u>f</u><i>"</i>{a}<i>"</i>' },
    { syntax: 'bash', text: 'curl \\\n  --data 1', want: '<b>curl </b>\\\n  <bdi>--data 1</bdi>' },
    { syntax: 'text', text: '<script>&', want: '&lt;script>&amp;' },
    { syntax: 'nosuch', text: 'a < b', want: 'a &lt; b' },
  ])('$syntax: $text', ({ syntax, text, want }) => {
    expect(highlight(text, syntax)).toBe(want);
  });

  test('a line beyond all measure stays plain', () => {
    const text = `["${'a'.repeat(6000)}"]`;
    expect(highlight(text, 'json')).toBe(text);
  });

  test('keeps the text, line breaks and all', () => {
    const text = 'curl https://api.example \\\n  --header "key: $KEY"\n\n# done';
    const plain = highlight(text, 'bash').replace(/<[^>]*>/g, '');
    expect(plain).toBe(text);
  });

  test('prints classes only', () => {
    expect(highlight('curl -X POST "$URL"', 'bash')).not.toMatch(/style|#0000/);
  });
});
