/** Samples of every language are run: they send the request that they print, and hold the response. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#scripts/mock/reply.ts';
import type { ReceivedRequest } from '#scripts/mock/request.ts';
import { runLanguage } from '#scripts/run-samples/run.ts';
import type { PrintedSample } from '#scripts/run-samples/printed.ts';
import { sampleProgram, SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { variable } from '#src/shared/samples/variables.ts';
import type { SampleBody, SamplePart, SampleRequest } from '#src/model/sample.ts';
import { HOSTILE } from '../unit/src/shared/samples/hostile.ts';
import { PATIENCE, toolchains } from './tools.ts';

interface Case {
  readonly name: string;
  readonly request: Partial<SampleRequest>;
  /** Languages whose client refuses to send this. */
  readonly except?: readonly string[];
  /** Message with which the program has to fail. */
  readonly fails?: string;
}

const HOST = 'https://api.example';
const KEY = variable('KEY');
const OTHER_KEY = variable('OTHER_KEY');
const JSON_TYPE = { name: 'Content-Type', value: 'application/json' };
/** Half of a surrogate pair arrives as what stands for it. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
const TEXTS = [
  ...HOSTILE.flatMap(({ value }) => (typeof value === 'string' ? [String(plain(value))] : [])),
  '#{1} #$0 #@a \\#{1}',
  '{1} {{2}} %s %%',
  '?> <?php //',
  '"""',
  "'''\\",
  '{$a} ${a} \\u{41} \\x41 \\101',
  '@photo.png',
  '<photo.png',
  ';type=text/html',
  ' a ',
  '=a&b=c+d%20',
  '\ufeff\u202e',
];
const WORDS =
  'BEGIN END __FILE__ alias and begin case class def end false if nil not self super true unless True None lambda Amount a? a! a= 08 -0 1.5 9223372036854775808 __END__';
const FILE = { kind: 'file', file: 'photo.png' } as const;
/** Texts that arrive unchanged in a body in parts: its readers drop a byte order mark, cURL cannot send NUL. */
const PART_TEXTS = TEXTS.filter((text) => !/^\ufeff|\0/.test(text));
const PARTS: readonly SamplePart[] = [
  ...PART_TEXTS.map((text) => ({ name: 'text', kind: 'text', text }) as const),
  ...PART_TEXTS.map((text) => ({ name: 'typed', kind: 'text', text, contentType: 'text/csv' }) as const),
  { name: 'json', kind: 'json', value: { a: TEXTS, ';': '"', '0': {} }, contentType: 'application/json' },
  { name: 'photo', ...FILE, contentType: 'image/png' },
  { name: 'untyped', ...FILE },
];
const PLAIN_PARTS: readonly SamplePart[] = [
  ...PART_TEXTS.map((text, index) => ({ name: `name ${index}`, kind: 'text', text }) as const),
  { name: 'photo', ...FILE, contentType: 'image/png' },
];
const NUMBERS = [
  [0, -1, 1.5, -0.1, 0.1 + 0.2, 5e-7, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63, -(2 ** 63), 2 ** 64],
  [1e20, 1e21, 1e300, Number.MIN_VALUE, Number.MAX_VALUE],
  [1, 2],
  [1, 2.5],
  [1.5e10, 3],
];
const FIELDS = TEXTS.map((value, index) => ({ name: index % 2 === 0 ? 'same [] & = é' : `${index}`, value }));

const post = (body: SampleBody, ...types: readonly string[]): Partial<SampleRequest> => ({
  method: 'POST',
  headers: types.map((value) => ({ name: 'Content-Type', value })),
  body,
});
const json = (value: unknown): Partial<SampleRequest> => post({ kind: 'json', value }, 'application/json');

