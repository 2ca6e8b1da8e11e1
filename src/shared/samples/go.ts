import type { SampleResponse, SampleBody, Pair, SamplePart, SampleRequest } from '../../model/sample.ts';
import { literal, map, string, text, textWriter } from './go-literal.ts';
import { partHead } from './portable.ts';
import { indented, linesOf, oneLine, sections } from './quoting.ts';
import { capitalized, hasFile, hasJsonPart, hasSecret, isPlainGet, namesOf, partsIn } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { variablesIn } from './variables.ts';

/** Go 1.18 and later with `net/http`: a whole program in the format of `gofmt`. */
export const go: SampleRenderer = {
  language: { id: 'go', label: 'Go', syntax: 'go' },
  comment: (text) => `// ${oneLine(text)}`,
  render: (request) => {
    return [
      'package main',
      '',
      'import (',
      ...imports(request).map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      ...indented(
        sections([payload(request.body), requestLines(request), call(request), responseLines(request.response)]),
        '\t',
      ),
      '}',
    ].join('\n');
  },
};

/**
 * Returns the imports that the program needs; an unused import would be an error (Go specification, "Import
 * declarations").
 */
function imports(request: SampleRequest): readonly string[] {
  const { url, certificate, body, response } = request;
  return namesOf({
    bytes: body.kind === 'json' || body.kind === 'binary' || body.kind === 'multipart',
    'crypto/tls': certificate === true,
    'encoding/json': body.kind === 'json' || hasJsonPart(body),
    fmt: response !== 'binary',
    io: true,
    log: true,
    'mime/multipart': body.kind === 'multipart',
    'net/http': true,
    'net/textproto': partsIn(body).some(needsHeader),
    'net/url': body.kind === 'form' || variablesIn(url).length > 0,
    os: hasFile(body) || response === 'binary' || hasSecret(request),
    strings: body.kind === 'form' || body.kind === 'text',
    time: true,
  });
}

const FAIL = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** Returns the lines that assign the body to a variable. */
function payload(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [...`payload, err := json.Marshal(${literal(body.value)})`.split('\n'), ...FAIL];
    case 'form':
      return `form := url.Values${formValues(body.fields)}`.split('\n');
    case 'multipart':
      return [
        'var payload bytes.Buffer',
        'form := multipart.NewWriter(&payload)',
        ...body.parts.flatMap((part, index) => partLines(part, body.parts.slice(0, index))),
        'form.Close()',
      ];
    case 'text':
      return `payload := ${linesOf(body.text).map(string).join(' +\n\t')}`.split('\n');
    case 'binary':
      return [`payload, err := os.ReadFile(${string(body.file)})`, ...FAIL];
  }
}

/** Writes form fields as the entries of `url.Values`: a list of values for each name. */
function formValues(fields: readonly Pair[]): string {
  const names = [...new Set(fields.map(({ name }) => name))];
  return map(
    names.map((name) => [
      name,
      `{${fields
        .filter((field) => field.name === name)
        .map(({ value }) => text(value))
        .join(', ')}}`,
    ]),
    '',
  );
}

