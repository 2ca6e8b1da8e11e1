import { describe, expect, test } from 'vitest';
import { createCodeRenderer } from '#scripts/outputs/html/code-cache.ts';

const coder = createCodeRenderer();
const highlighted = (text: string, syntax: string) => coder.render((highlight) => highlight(text, syntax));

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
  ])('%s: %s', async (syntax, text, want) => {
    expect(await highlighted(text, syntax)).toBe(want);
  });

  test('a line beyond all measure stays plain', async () => {
    const text = `["${'a'.repeat(6000)}"]`;
    expect(await highlighted(text, 'json')).toBe(text);
  });
});
