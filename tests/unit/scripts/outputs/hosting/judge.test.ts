import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#scripts/outputs/headers.ts';
import { faults } from '../../../../hosts/judge.ts';
import type { Row } from '../../../../hosts/row.ts';

const body = Buffer.from('<p>Text</p>');
const security = securityHeaders({ styles: [{ css: 'p{}' }, { css: 'a{}', classes: ['a'] }], head: '0' });
const safe = Object.fromEntries(Object.entries(security).map(([name, value]) => [name.toLowerCase(), value]));
const row: Row = { given: { path: '/a' }, want: { status: [200], headers: { etag: /"/ }, codings: ['gzip'], body } };
const good = { status: 200, headers: { ...safe, etag: '"1"' }, body };

describe('what the table of hosts notices', () => {
  test.each([
    ['nothing, where all is well', good, []],
    [
      'nothing, of a coding that may be used',
      { ...good, headers: { ...good.headers, 'content-encoding': 'gzip' }, body: gzipSync(body) },
      [],
    ],
    ['another status', { ...good, status: 404 }, ['status']],
    ['a header that is missing', { ...good, headers: safe }, ['etag']],
    [
      'a weaker policy',
      { ...good, headers: { ...good.headers, 'content-security-policy': "default-src 'self'" } },
      ['content-security-policy'],
    ],
    [
      'a coding that was refused',
      { ...good, headers: { ...good.headers, 'content-encoding': 'br' } },
      ['content-encoding', 'body'],
    ],
    ['another body', { ...good, body: Buffer.from('other') }, ['body']],
    [
      'a file of the machine',
      { ...good, body: Buffer.from('root:x:0:0') },
      ['body', 'the body is a file of the machine'],
    ],
  ])('%s', (_, answer, want) => {
    expect(faults(row, answer, security).map((fault) => fault.split(':')[0])).toEqual(want);
  });
});