/** Whether a part needs `CreatePart`, because `WriteField` cannot write its type or its name. */
function needsHeader(part: SamplePart): boolean {
  return part.kind !== 'text' || part.contentType !== undefined || /["\\\r\n]/.test(part.name);
}

/**
 * Returns the lines for one part of a multipart form. They do not check for errors when they write to the buffer,
 * because this cannot fail.
 */
function partLines(part: SamplePart, before: readonly SamplePart[]): readonly string[] {
  if (part.kind === 'text' && !needsHeader(part)) return [`form.WriteField(${string(part.name)}, ${text(part.text)})`];
  const assign = (done: boolean): string => (done ? '=' : ':=');
  const header = map(
    partHead(part).map((line) => [line.slice(0, line.indexOf(':')), `{${string(line.slice(line.indexOf(':') + 2))}}`]),
    '',
  );
  return [
    '',
    ...(part.kind === 'file'
      ? [
          `content, err ${assign(before.some(({ kind }) => kind === 'file'))} os.ReadFile(${string(part.file)})`,
          ...FAIL,
        ]
      : []),
    ...`part, err ${assign(before.some(needsHeader))} form.CreatePart(textproto.MIMEHeader${header})`.split('\n'),
    ...FAIL,
    ...partContent(part).split('\n'),
  ];
}

function partContent(part: SamplePart): string {
  switch (part.kind) {
    case 'text':
      return `part.Write([]byte(${text(part.text)}))`;
    case 'json':
      return `json.NewEncoder(part).Encode(${literal(part.value)})`;
    case 'file':
      return 'part.Write(content)';
  }
}

/**
 * Returns the lines that create a client. It has a timeout, unlike the default client, and a certificate if required.
 */
function client({ certificate }: SampleRequest): readonly string[] {
  if (certificate !== true) return ['client := &http.Client{Timeout: 30 * time.Second}'];
  return [
    'certificate, err := tls.LoadX509KeyPair("certificate.pem", "key.pem")',
    ...FAIL,
    'transport := http.DefaultTransport.(*http.Transport).Clone()',
    'transport.TLSClientConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}',
    'client := &http.Client{Timeout: 30 * time.Second, Transport: transport}',
  ];
}

/** Returns the lines that create the request; none for a GET with only a URL, for which `Client.Get` suffices. */
function requestLines(request: SampleRequest): readonly string[] {
  const { method, url, headers, basic, body } = request;
  if (isPlainGet(request)) return [];
  return [
    `request, err := http.NewRequest(${methodText(method)}, ${argument(url, escaped)}, ${reader(body)})`,
    ...FAIL,
    ...headers.map(headerLine),
    ...(basic === undefined ? [] : [`request.SetBasicAuth(${text(basic.username)}, ${text(basic.password)})`]),
    ...(body.kind === 'form' ? ['request.Header.Set("Content-Type", "application/x-www-form-urlencoded")'] : []),
    ...(body.kind === 'multipart' ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
  ];
}

function call(request: SampleRequest): readonly string[] {
  const response = isPlainGet(request) ? `client.Get(${text(request.url, escaped)})` : 'client.Do(request)';
  return [...client(request), `response, err := ${response}`, ...FAIL, 'defer response.Body.Close()'];
}

function reader(body: SampleBody): string {
  switch (body.kind) {
    case 'none':
      return 'nil';
    case 'form':
      return 'strings.NewReader(form.Encode())';
    case 'text':
      return 'strings.NewReader(payload)';
    case 'multipart':
      return '&payload';
    default:
      return 'bytes.NewReader(payload)';
  }
}

/** Returns a method as a constant of `net/http` if there is one, else as a string. */
export function methodText(method: string): string {
  return /^(GET|HEAD|POST|PUT|PATCH|DELETE|CONNECT|OPTIONS|TRACE)$/.test(method)
    ? `http.Method${capitalized(method)}`
    : string(method);
}

/**
 * Returns the line that sets a header. For `Host`, the line sets the field `request.Host` instead: `Request.Write`
 * sends this field, and ignores a header of that name.
 */
function headerLine({ name, value }: Pair): string {
  return name.toLowerCase() === 'host'
    ? `request.Host = ${text(value)}`
    : `request.Header.Set(${string(name)}, ${argument(value)})`;
}

function responseLines(response: SampleResponse): readonly string[] {
  return [
    'body, err := io.ReadAll(response.Body)',
    ...FAIL,
    'if response.StatusCode > 299 {',
    '\tlog.Fatalf("%d: %s", response.StatusCode, body)',
    '}',
    ...{
      json: ['fmt.Print(string(body))'],
      text: ['fmt.Print(string(body))'],
      binary: ['if err := os.WriteFile("response.bin", body, 0o644); err != nil {', '\tlog.Fatal(err)', '}'],
      none: ['fmt.Println(response.StatusCode)'],
    }[response],
  ];
}

/** Writes a text as a Go expression for use among several arguments, where `gofmt` puts no spaces around `+`. */
const argument = textWriter('+');

function escaped(variable: string, inQuery: boolean): string {
  return `url.${inQuery ? 'Query' : 'Path'}Escape(${variable})`;
}
