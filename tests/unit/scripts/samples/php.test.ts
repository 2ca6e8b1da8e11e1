import { describe, expect, it } from 'vitest';
import { programme } from '../../../../scripts/samples/index.ts';
import { literal, php, string } from '../../../../scripts/samples/php.ts';
import type { SampleAnswer, SampleRequest } from '../../../../src/model/sample.ts';

const GET: SampleRequest = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [],
  answer: 'json',
  body: { kind: 'none' },
};
const POST: SampleRequest = { ...GET, method: 'POST' };
const JSON_TYPE = { name: 'Content-Type', value: 'application/json' };
const KEY = { name: 'X-Key', value: [{ env: 'KEY' }] };
const BEGIN = ["$curl = curl_init('https://api.example/a');", 'curl_setopt_array($curl, ['];
const END = ['    CURLOPT_RETURNTRANSFER => true,', '    CURLOPT_TIMEOUT => 30,', ']);'];

/** What stands between the opening tag and the call. */
const TABLE: readonly { name: string; given: SampleRequest; want: readonly string[] }[] = [
  { name: 'a plain GET', given: GET, want: [...BEGIN, ...END] },
  {
    name: 'an array as JSON',
    given: {
      ...POST,
      headers: [KEY, JSON_TYPE],
      body: { kind: 'json', value: { amount: 5, tags: ['a', null], more: {} } },
    },
    want: [
      ...BEGIN,
      '    CURLOPT_HTTPHEADER => [',
      "        'X-Key: ' . getenv('KEY'),",
      "        'Content-Type: application/json',",
      '    ],',
      '    CURLOPT_POSTFIELDS => json_encode([',
      "        'amount' => 5,",
      "        'tags' => [",
      "            'a',",
      '            null,',
      '        ],',
      "        'more' => new stdClass(),",
      '    ], JSON_THROW_ON_ERROR),',
      ...END,
    ],
  },
  {
    name: 'JSON that is no text in UTF-8',
    given: { ...POST, headers: [JSON_TYPE], body: { kind: 'json', value: ['\ud83e'] } },
    want: [
      ...BEGIN,
      "    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],",
      `    CURLOPT_POSTFIELDS => '["\\\\ud83e"]',`,
      ...END,
    ],
  },
  {
    name: 'another method',
    given: { ...GET, method: 'PURGE', headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'KEY' }] }] },
    want: [
      ...BEGIN,
      "    CURLOPT_CUSTOMREQUEST => 'PURGE',",
      "    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('KEY')],",
      ...END,
    ],
  },
  { name: 'a HEAD', given: { ...GET, method: 'HEAD' }, want: [...BEGIN, '    CURLOPT_NOBODY => true,', ...END] },
  {
    name: 'a POST without a body',
    given: POST,
    want: [
      ...BEGIN,
      "    CURLOPT_CUSTOMREQUEST => 'POST',",
      "    CURLOPT_HTTPHEADER => ['Content-Length: 0'],",
      ...END,
    ],
  },
  {
    name: 'a header without a value, which cURL would leave out',
    given: { ...GET, headers: [{ name: 'X-A', value: '' }] },
    want: [...BEGIN, "    CURLOPT_HTTPHEADER => ['X-A;'],", ...END],
  },
  {
    name: 'a form, and name and password',
    given: {
      ...POST,
      basic: { username: { env: 'U' }, password: { env: 'P' } },
      body: { kind: 'form', fields: [{ name: 'a', value: 'b c' }] },
    },
    want: [
      ...BEGIN,
      "    CURLOPT_USERPWD => getenv('U') . ':' . getenv('P'),",
      '    CURLOPT_POSTFIELDS => http_build_query([',
      "        'a' => 'b c',",
      '    ]),',
      ...END,
    ],
  },
  {
    name: 'a form in which a name comes again',
    given: {
      ...POST,
      body: {
        kind: 'form',
        fields: [
          { name: 'a[]', value: '1' },
          { name: 'a[]', value: '2' },
        ],
      },
    },
    want: [
      ...BEGIN,
      "    CURLOPT_POSTFIELDS => implode('&', [",
      "        'a%5B%5D=' . urlencode('1'),",
      "        'a%5B%5D=' . urlencode('2'),",
      '    ]),',
      ...END,
    ],
  },
  {
    name: 'texts and files in parts',
    given: {
      ...POST,
      body: {
        kind: 'multipart',
        parts: [
          { name: 'n', kind: 'text', text: 'Hi' },
          { name: 'f', kind: 'file', file: 'f.png', contentType: 'image/png' },
          { name: 'g', kind: 'file', file: 'g.bin' },
        ],
      },
    },
    want: [
      ...BEGIN,
      '    CURLOPT_POSTFIELDS => [',
      "        'n' => 'Hi',",
      "        'f' => new CURLFile('f.png', 'image/png'),",
      "        'g' => new CURLFile('g.bin'),",
      '    ],',
      ...END,
    ],
  },
  {
    name: 'JSON in parts, which cURL would send as a file',
    given: {
      ...POST,
      body: {
        kind: 'multipart',
        parts: [
          { name: 'j', kind: 'json', value: { a: 1 }, contentType: 'application/json' },
          { name: 'f', kind: 'file', file: 'f.png', contentType: 'image/png' },
        ],
      },
    },
    want: [
      '$boundary = bin2hex(random_bytes(16));',
      '$body = implode("\\r\\n", [',
      '    "--$boundary",',
      `    'Content-Disposition: form-data; name="j"',`,
      "    'Content-Type: application/json',",
      "    '',",
      '    json_encode([',
      "        'a' => 1,",
      '    ], JSON_THROW_ON_ERROR),',
      '    "--$boundary",',
      `    'Content-Disposition: form-data; name="f"; filename="f.png"',`,
      "    'Content-Type: image/png',",
      "    '',",
      "    file_get_contents('f.png'),",
      '    "--$boundary--",',
      "    '',",
      ']);',
      '',
      ...BEGIN,
      '    CURLOPT_HTTPHEADER => [',
      "        'Content-Type: multipart/form-data; boundary=' . $boundary,",
      '    ],',
      '    CURLOPT_POSTFIELDS => $body,',
      ...END,
    ],
  },
  {
    name: 'a text',
    given: {
      ...POST,
      headers: [{ name: 'Content-Type', value: 'text/csv' }],
      body: { kind: 'text', text: 'a,"$b"\n' },
    },
    want: [
      ...BEGIN,
      "    CURLOPT_HTTPHEADER => ['Content-Type: text/csv'],",
      '    CURLOPT_POSTFIELDS => "a,\\"\\$b\\"\\n",',
      ...END,
    ],
  },
  {
    name: 'a file and a certificate',
    given: { ...POST, method: 'PUT', certificate: true, body: { kind: 'binary', file: 'f.png' } },
    want: [
      ...BEGIN,
      "    CURLOPT_CUSTOMREQUEST => 'PUT',",
      "    CURLOPT_SSLCERT => 'certificate.pem',",
      "    CURLOPT_SSLKEY => 'key.pem',",
      "    CURLOPT_POSTFIELDS => file_get_contents('f.png'),",
      ...END,
    ],
  },
  {
    name: 'secrets in an address, encoded',
    given: { ...GET, url: ['https://api.example/a?key=', { env: 'KEY' }, '&b=c'] },
    want: [
      "$curl = curl_init('https://api.example/a?key=' . rawurlencode(getenv('KEY')) . '&b=c');",
      'curl_setopt_array($curl, [',
      ...END,
    ],
  },
];

