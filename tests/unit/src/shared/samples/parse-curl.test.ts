import { describe, expect, it } from 'vitest';
import { parseCurl, parseCurls } from '#src/shared/samples/parse-curl.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { variable } from '#src/shared/samples/variables.ts';

/** A command as people compare it: without offsets. */
function read(text: string): object | undefined {
  const parsed = parseCurl(text);
  return (
    parsed && {
      method: parsed.method,
      url: parsed.url,
      headers: parsed.headers.map(({ name, value }) => `${name}=${value}`),
      ...(parsed.bodyKind === undefined ? {} : { [parsed.bodyKind]: parsed.body ?? null }),
    }
  );
}

const URL = 'https://api.example/v1/pay';

const CASES: readonly (readonly [name: string, text: string, want: object | undefined])[] = [
  ['an address alone', `curl ${URL}`, { method: 'GET', url: URL, headers: [] }],
  [
    'method and headers in every spelling',
    `curl -X PUT -H 'a: 1' -H"b:2" --header "c: 3" --header='d: 4' ${URL}`,
    { method: 'PUT', url: URL, headers: ['a=1', 'b=2', 'c=3', 'd=4'] },
  ],
  ['a method glued to its flag, after others', `curl -sSXpatch '${URL}'`, { method: 'PATCH', url: URL, headers: [] }],
  [
    'continued lines, also those of Windows',
    `curl \\\n  --request POST \\\r\n  --url ${URL} \\\n  -d '{"a":\n1}'`,
    { method: 'POST', url: URL, headers: [], text: '{"a":\n1}' },
  ],
  ['data that implies POST', `curl ${URL} --data-raw '@1'`, { method: 'POST', url: URL, headers: [], text: '@1' }],
  ['a file as body', `curl ${URL} -d @body.json`, { method: 'POST', url: URL, headers: [], file: null }],
  ['a form', `curl ${URL} -F 'file=@a.pdf'`, { method: 'POST', url: URL, headers: [], form: null }],
  [
    '--json',
    `curl --json '{}' ${URL}`,
    { method: 'POST', url: URL, headers: ['Content-Type=application/json'], text: '{}' },
  ],
  ['-G', `curl -G ${URL} -d a=1 --data-urlencode 'b=2'`, { method: 'GET', url: `${URL}?a=1&b=2`, headers: [] }],
  ['HEAD', `curl -sI ${URL}`, { method: 'HEAD', url: URL, headers: [] }],
  ['credentials', `curl -u me:pw ${URL}`, { method: 'GET', url: URL, headers: ['Authorization=Basic me:pw'] }],
  [
    'quotes inside quotes',
    `curl ${URL} -d 'it'\\''s' -H "k: \\"v\\" $KEY"`,
    { method: 'POST', url: URL, headers: ['k="v" $KEY'], text: "it's" },
  ],
  [
    'quotes in which backslashes name characters, as Chrome copies requests',
    `curl '${URL}' \\\n  -H 'a: 1' \\\n  --data-raw $'{"name":"O\\'Neil \\u0021\\n\\x41\\101\\\\"}'`,
    { method: 'POST', url: URL, headers: ['a=1'], text: '{"name":"O\'Neil !\nAA\\"}' },
  ],
  [
    'carets of the Windows command prompt, as Chrome copies requests there',
    `curl ^"${URL}?a=1^&b=^%^41^" ^\r\n  -H ^"a: ^\\^"x^\\^"^" ^\r\n  --data-raw ^"^{^\\^"name^\\^":^\\^"O'Neil ^^ 5^\n\n^\\^"^}^"`,
    { method: 'POST', url: `${URL}?a=1&b=%41`, headers: ['a="x"'], text: '{"name":"O\'Neil ^ 5\n"}' },
  ],
  [
    'plain quotes of the Windows command prompt',
    `curl "${URL}" ^\n  -X PUT ^\n  -d "a^b"`,
    { method: 'PUT', url: URL, headers: [], text: 'a^b' },
  ],
  [
    'a here-document',
    `curl ${URL} -d @- <<'JSON'\n{"a": 1}\nJSON\necho done`,
    { method: 'POST', url: URL, headers: [], text: '{"a": 1}\n' },
  ],
  [
    'a prompt, comments and a pipe',
    `# first\n$ curl -s ${URL} | jq .data # nothing`,
    { method: 'GET', url: URL, headers: [] },
  ],
  [
    'an ampersand whose quotes were forgotten',
    `curl ${URL}?a=1&b=2`,
    { method: 'GET', url: `${URL}?a=1&b=2`, headers: [] },
  ],
  [
    'options that take a value',
    `curl -o out.json --max-time 5 -w '%{http_code}' --connect-timeout 2 ${URL} > /dev/null`,
    { method: 'GET', url: URL, headers: [] },
  ],
  ['no curl', 'wget https://api.example', undefined],
  ['a word of another command', 'apt install curl https://api.example', undefined],
  ['no address', 'curl --help', undefined],
  ['nothing', '', undefined],
];

describe('parseCurl', () => {
  for (const [name, text, want] of CASES) {
    it(`reads ${name}`, () => {
      expect(read(text)).toEqual(want);
    });
  }

  it('knows where each part is written', () => {
    const text = `curl -X POST \\\n  'https://api.example/v1?a=1' \\\n  --header "Api-Key: YOUR_KEY" \\\n  --data '{"b": 2}'`;
    const parsed = parseCurl(text);
    const header = parsed?.headers[0];
    const at = (offset = -1): string => text.slice(offset, offset + 4);
    expect([
      at(parsed?.methodOffset),
      at(parsed?.urlOffsets[0]),
      at(parsed?.urlOffsets[parsed.url.indexOf('a=1')]),
      at(header?.offset),
      at(header?.valueOffset),
      at(parsed?.bodyOffsets?.[1]),
    ]).toEqual(['POST', 'http', "a=1'", 'Api-', 'YOUR', '"b":']);
  });

  it('reads all commands of a script', () => {
    expect(parseCurls(`curl ${URL}/1\ncurl ${URL}/2 && curl ${URL}/3`).map(({ url }) => url.at(-1))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('reads back what the site prints', () => {
    const body = { name: "Ada's", text: 'a\n"b" $c `d`' };
    const parsed = parseCurl(
      curl.render({
        method: 'POST',
        url: `${URL}?q=it's`,
        headers: [{ name: 'Key', value: variable('KEY') }],
        response: 'json',
        body: { kind: 'json', value: body },
      }),
    );
    expect(parsed).toMatchObject({ method: 'POST', url: `${URL}?q=it's`, headers: [{ name: 'Key', value: '$KEY' }] });
    expect(JSON.parse(parsed?.body ?? '')).toEqual(body);
  });

  it('ends on any text', () => {
    for (const text of [
      "curl 'https://",
      'curl "',
      'curl \\',
      'curl -X',
      'curl -H',
      'curl <<A\n',
      `curl ${'-'.repeat(5000)}`,
    ])
      expect(() => parseCurl(text)).not.toThrow();
  });
});
