import { describe, expect, it } from 'vitest';
import { literal, python, string } from '../../../../scripts/samples/python.ts';
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

/** What stands before the status is looked at. */
const TABLE: readonly { name: string; given: SampleRequest; want: readonly string[] }[] = [
  {
    name: 'a plain GET on one line',
    given: GET,
    want: ['import requests', '', 'response = requests.get("https://api.example/a", timeout=30)'],
  },
  {
    name: 'a dictionary as JSON, which names its media type itself',
    given: {
      ...POST,
      headers: [KEY, JSON_TYPE],
      body: { kind: 'json', value: { amount: 5, live: true, tags: ['a', null], more: {} } },
    },
    want: [
      'import os',
      '',
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    headers={"X-Key": os.environ["KEY"]},',
      '    json={',
      '        "amount": 5,',
      '        "live": True,',
      '        "tags": [',
      '            "a",',
      '            None,',
      '        ],',
      '        "more": {},',
      '    },',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'another media type of JSON, and a method without a function of its own',
    given: {
      ...POST,
      method: 'QUERY',
      headers: [KEY, { name: 'Content-Type', value: 'application/a+json' }],
      body: { kind: 'json', value: [] },
    },
    want: [
      'import os',
      '',
      'import requests',
      '',
      'response = requests.request(',
      '    "QUERY",',
      '    "https://api.example/a",',
      '    headers={',
      '        "X-Key": os.environ["KEY"],',
      '        "Content-Type": "application/a+json",',
      '    },',
      '    json=[],',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'null, which `json` would leave out',
    given: { ...POST, headers: [JSON_TYPE], body: { kind: 'json', value: null } },
    want: [
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    headers={"Content-Type": "application/json"},',
      '    data="null",',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'JSON that is no text in UTF-8',
    given: { ...POST, headers: [JSON_TYPE], body: { kind: 'json', value: ['\ud83e'] } },
    want: [
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    headers={"Content-Type": "application/json"},',
      `    data='["\\\\ud83e"]'.encode(),`,
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'a form, and name and password',
    given: {
      ...POST,
      basic: { username: { env: 'U' }, password: { env: 'P' } },
      body: { kind: 'form', fields: [{ name: 'a', value: 'b c' }] },
    },
    want: [
      'import os',
      '',
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    auth=(os.environ["U"], os.environ["P"]),',
      '    data={',
      '        "a": "b c",',
      '    },',
      '    timeout=30,',
      ')',
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
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    data=[',
      '        ("a", "1"),',
      '        ("a", "2"),',
      '    ],',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'a body in parts',
    given: {
      ...POST,
      body: {
        kind: 'multipart',
        parts: [
          { name: 'n', kind: 'text', text: 'Hi' },
          { name: 'j', kind: 'json', value: { a: 1 }, contentType: 'application/json' },
          { name: 'f', kind: 'file', file: 'f.png', contentType: 'image/png' },
        ],
      },
    },
    want: [
      'import json',
      'from pathlib import Path',
      '',
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    files={',
      '        "n": (None, "Hi"),',
      '        "j": (None, json.dumps({',
      '            "a": 1,',
      '        }), "application/json"),',
      '        "f": ("f.png", Path("f.png").read_bytes(), "image/png"),',
      '    },',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'a text',
    given: { ...POST, headers: [{ name: 'Content-Type', value: 'text/csv' }], body: { kind: 'text', text: 'a,"b"\n' } },
    want: [
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    headers={"Content-Type": "text/csv"},',
      `    data='a,"b"\\n'.encode(),`,
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'a file and a certificate',
    given: { ...POST, certificate: true, body: { kind: 'binary', file: 'f.png' } },
    want: [
      'from pathlib import Path',
      '',
      'import requests',
      '',
      'response = requests.post(',
      '    "https://api.example/a",',
      '    cert=("certificate.pem", "key.pem"),',
      '    data=Path("f.png").read_bytes(),',
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'secrets in an address, encoded, and braces that are none of Python',
    given: { ...GET, url: ['https://api.example/{id}?key=', { env: 'KEY' }] },
    want: [
      'import os',
      'from urllib.parse import quote',
      '',
      'import requests',
      '',
      'response = requests.get(',
      `    f"https://api.example/{{id}}?key={quote(os.environ['KEY'], safe='')}",`,
      '    timeout=30,',
      ')',
    ],
  },
  {
    name: 'a header beyond ASCII as bytes',
    given: { ...GET, headers: [{ name: 'X-A', value: ['é ', { env: 'KEY' }] }] },
    want: [
      'import os',
      '',
      'import requests',
      '',
      'response = requests.get(',
      '    "https://api.example/a",',
      `    headers={"X-A": f"é {os.environ['KEY']}".encode()},`,
      '    timeout=30,',
      ')',
    ],
  },
];

describe('python', () => {
  for (const { name, given, want } of TABLE)
    it(`prints ${name}`, () => expect(python.render(given).split('\n\nif not')[0]).toBe(want.join('\n')));

  it.each<[SampleAnswer, readonly string[]]>([
    ['json', ['result = response.json()', 'print(result)']],
    ['text', ['result = response.content.decode()', 'print(result)']],
    ['binary', ['result = response.content', 'print(result)']],
    ['none', ['print(response.status_code)']],
  ])('fails, or reads an answer as %s', (answer, want) => {
    expect(
      python
        .render({ ...GET, answer })
        .split('\n')
        .slice(4),
    ).toEqual([
      'if not 200 <= response.status_code < 300:',
      '    raise requests.HTTPError(f"{response.status_code}: {response.text}")',
      '',
      ...want,
    ]);
  });

  it('prints a remark as a comment', () => expect(python.comment('Not published.')).toBe('# Not published.'));
});

describe('literals of Python', () => {
  it.each<[unknown, string]>([
    [true, 'True'],
    [null, 'None'],
    [1e21, '1e+21'],
    [[], '[]'],
    [{}, '{}'],
    [{ a: [] }, '{\n    "a": [],\n}'],
  ])('print %j', (given, want) => expect(literal(given)).toBe(want));
  it.each([
    ["it's", `"it's"`],
    ['a "b"', `'a "b"'`],
    [`'"`, `"'\\""`],
    ['\\', `"\\\\"`],
    ['\0\n\u2028é', `"\\u0000\\n\\u2028é"`],
    ['\ud83e', '"\ufffd"'],
  ])('quote %j', (given, want) => expect(string(given)).toBe(want));
});
