import { expect, it } from 'vitest';
import { portable } from '#src/shared/samples/portable.ts';
import { variable } from '#src/shared/samples/variables.ts';
import type { SampleBody, Pair } from '#src/model/sample.ts';

const KEY = variable('KEY');
const request = { method: 'GET', headers: [], body: { kind: 'none' }, response: 'json' } as const;
const url = (text: string): string => portable({ ...request, url: text }).url;
const headers = (...given: readonly Pair[]): readonly Pair[] =>
  portable({ ...request, url: 'https://api.example', headers: given }).headers;
const body = (value: unknown): SampleBody =>
  portable({ ...request, url: 'https://api.example', body: { kind: 'json', value } }).body;

it.each<[string, unknown, unknown]>([
  [
    'an address is encoded, but for braces and what is encoded already',
    url(`https://é.example/{id}/é 🦊/"<|>"/100%/%41?a[]=\\${KEY}&b=日`),
    `https://é.example/{id}/%C3%A9%20%F0%9F%A6%8A/%22%3C%7C%3E%22/100%25/%41?a[]=%5C${KEY}&b=%E6%97%A5`,
  ],
  [
    'a header comes once',
    headers({ name: 'X-A', value: 'a' }, { name: 'x-a', value: `b${KEY}` }),
    [{ name: 'X-A', value: `a, b${KEY}` }],
  ],
  ['a header has no blanks at its ends', headers({ name: 'X-A', value: ' a ' }), [{ name: 'X-A', value: 'a' }]],
  ['JSON is as it will arrive', body([Number.NaN, undefined, -0]), { kind: 'json', value: [null, null, 0] }],
])('%s', (_, given, want) => expect(given).toEqual(want));
