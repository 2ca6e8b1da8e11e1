import { describe, expect, it } from 'vitest';
import { key, literal, ruby, string } from '../../../../scripts/samples/ruby.ts';
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
const REQUIRES = ["require 'json'", "require 'net/http'"];
const URI = "uri = URI('https://api.example/a')";
const CALL = [
  '',
  'http = Net::HTTP.new(uri.hostname, uri.port)',
  "http.use_ssl = uri.scheme == 'https'",
  'response = http.request(request)',
];

/** What stands before the status is looked at. */
const TABLE: readonly { name: string; given: SampleRequest; want: readonly string[] }[] = [
  {
    name: 'a plain GET in one call',
    given: GET,
    want: [...REQUIRES, '', "response = Net::HTTP.get_response(URI('https://api.example/a'))"],
  },
  {
    name: 'a GET with headers in one call',
    given: { ...GET, headers: [KEY, { name: 'X-Id', value: '1' }] },
    want: [
      ...REQUIRES,
      '',
      'response = Net::HTTP.get_response(',
      "  URI('https://api.example/a'),",
      "  'X-Key' => ENV.fetch('KEY'),",
      "  'X-Id' => '1'",
      ')',
    ],
  },
  {
    name: 'a hash as JSON in one call',
    given: {
      ...POST,
      headers: [KEY, JSON_TYPE],
      body: { kind: 'json', value: { amount: 5, 'x-y': true, tags: ['a', null], more: {} } },
    },
    want: [
      ...REQUIRES,
      '',
      'response = Net::HTTP.post(',
      "  URI('https://api.example/a'),",
      '  {',
      '    amount: 5,',
      "    'x-y': true,",
      '    tags: [',
      "      'a',",
      '      nil',
      '    ],',
      '    more: {}',
      '  }.to_json,',
      "  'X-Key' => ENV.fetch('KEY'),",
      "  'Content-Type' => 'application/json'",
      ')',
    ],
  },
  {
    name: 'another method',
    given: { ...POST, method: 'PUT', headers: [JSON_TYPE], body: { kind: 'json', value: { a: 1 } } },
    want: [
      ...REQUIRES,
      '',
      URI,
      'request = Net::HTTP::Put.new(uri)',
      "request['Content-Type'] = 'application/json'",
      'request.body = {',
      '  a: 1',
      '}.to_json',
      ...CALL,
    ],
  },
  {
    name: 'a method that has no class',
    given: { ...GET, method: 'M-SEARCH' },
    want: [
      ...REQUIRES,
      '',
      'class MSearchRequest < Net::HTTPRequest',
      "  METHOD = 'M-SEARCH'",
      '  REQUEST_HAS_BODY = false',
      '  RESPONSE_HAS_BODY = true',
      'end',
      '',
      URI,
      'request = MSearchRequest.new(uri)',
      ...CALL,
    ],
  },
  {
    name: 'JSON that is no text in UTF-8',
    given: { ...POST, headers: [JSON_TYPE], body: { kind: 'json', value: ['\ud83e'] } },
    want: [
      ...REQUIRES,
      '',
      'response = Net::HTTP.post(',
      "  URI('https://api.example/a'),",
      `  '["\\\\ud83e"]',`,
      "  'Content-Type' => 'application/json'",
      ')',
    ],
  },
  {
    name: 'a form, and name and password',
    given: {
      ...POST,
      basic: { username: { env: 'U' }, password: { env: 'P' } },
      body: {
        kind: 'form',
        fields: [
          { name: 'a', value: 'b c' },
          { name: 'd', value: '1' },
        ],
      },
    },
    want: [
      ...REQUIRES,
      '',
      URI,
      'request = Net::HTTP::Post.new(uri)',
      "request.basic_auth(ENV.fetch('U'), ENV.fetch('P'))",
      'request.set_form_data(',
      "  'a' => 'b c',",
      "  'd' => '1'",
      ')',
      ...CALL,
    ],
  },
  {
    name: 'a form in which a name comes again',
    given: {
      ...POST,
      body: {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
    },
    want: [
      ...REQUIRES,
      '',
      URI,
      'request = Net::HTTP::Post.new(uri)',
      'request.set_form_data(',
      '  [',
      "    ['a', '1'],",
      "    ['a', '2']",
      '  ]',
      ')',
      ...CALL,
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
        ],
      },
    },
    want: [
      ...REQUIRES,
      '',
      URI,
      'request = Net::HTTP::Post.new(uri)',
      'request.set_form(',
      '  [',
      "    ['n', 'Hi'],",
      "    ['f', File.open('f.png', 'rb'), { content_type: 'image/png' }]",
      '  ],',
      "  'multipart/form-data'",
      ')',
      ...CALL,
    ],
  },
  {
    name: 'JSON in parts, which `set_form` would send as a file',
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
      ...REQUIRES,
      "require 'securerandom'",
      '',
      'boundary = SecureRandom.hex',
      'body = [',
      '  "--#{boundary}",',
      `  'Content-Disposition: form-data; name="j"',`,
      "  'Content-Type: application/json',",
      "  '',",
      '  {',
      '    a: 1',
      '  }.to_json,',
      '  "--#{boundary}",',
      `  'Content-Disposition: form-data; name="f"; filename="f.png"',`,
      "  'Content-Type: image/png',",
      "  '',",
      "  File.binread('f.png'),",
      '  "--#{boundary}--",',
      "  ''",
      '].map(&:b).join("\\r\\n")',
      '',
      URI,
      'request = Net::HTTP::Post.new(uri)',
      `request['Content-Type'] = "multipart/form-data; boundary=#{boundary}"`,
      'request.body = body',
      ...CALL,
    ],
  },
  {
    name: 'a text',
    given: {
      ...POST,
      headers: [{ name: 'Content-Type', value: 'text/csv' }],
      body: { kind: 'text', text: 'a,"#{b}"\n' },
    },
    want: [
      ...REQUIRES,
      '',
      'response = Net::HTTP.post(',
      "  URI('https://api.example/a'),",
      '  "a,\\"\\#{b}\\"\\n",',
      "  'Content-Type' => 'text/csv'",
      ')',
    ],
  },
  {
    name: 'a file and a certificate',
    given: { ...POST, certificate: true, body: { kind: 'binary', file: 'f.png' } },
    want: [
      ...REQUIRES,
      '',
      URI,
      'request = Net::HTTP::Post.new(uri)',
      "request.body = File.binread('f.png')",
      ...CALL.slice(0, 3),
      "http.cert = OpenSSL::X509::Certificate.new(File.read('certificate.pem'))",
      "http.key = OpenSSL::PKey.read(File.read('key.pem'))",
      ...CALL.slice(3),
    ],
  },
  {
    name: 'secrets in an address, encoded',
    given: { ...GET, url: ['https://api.example/a?key=', { env: 'KEY' }] },
    want: [
      "require 'erb'",
      ...REQUIRES,
      '',
      `response = Net::HTTP.get_response(URI("https://api.example/a?key=#{ERB::Util.url_encode(ENV.fetch('KEY'))}"))`,
    ],
  },
];

