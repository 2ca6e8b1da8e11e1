import type { MistakeKind } from './pasted.ts';

/** The closing quote for each opening quote. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’', '`': '`' };
/**
 * Patterns for the characters of a string that stand for themselves: neither quotes nor backslashes nor control
 * characters. The key is the quote that ends the string.
 */
const PLAIN: Readonly<Record<string, RegExp>> = {
  '"': /[^"\\\u0000-\u001f]*/y,
  "'": /[^'\\\u0000-\u001f]*/y,
  '”': /[^”"\\\u0000-\u001f]*/y,
  '’': /[^’'\\\u0000-\u001f]*/y,
  '`': /[^`\\\u0000-\u001f]*/y,
};
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Reads a string (RFC 8259, section 7) in any kind of quotes. Undefined if there is no quote at `start`. The result has
 * no `end` if the string is not closed.
 */
export function readString(
  text: string,
  start: number,
  mistake: (kind: MistakeKind, offset: number, message: string) => void,
): { readonly value: string; readonly end?: number } | undefined {
  const opening = text[start] ?? '';
  const closing = Object.hasOwn(QUOTES, opening) ? (QUOTES[opening] ?? '') : '';
  if (closing === '') return undefined;
  if (opening !== '"') mistake('quotes', start, 'JSON puts names and texts in double quotes, `"`.');
  const plain = PLAIN[closing] as RegExp;
  const parts: string[] = [];
  let at = start + 1;
  let brokenLine = false;
  for (;;) {
    plain.lastIndex = at;
    const chunk = plain.exec(text)?.[0] ?? '';
    if (chunk !== '') parts.push(chunk);
    at += chunk.length;
    const character = text[at];
    if (character === undefined) return { value: parts.join('') };
    if (character === '\\') {
      const next = text[at + 1] ?? '';
      const code = next === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
      if (code !== undefined) parts.push(String.fromCharCode(Number.parseInt(code, 16)));
      else if (Object.hasOwn(ESCAPES, next)) parts.push(ESCAPES[next] ?? '');
      else {
        if (next !== closing) mistake('escape', at, `JSON has no escape \`\\${next}\`.`);
        parts.push(next);
      }
      at += code === undefined ? 2 : 6;
    } else if (character < ' ') {
      if (!brokenLine) mistake('control', at, 'A line break or a tab inside a text is written `\\n` or `\\t`.');
      brokenLine = true;
      parts.push(character);
      at += 1;
    } else return { value: parts.join(''), end: at + 1 };
  }
}
