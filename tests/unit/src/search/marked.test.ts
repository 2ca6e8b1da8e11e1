import { expect, test } from 'vitest';
import { marked } from '../../../../src/search/marked.ts';

test.each([
  { text: 'Pay with Card', words: 'card', want: 'Pay with [Card]' },
  { text: 'customer.email', words: 'customer.email', want: '[customer].[email]' },
  { text: 'staticAccountId', words: 'static id', want: '[static]Account[Id]' },
  { text: 'a+b (c)', words: '+ (', want: 'a[+]b (c)' },
  { text: 'src=x <b>', words: '<img src=x onerror=alert(1)>', want: '[src=x] <b[>]' },
  { text: 'Pay', words: '', want: 'Pay' },
])('$words in $text', ({ text, words, want }) => {
  expect(
    marked(text, words)
      .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
      .join(''),
  ).toBe(want);
});
