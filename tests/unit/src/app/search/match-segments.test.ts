import { expect, test } from 'vitest';
import { matchSegments } from '#src/app/search/ResultRow.tsx';

test.each([
  { text: 'Pay with Card', words: 'card', want: 'Pay with [Card]' },
  { text: 'customer.email', words: 'customer.email', want: '[customer].[email]' },
  { text: 'staticAccountId', words: 'static id', want: '[static]Account[Id]' },
  { text: 'a+b (c)', words: '+ (', want: 'a+b (c)' },
  { text: 'src=x <b>', words: '<img src=x onerror=alert(1)>', want: '[src]=[x] <b>' },
  {
    text: 'Nothing is documented about refunds',
    words: 'how do I refund a payment',
    want: 'Nothing is documented about [refund]s',
  },
  { text: 'Returns the payment', words: 'payments', want: 'Returns the [payment]' },
  { text: 'The identity of an ID', words: 'id', want: 'The [id]entity of an [ID]' },
  { text: 'Pay', words: '', want: 'Pay' },
])('$words in $text', ({ text, words, want }) => {
  expect(
    matchSegments(text, words)
      .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
      .join(''),
  ).toBe(want);
});
