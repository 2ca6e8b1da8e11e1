import { beforeAll, describe, expect, test } from 'vitest';
import { createHighlight, type Highlight } from '#scripts/outputs/html/highlight.ts';

let highlight: Highlight;

beforeAll(async () => {
  highlight = await createHighlight(['json', 'bash', 'js', 'csharp', 'java', 'python', 'text', 'nosuch']);
});

describe('highlight', () => {
  test.each([
    ['json', '{"a": 1}', '{<b>"a"</b>: <bdi>1</bdi>}'],
    ['json', '["b", null]', '[<i>"b"</i>, <bdi>null</bdi>]'],
    ['javascript', 'const x = "<b>";', '<u>const</u> x = <i>"&lt;b>"</i>;'],
    ['java', 'import java.net.URI;', '<u>import java.net.URI</u>;'],
    ['csharp', 'x = @"{\n  ""a"": 1\n}";', 'x = <i>@"{\n  ""a"": 1\n}"</i>;'],
    ['python', 'f"{a}"', '<u>f</u><i>"</i>{a}<i>"</i>'],
    ['bash', 'curl \\\n  --data 1', '<b>curl </b>\\\n  <bdi>--data 1</bdi>'],
    ['text', '<script>&', '&lt;script>&amp;'],
    ['nosuch', 'a < b', 'a &lt; b'],
  ])('%s: %s', (syntax, text, want) => {
    expect(highlight(text, syntax)).toBe(want);
  });

  test('a line beyond all measure stays plain', () => {
    const text = `["${'a'.repeat(6000)}"]`;
    expect(highlight(text, 'json')).toBe(text);
  });
});