describe('php', () => {
  for (const { name, given, want } of TABLE)
    it(`prints ${name}`, () =>
      expect(programme(php, given).split('\n\n$response')[0]).toBe(['<?php', '', ...want].join('\n')));

  it.each<[SampleAnswer, string, readonly string[]]>([
    ['json', '$response', ['$result = json_decode($response, flags: JSON_THROW_ON_ERROR);', 'print_r($result);']],
    ['text', '$result', ['echo $result;']],
    ['binary', '$result', ['echo $result;']],
    ['none', '$response', ['echo $status, PHP_EOL;']],
  ])('fails, or reads an answer as %s', (answer, received, want) => {
    expect(
      programme(php, { ...GET, answer })
        .split('\n')
        .slice(8),
    ).toEqual([
      `${received} = curl_exec($curl);`,
      '',
      `if (${received} === false) {`,
      '    throw new RuntimeException(curl_error($curl));',
      '}',
      '',
      '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
      '',
      'if ($status < 200 || $status >= 300) {',
      `    throw new RuntimeException("$status: ${received}");`,
      '}',
      '',
      ...want,
    ]);
  });

  it('prints a remark as a comment that does not end the programme', () =>
    expect(php.comment('Not published. ?>')).toBe('// Not published. ? >'));
});

describe('literals of PHP', () => {
  it.each<[unknown, string]>([
    [true, 'true'],
    [null, 'null'],
    [[], '[]'],
    [{}, 'new stdClass()'],
    [[{}], '[\n    new stdClass(),\n]'],
    [{ '0': 'a' }, "(object) [\n    '0' => 'a',\n]"],
    [{ '1': 'a' }, "[\n    '1' => 'a',\n]"],
    [{ '0': 'a', b: 1 }, "[\n    '0' => 'a',\n    'b' => 1,\n]"],
  ])('print %j', (given, want) => expect(literal(given)).toBe(want));
  it.each([
    ["it's", `"it's"`],
    [`it's $5`, `'it\\'s $5'`],
    ['\\', `'\\\\'`],
    ['\u00001\n$a\u2028é', `"\\u{0000}1\\n\\$a\\u{2028}é"`],
    ['\ud83e', "'\ufffd'"],
  ])('quote %j', (given, want) => expect(string(given)).toBe(want));
});
