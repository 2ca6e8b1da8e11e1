import { expect, it } from 'vitest';
import { withoutBase } from '#scripts/outputs/headers.ts';

it.each([
  ['https://api.example', '/docs/', 'https://api.example'],
  ['https://api.example/docs', '/docs/', 'https://api.example'],
  ['https://api.example/team/docs', '/docs/', 'https://api.example/team'],
  ['https://api.example/docs', '/', 'https://api.example/docs'],
  ['https://docs', '/docs/', 'https://docs'],
  ['', '/docs/', ''],
])('%s served under %s', (url, base, want) => {
  expect(withoutBase(url, base)).toBe(want);
});