const CASES: readonly Case[] = [
  { name: 'a plain GET', request: {} },
  ...(['text', 'binary', 'none'] as const).map((response) => ({
    name: `a GET with a response of the kind ${response}`,
    request: { url: `${HOST}/${response}`, response },
  })),
  { name: 'HEAD', request: { method: 'HEAD', response: 'none' } },
  {
    name: 'JSON full of what breaks literals',
    request: json({
      texts: Object.fromEntries(TEXTS.map((text) => [text, [text]])),
      values: HOSTILE.map(({ value }) => [plain(value), { value: plain(value) }]),
      words: Object.fromEntries(WORDS.split(' ').map((word, index) => [word, index])),
      keys: [{ '0': 'a', '1': 'b' }, { '1': 'a', '2': 'b' }, { '0': 'a', b: 'c' }, { '0': {} }],
    }),
  },
  ...[null, false, 0, {}, [], 'a "b"\n'].map((value) => ({
    name: `JSON ${JSON.stringify(value)}`,
    request: json(value),
  })),
  {
    name: 'numbers of every size',
    request: json(NUMBERS),
  },
  { name: 'depth that literals can have', request: json(JSON.parse(`${'{"a":['.repeat(44)}"#"${']}'.repeat(44)}`)) },
  { name: 'JSON of another media type', request: post({ kind: 'json', value: {} }, 'application/vnd.a+json; v=1') },
  { name: 'a form in which names come again', request: post({ kind: 'form', fields: FIELDS }) },
  { name: 'a form', request: post({ kind: 'form', fields: FIELDS.filter((_, index) => index % 2 === 1) }) },
  { name: 'a form without fields', request: post({ kind: 'form', fields: [] }) },
  { name: 'texts, JSON and files in parts', request: post({ kind: 'multipart', parts: PARTS }) },
  { name: 'texts and a file in parts', request: post({ kind: 'multipart', parts: PLAIN_PARTS }) },
  ...[TEXTS.join('\n'), '-a%\\\r\n\0\n', '@photo.png', ''].map((text) => ({
    name: `the text ${JSON.stringify(text.slice(0, 20))}`,
    request: post({ kind: 'text', text }, 'text/plain'),
  })),
  {
    name: 'the content of a file',
    request: { ...post({ kind: 'binary', file: 'photo.png' }, 'image/png'), method: 'PUT' },
  },
  {
    name: 'secrets of every kind',
    request: {
      method: 'POST',
      url: `${HOST}/a'%23_1_$b?b=%24KEY&c=$d&key=${KEY}`,
      headers: [
        { name: 'Cookie', value: `a=\`1\`$KEY #{1} {0}; b=${variable('SESSION')}; c=\${2}` },
        { name: 'X-Key', value: OTHER_KEY },
        { name: 'X-Odd', value: `$HOME 'a' \`id\` "q" \\ \\u0041 \${x} $x %d {0} #{1}` },
        { name: 'If-None-Match', value: 'no tag' },
        { name: 'Accept', value: 'application/json' },
      ],
      basic: { username: variable('LOGIN_USERNAME'), password: variable('LOGIN_PASSWORD') },
    },
  },
  {
    name: 'secrets at the end of a query',
    request: { url: `${HOST}/a?b=1&c%5B=${KEY}&d=${OTHER_KEY}` },
  },
  { name: 'a secret in the query beside a body', request: { ...json(1), url: `${HOST}/a?b=${KEY}` } },
  {
    name: 'secrets within the address',
    request: { url: `${HOST}/${KEY}/end?key=${KEY}&b=1` },
    // It encodes what stands at the end of a query alone.
    except: ['curl'],
  },
  {
    name: 'secrets in JSON',
    request: json({ texts: TEXTS, user: { password: KEY }, list: [{ key: OTHER_KEY }], half: `%s {} \\ $x ${KEY} "` }),
  },
  { name: 'a secret in JSON on one line', request: json(KEY) },
  { name: 'secrets in a form', request: post({ kind: 'form', fields: [{ name: 'key', value: KEY }, ...FIELDS] }) },
  {
    name: 'secrets in parts',
    request: post({ kind: 'multipart', parts: [{ name: 'key', kind: 'text', text: KEY }, ...PARTS] }),
  },
  { name: 'a token', request: { headers: [{ name: 'Authorization', value: `Bearer ${KEY}` }] } },
  { name: 'credentials of no scheme', request: { headers: [{ name: 'authorization', value: `${KEY} =` }] } },
  ...['PURGE', 'DELETE', 'POST', 'PATCH'].map((method) => ({ name: `${method} without a body`, request: { method } })),
  ...['QUERY', 'PATCH', 'DELETE'].map((method) => ({
    name: `${method} with a body`,
    request: { ...json({ a: 1 }), method },
  })),
  { name: 'GET with a body', request: { ...json({ a: 1 }), method: 'GET' }, except: ['javascript'] },
  { name: 'the media type of a body that is not there', request: { method: 'POST', headers: [JSON_TYPE] } },
  ...[304, 404, 500].map((status) => ({
    name: `a request that fails with ${status}`,
    request: { url: `${HOST}/status/${status}` },
    except: ['curl'],
    fails: `${status}:`,
  })),
];

