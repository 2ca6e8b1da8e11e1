import { describe, expect, it } from 'vitest';
import type { Body, Pasted } from '#src/shared/pasted/pasted.ts';
import { recognise } from '#src/shared/pasted/recognise.ts';

const ERROR = { status: false, message: 'No such order' };
const TEXT = JSON.stringify(ERROR);
const ESCAPED = JSON.stringify(TEXT);

/** What matters of a recognised text: offsets of bodies become the text they span. */
function essence(given: string): object {
  const pasted: Pasted = recognise(given);
  const body = ({ value, start, end, mistakes, openAt }: Body): object => ({
    value,
    text: given.slice(start, end),
    ...(mistakes.length === 0
      ? {}
      : { mistakes: mistakes.map(({ kind, line, column }) => `${kind} ${line}:${column}`) }),
    ...(openAt === undefined ? {} : { openAt }),
  });
  return 'bodies' in pasted ? { ...pasted, bodies: pasted.bodies.map(body) } : pasted;
}

const whole = (text = TEXT, value: unknown = ERROR): object => ({ value, text });

const TABLE: readonly { name: string; given: string; want: object }[] = [
  { name: 'a JSON body', given: TEXT, want: { kind: 'json', bodies: [whole()], call: {} } },
  { name: 'one with blanks around it', given: `\n ${TEXT} \n`, want: { kind: 'json', bodies: [whole()], call: {} } },
  { name: 'one after a byte order mark', given: `\uFEFF${TEXT}`, want: { kind: 'json', bodies: [whole()] } },
  { name: 'an empty list', given: '[]', want: { kind: 'json', bodies: [whole('[]', [])] } },
  { name: 'JSON inside a text of JSON', given: ESCAPED, want: { kind: 'json', bodies: [whole(ESCAPED)] } },
  { name: 'a name every object has', given: '{"__proto__":1}', want: { kind: 'json' } },
  {
    name: 'JSON in a line of a log',
    given: `2026-11-22T10:00:01Z ERROR [http-1] POST https://api.example/v1/orders -> 422 body=${TEXT} took=120ms`,
    want: {
      kind: 'log',
      bodies: [whole()],
      call: { status: 422, method: 'POST', path: '/v1/orders' },
    },
  },
  {
    name: 'several bodies in one line',
    given: `request={"a":1} response=${TEXT}`,
    want: { kind: 'log', bodies: [whole('{"a":1}', { a: 1 }), whole()] },
  },
  {
    name: 'escaped JSON in a line of a log',
    given: `INFO response=${ESCAPED} done`,
    want: { kind: 'log', bodies: [whole(ESCAPED.slice(1, -1))] },
  },
  {
    name: 'an HTTP message',
    given: `HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\n\r\n${TEXT}`,
    want: { kind: 'log', bodies: [whole()], call: { status: 401 } },
  },
  {
    name: 'a body behind brackets that hold none',
    given: `[INFO] {id} status_code=500 ${TEXT}`,
    want: { kind: 'log', bodies: [whole()], call: { status: 500 } },
  },
  { name: 'a status line', given: 'HTTP/1.1 401 Unauthorized', want: { kind: 'status', call: { status: 401 } } },
  { name: 'a status and a word', given: '401 error', want: { kind: 'status', call: { status: 401 } } },
  { name: 'a status code', given: ' 404 ', want: { kind: 'status', call: { status: 404 } } },
  {
    name: 'what axios says',
    given: 'Request failed with status code 422',
    want: { kind: 'status', call: { status: 422 } },
  },
  {
    name: 'the page of a proxy',
    given: '<title>502 Bad Gateway</title>',
    want: { kind: 'status', call: { status: 502 } },
  },
  {
    name: 'a URL',
    given: 'https://api.example/v1/orders/12?page=1&q=a%20b',
    want: {
      kind: 'request',
      call: {
        path: '/v1/orders/12',
        query: [
          { name: 'page', value: '1' },
          { name: 'q', value: 'a b' },
        ],
      },
    },
  },
  {
    name: 'a request line',
    given: 'POST /v1/orders HTTP/1.1',
    want: { kind: 'request', call: { method: 'POST', path: '/v1/orders' } },
  },
  { name: 'a path', given: '/v1/orders/12', want: { kind: 'request', call: { path: '/v1/orders/12' } } },
  {
    name: 'a line of an access log',
    given: '127.0.0.1 - - [22/Nov/2026:10:00:00 +0000] "GET /v1/orders HTTP/1.1" 401 233',
    want: { kind: 'request', call: { status: 401, method: 'GET', path: '/v1/orders' } },
  },
  {
    name: 'a cURL command',
    given: `$ curl https://api.example/v1/orders?a=1 -H 'Accept: application/json' -d '{"a":1}'`,
    want: {
      kind: 'curl',
      call: { method: 'POST', path: '/v1/orders', query: [{ name: 'a', value: '1' }] },
      headers: [{ name: 'Accept', value: 'application/json' }],
      body: '{"a":1}',
      json: { value: { a: 1 }, start: 0, end: 7, mistakes: [] },
    },
  },
  {
    name: 'a cURL command with what it printed',
    given: `curl https://api.example/v1/orders\n< HTTP/2 404\n<\n${TEXT}`,
    want: { kind: 'curl', call: { method: 'GET', path: '/v1/orders', status: 404 }, response: { value: ERROR } },
  },
  {
    name: 'a trailing comma',
    given: '{\n  "a": [1, 2,],\n}',
    want: {
      kind: 'broken',
      bodies: [{ value: { a: [1, 2] }, mistakes: ['trailing-comma 2:13', 'trailing-comma 2:15'] }],
    },
  },
  {
    name: 'what Python prints',
    given: `{'status': False, 'data': None}`,
    want: {
      kind: 'broken',
      bodies: [
        { value: { status: false, data: null }, mistakes: ['quotes 1:2', 'word 1:12', 'quotes 1:19', 'word 1:27'] },
      ],
    },
  },
  {
    name: 'the same in a line of a log',
    given: `ERROR 400 Bad Request {'status': False}`,
    want: { kind: 'broken', bodies: [{ value: { status: false }, text: `{'status': False}` }], call: { status: 400 } },
  },
  {
    name: 'a brace too many',
    given: '{"a": 1}\n}',
    want: { kind: 'broken', bodies: [{ value: { a: 1 }, mistakes: ['unexpected 2:1'] }] },
  },
  {
    name: 'a broken body whose parts are whole',
    given: `response 400 {'status': False, "data": {"id": 1}}`,
    want: { kind: 'broken', bodies: [{ value: { status: false, data: { id: 1 } } }], call: { status: 400 } },
  },
  {
    name: 'names without quotes',
    given: '{status: false}',
    want: { kind: 'broken', bodies: [{ value: { status: false }, mistakes: ['unquoted-name 1:2'] }] },
  },
  {
    name: 'a comma left out',
    given: '{"a": 1\n "b": 2}',
    want: { kind: 'broken', bodies: [{ value: { a: 1, b: 2 }, mistakes: ['missing-comma 2:2'] }] },
  },
  {
    name: 'an arrow for a colon',
    given: '{"a" => 1}',
    want: { kind: 'broken', bodies: [{ value: { a: 1 }, mistakes: ['colon 1:6'] }] },
  },
  {
    name: 'a comment',
    given: '{"a": 1 // one\n}',
    want: { kind: 'broken', bodies: [{ value: { a: 1 }, mistakes: ['comment 1:9'] }] },
  },
  {
    name: 'a comment before the fields',
    given: '{ // one\n"a": 1}',
    want: { kind: 'broken', bodies: [{ value: { a: 1 }, mistakes: ['comment 1:3'] }] },
  },
  {
    name: 'a line break in a text',
    given: '{"a": "x\ny"}',
    want: { kind: 'broken', bodies: [{ value: { a: 'x\ny' }, mistakes: ['control 1:9'] }] },
  },
  {
    name: 'a number with a leading zero',
    given: '{"a": 007}',
    want: { kind: 'broken', bodies: [{ value: { a: 7 }, mistakes: ['number 1:7'] }] },
  },
  {
    name: 'a body that was cut',
    given: '{"data": {"list": [{"id": 1}, {"id": 2, "na',
    want: {
      kind: 'broken',
      bodies: [
        { value: { data: { list: [{ id: 1 }, { id: 2 }] } }, openAt: ['data', 'list', 1], mistakes: ['end 1:41'] },
      ],
    },
  },
  {
    name: 'fields without their braces',
    given: '"status": false,\n"message": "x",',
    want: {
      kind: 'broken',
      bodies: [{ value: { status: false, message: 'x' }, mistakes: ['no-braces 1:1'], openAt: [] }],
    },
  },
  {
    name: 'a quote inside a text',
    given: '{"a": "say "hi" now"}',
    want: { kind: 'broken', bodies: [{ value: { a: 'say ' }, openAt: [] }] },
  },
  {
    name: 'a lone bracket',
    given: '{',
    want: { kind: 'broken', bodies: [{ value: {}, mistakes: ['end 1:2'], openAt: [] }] },
  },
  { name: 'words', given: ' invalid key ', want: { kind: 'words', text: 'invalid key' } },
  { name: 'words with brackets', given: '[INFO] hello {id}', want: { kind: 'words' } },
  { name: 'a number that is no status code', given: 'total 500 items', want: { kind: 'words' } },
  { name: 'nothing', given: '', want: { kind: 'words', text: '' } },
];