describe('ruby', () => {
  for (const { name, given, want } of TABLE)
    it(`prints ${name}`, () => expect(ruby.render(given).split('\n\nunless')[0]).toBe(want.join('\n')));

  it.each<[SampleAnswer, readonly string[]]>([
    ['json', ['result = JSON.parse(response.body)', 'pp result']],
    ['text', ["result = response.body&.force_encoding('UTF-8')", 'puts result']],
    ['binary', ['result = response.body', 'print result']],
    ['none', ['puts response.code']],
  ])('fails, or reads an answer as %s', (answer, want) => {
    expect(
      ruby
        .render({ ...GET, answer })
        .split("a'))\n\n")[1]
        ?.split('\n'),
    ).toEqual([
      'unless response.is_a?(Net::HTTPSuccess)',
      '  raise "#{response.code}: #{response.body}"',
      'end',
      '',
      ...want,
    ]);
  });

  it('requires JSON where it is used', () =>
    expect(ruby.render({ ...GET, answer: 'text' })).toMatch(/^require 'net\/http'\n\n/));
  it('prints a remark as a comment', () => expect(ruby.comment('Not published.')).toBe('# Not published.'));
});

describe('literals of Ruby', () => {
  it.each<[unknown, string]>([
    [true, 'true'],
    [null, 'nil'],
    [1e21, '1e+21'],
    [[], '[]'],
    [{}, '{}'],
    [{ a: [1, {}] }, '{\n  a: [\n    1,\n    {}\n  ]\n}'],
  ])('print %j', (given, want) => expect(literal(given)).toBe(want));
  it.each([
    ["it's", `"it's"`],
    ['a "b" #{c}', `'a "b" #{c}'`],
    [`'#{a} #$b #@c #d`, `"'\\#{a} \\#$b \\#@c #d"`],
    ['\\', `'\\\\'`],
    ['\0\n\u2028é', `"\\u0000\\n\\u2028é"`],
    ['\ud83e', "'\ufffd'"],
  ])('quote %j', (given, want) => expect(string(given)).toBe(want));
  it('use symbols for keys', () =>
    expect(['a', 'class', 'a b', '1', 'é', ''].map(key)).toEqual(['a:', 'class:', `'a b':`, `'1':`, `'é':`, `'':`]));
});
