import { expect, it } from 'vitest';
import { receiverFailures, type Attempt, type Outcome } from '#scripts/run-samples/check-receiver.ts';

const attempt = (name: string, want: Attempt['want'], response: Attempt['response'], body = name): Attempt => ({
  name,
  want,
  response,
  headers: { 'X-A': 'b c' },
  body: Buffer.from(body),
});
const stored = (...bodies: readonly string[]) =>
  bodies.map((body) => Buffer.from(`Host: a\r\nx-a: b c\r\n\r\n${body}`));
const ONE = attempt('a', 'stored', 200);
const RIGHT: Outcome = { attempts: [ONE], stored: stored('a'), output: '', running: true };

it.each<[string, Partial<Outcome>, readonly string[]]>([
  ['is right', {}, []],
  ['knows no such method', { attempts: [ONE, attempt('b', 'refused', 501)] }, []],
  ['takes any method', { attempts: [ONE, attempt('b', 'refused', 200)] }, ['the response to the b is 200']],
  ['says that it cannot store', { attempts: [ONE, attempt('b', 'failed', 503)] }, []],
  ['hides that it cannot store', { attempts: [ONE, attempt('b', 'failed', 200)] }, ['the response to the b is 200']],
  ['has another success', { attempts: [attempt('a', 'stored', 204)] }, ['the response to the a is 204']],
  ['is silent', { attempts: [attempt('a', 'stored', 'nothing')] }, ['the response to the a is nothing']],
  ['changes a body', { stored: stored('a\n') }, ['the a was not stored unchanged']],
  ['loses headers', { stored: [Buffer.from('Host: a\r\n\r\na')] }, ['the a was not stored unchanged']],
  ['stores the same once', { attempts: [ONE, ONE] }, ['the a was not stored unchanged']],
  ['stores too much', { stored: stored('a', 'a') }, ['2 webhooks were stored, not 1']],
  ['is over', { running: false, output: 'Error: b\n' }, ['it no longer runs: Error: b']],
])('a receiver that %s', (_, given, want) => expect(receiverFailures({ ...RIGHT, ...given }, 200)).toEqual(want));