describe('recognise', () => {
  for (const { name, given, want } of TABLE) it(`knows ${name}`, () => expect(essence(given)).toMatchObject(want));

  it('says what is wrong in words', () => {
    const pasted = recognise(`{'a': 1`);
    expect('bodies' in pasted && pasted.bodies[0].mistakes.map(({ message }) => message)).toEqual([
      'JSON puts names and texts in double quotes, `"`.',
      'The text ends inside an object that is not closed.',
    ]);
  });

  it('keeps names that objects inherit as plain fields', () => {
    const pasted = recognise('{"__proto__": {"polluted": true}}');
    const value = 'bodies' in pasted ? pasted.bodies[0].value : undefined;
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

/** Texts that make a reader walk back and forth. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'opening brackets': (length) => '['.repeat(length),
  'opening braces': (length) => '{'.repeat(length),
  'nested objects': (length) => '{"a":'.repeat(length / 5),
  'objects that are not closed': (length) => '[INFO] {"a":'.repeat(length / 12),
  'escaped quotes': (length) => '{\\"'.repeat(length / 3),
  'single quotes': (length) => `{'`.repeat(length / 2),
  'one comment': (length) => `{/*${'*'.repeat(length)}`,
  blanks: (length) => ' '.repeat(length),
  'line breaks': (length) => '\n'.repeat(length),
  'options of a command': (length) => `curl x ${'-d a '.repeat(length / 5)}`,
  'a header of blanks': (length) => `curl x -H '${' '.repeat(length)}'`,
  methods: (length) => 'GET '.repeat(length / 4),
};

describe('a large text', () => {
  // Work that grew with the square of the length would take minutes, and end the test.
  for (const [name, text] of Object.entries(HOSTILE))
    it(`of ${name} is recognised`, () => expect(recognise(text(1_000_000)).kind).toMatch(/./), 30_000);
});
