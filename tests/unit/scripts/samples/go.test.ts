import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { go } from '../../../../scripts/samples/go.ts';
import { literal, string } from '../../../../scripts/samples/go-literal.ts';
import { REQUESTS, TEXTS, type Wanted } from './compiled-requests.ts';
import { HOSTILE } from './hostile.ts';

const WANTED: Wanted = {
  get: [
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    '\t"time"',
    ')',
    '',
    'func main() {',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Get("https://api.example/payments")',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '',
    '\tbody, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode > 299 {',
    '\t\tlog.Fatalf("%d: %s", response.StatusCode, body)',
    '\t}',
    '\tfmt.Print(string(body))',
    '}',
  ],
  json: [
    'package main',
    '',
    'import (',
    '\t"bytes"',
    '\t"encoding/json"',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    '\t"os"',
    '\t"time"',
    ')',
    '',
    'func main() {',
    '\tpayload, err := json.Marshal(map[string]any{',
    '\t\t"amount": 1050,',
    '\t\t"note":   `it\'s "5$" \\ $x`,',
    '\t\t"lines": []map[string]any{',
    '\t\t\t{',
    '\t\t\t\t"sku": "a",',
    '\t\t\t},',
    '\t\t},',
    '\t\t"tags":  []string{"b", "c"},',
    '\t\t"payer": map[string]any{},',
    '\t\t"at":    nil,',
    '\t})',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '',
    '\trequest, err := http.NewRequest(http.MethodPost, "https://api.example/payments", bytes.NewReader(payload))',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("X-Key", os.Getenv("KEY"))',
    '\trequest.Header.Set("Content-Type", "application/json")',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '',
    '\tbody, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode > 299 {',
    '\t\tlog.Fatalf("%d: %s", response.StatusCode, body)',
    '\t}',
    '\tfmt.Print(string(body))',
    '}',
  ],
  form: [
    '\tform := url.Values{',
    '\t\t"b": {"1", "2"},',
    '\t\t"a": {"x & y"},',
    '\t}',
    '',
    '\trequest, err := http.NewRequest(http.MethodPost, "https://api.example/payments", strings.NewReader(form.Encode()))',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Content-Type", "application/x-www-form-urlencoded")',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  fields: [
    '\tform := url.Values{',
    '\t\t"a": {"1"},',
    '\t}',
    '',
    '\trequest, err := http.NewRequest(http.MethodPost, "https://api.example/payments", strings.NewReader(form.Encode()))',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Content-Type", "application/x-www-form-urlencoded")',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  multipart: [
    '\tvar payload bytes.Buffer',
    '\tform := multipart.NewWriter(&payload)',
    '\tform.WriteField("note", "Hi")',
    '',
    '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
    '\t\t"Content-Disposition": {`form-data; name="payer"`},',
    '\t\t"Content-Type":        {"application/json"},',
    '\t})',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tjson.NewEncoder(part).Encode(5)',
    '',
    '\tcontent, err := os.ReadFile("photo.png")',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tpart, err = form.CreatePart(textproto.MIMEHeader{',
    '\t\t"Content-Disposition": {`form-data; name="photo"; filename="photo.png"`},',
    '\t\t"Content-Type":        {"image/png"},',
    '\t})',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tpart.Write(content)',
    '\tform.Close()',
    '',
    '\trequest, err := http.NewRequest(http.MethodPost, "https://api.example/payments", &payload)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  text: [
    '\tpayload := "<a>\\n" +',
    '\t\t"  \\"b\\"\\n" +',
    '\t\t"</a>"',
    '',
    '\trequest, err := http.NewRequest(http.MethodPost, "https://api.example/payments", strings.NewReader(payload))',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Content-Type", "application/xml")',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  binary: [
    '\tpayload, err := os.ReadFile("photo.png")',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '',
    '\trequest, err := http.NewRequest(http.MethodPut, "https://api.example/payments", bytes.NewReader(payload))',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Content-Type", "image/png")',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  basic: [
    '\trequest, err := http.NewRequest(http.MethodGet, "https://api.example/payments", nil)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.SetBasicAuth(os.Getenv("LOGIN_USERNAME"), os.Getenv("LOGIN_PASSWORD"))',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  token: [
    '\trequest, err := http.NewRequest(http.MethodGet, "https://api.example/payments", nil)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  parts: [
    '\tresponse, err := client.Get("https://api.example/" + url.PathEscape(os.Getenv("ID")) + "/a?key=" + url.QueryEscape(os.Getenv("KEY")) + "&b=1")',
  ],
  certificate: [
    '\tcertificate, err := tls.LoadX509KeyPair("certificate.pem", "key.pem")',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\ttransport := http.DefaultTransport.(*http.Transport).Clone()',
    '\ttransport.TLSClientConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}',
    '\tclient := &http.Client{Timeout: 30 * time.Second, Transport: transport}',
  ],
  purge: [
    '\trequest, err := http.NewRequest("PURGE", "https://api.example/payments", nil)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
  ],
  readsText: ['\tfmt.Print(string(body))'],
  readsBinary: ['\tif err := os.WriteFile("response.bin", body, 0o644); err != nil {'],
  readsNothing: [
    '\trequest, err := http.NewRequest(http.MethodDelete, "https://api.example/payments", nil)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '',
    '\tclient := &http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '',
    '\tbody, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode > 299 {',
    '\t\tlog.Fatalf("%d: %s", response.StatusCode, body)',
    '\t}',
    '\tfmt.Println(response.StatusCode)',
  ],
};

describe('go', () => {
  for (const [name, lines] of Object.entries(WANTED)) {
    it(`prints ${name}`, () =>
      expect(`\n${go.render(REQUESTS[name as keyof Wanted])}\n`).toContain(`\n${lines.join('\n')}\n`));
  }

  it('prints get and json to the last line', () => {
    for (const name of ['get', 'json'] as const) expect(go.render(REQUESTS[name]).split('\n')).toEqual(WANTED[name]);
  });

  it('prints comments on one line', () => expect(go.comment('one\r\ntwo\u2028\0three')).toBe('// one two three'));

  it('escapes what would end a string or a line, or cannot be seen', () => {
    expect(TEXTS.map(string)).toEqual([
      '`a "b"`',
      '`C:\\new`',
      '"one\\ntwo\\r\\tthree"',
      '"\\u0000\\u001b\\u007f\\u0085"',
      '"a\\u2028\\ufeff\\u202e"',
      '"a�"',
      '"$x ${y} $5 US$"',
      '`\\u0041`',
      '"é🦊"',
    ]);
  });
});

const LITERALS: readonly { name: string; given: unknown; want: string }[] = [
  {
    name: 'sets values of neighbours in a column',
    given: { a: 1, long: 'x', list: [{ b: null }], c: true, dd: [] },
    want: 'map[string]any{\n\t"a":    1,\n\t"long": "x",\n\t"list": []map[string]any{\n\t\t{\n\t\t\t"b": nil,\n\t\t},\n\t},\n\t"c":  true,\n\t"dd": []any{},\n}',
  },
  {
    name: 'gives lists the type of what is in them',
    given: [['a'], [1, -2], [1, 2.5], [1, 'a'], [3e9]],
    want: '[]any{\n\t[]string{"a"},\n\t[]int{1, -2},\n\t[]any{1, 2.5},\n\t[]any{1, "a"},\n\t[]any{int64(3000000000)},\n}',
  },
  {
    name: 'breaks long lists',
    given: ['a'.repeat(50), 'b'.repeat(50)],
    want: `[]string{\n\t"${'a'.repeat(50)}",\n\t"${'b'.repeat(50)}",\n}`,
  },
  {
    name: 'names the type of numbers that `int` may be too small for',
    given: 2 ** 53,
    want: 'int64(9007199254740992)',
  },
  { name: 'makes numbers beyond all integers fractions', given: 1e20, want: '100000000000000000000.0' },
  { name: 'keeps exponents', given: -5e-324, want: '-5e-324' },
];

describe('literal of Go', () => {
  for (const { name, given, want } of LITERALS) it(name, () => expect(literal(given)).toBe(want));
});

/** What gofmt would change; undefined where it is not installed. */
function reformatted(source: string): string | undefined {
  const { status, stdout, stderr } = spawnSync('gofmt', ['-s'], { input: source, encoding: 'utf8' });
  return status === null ? undefined : `${stdout}${stderr}`;
}

describe('gofmt', () => {
  if (reformatted('package main\n') === undefined)
    it.skip('would change nothing: needs the Debian package golang-go', () => undefined);
  else {
    it.each(Object.entries(REQUESTS))('would change nothing: %s', (_, request) => {
      const source = `${go.comment('A remark.')}\n${go.render(request)}\n`;
      expect(reformatted(source)).toBe(source);
    });

    it('would change nothing in literals of any shape', () => {
      let seed = 7;
      const below = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
      const value = (depth: number): unknown => {
        const kind = below(depth > 3 ? 4 : 7);
        if (kind < 4) return [1, 'é "q" ``', null, HOSTILE[below(HOSTILE.length)]?.value][kind];
        return kind === 4
          ? Array.from({ length: below(4) }, () => value(depth + 1))
          : Object.fromEntries(
              Array.from({ length: below(7) }, () => [
                'é"k\n'.slice(0, below(5)) + 'k'.repeat(below(4) === 0 ? below(150) : below(12)),
                value(depth + 1),
              ]),
            );
      };
      const values = Array.from({ length: 300 }, () => value(0)).map(
        (given) => JSON.parse(JSON.stringify(given).replace(/\\ud83e/g, '')) as unknown,
      );
      const source = `package main\n\n${values.map((given, index) => `var v${index} = ${literal(given)}`).join('\n\n')}\n`;
      expect(reformatted(source)).toBe(source);
    });
  }
});