/** Longer than the line of a terminal, with more than ASCII. */
const LONG = `Refusé: ${'no '.repeat(3000)}end`;
const RESPONSES: Readonly<Record<string, readonly [mediaType: string, body: string | Uint8Array]>> = {
  '/text': ['text/csv', 'a,b\né,日本\n'],
  '/binary': ['application/pdf', Buffer.from([0, 255, 10, 13, 195, 10])],
};

function respond({ url, headers }: ReceivedRequest): Promise<Reply> {
  const path = url.split('?')[0] ?? '';
  const [, failing] = /^\/status\/(\d+)$/.exec(path) ?? [];
  const [mediaType, body] =
    headers['prefer'] !== undefined
      ? ['application/json', JSON.stringify({ message: 'Not for you', long: LONG })]
      : (RESPONSES[path] ?? ['application/json', '{"é": "🦊",\r\n "list": [], "object": {},  "0": null}\n']);
  const success = path === '/none' ? 204 : 200;
  return Promise.resolve({
    status: headers['prefer'] !== undefined ? 401 : Number(failing ?? success),
    headers: [{ name: 'Content-Type', value: mediaType }],
    body: success === 204 ? new Uint8Array() : Buffer.from(body),
    problems: [],
  });
}

/** Breaks out of comments of careless languages. */
const REMARK = 'one \\u000a two \\\\u000a */ """ `${x}` ?> <?php #{1} $(id) three\\';

for (const renderer of SAMPLE_RENDERERS) {
  for (const { language, toolchain, missing } of toolchains([renderer.language.id])) {
    describe.skipIf(missing)(`a sample in ${language} sends`, () => {
      const cases = CASES.filter(({ except = [] }) => !except.includes(renderer.language.id));
      const failures = new Map<string, readonly string[]>();

      beforeAll(async () => {
        const samples = cases.map(({ name, request: more }): PrintedSample => {
          const request: SampleRequest = {
            method: 'GET',
            url: `${HOST}/a`,
            headers: [],
            body: { kind: 'none' },
            response: 'json',
            ...more,
          };
          return {
            page: '/a',
            anchor: name,
            language: renderer.language.id,
            text: sampleProgram(renderer, request, `${REMARK} ${name}`.replace(/[\0-\x1f]/g, ' ')),
            scenario: { anchor: name, name, title: name, samples: [], request },
          };
        });
        const results = await runLanguage(toolchain, samples, { respond, progress: () => undefined });
        for (const { sample, failures: found } of results) failures.set(sample.anchor, found);
      }, PATIENCE);

      it.each(cases)('$name', ({ name, fails }) => {
        if (fails === undefined) expect(failures.get(name)).toEqual([]);
        else
          expect(failures.get(name)).toEqual([expect.stringMatching(new RegExp(`^the program ended with.*${fails}`))]);
      });
    });
  }
}
