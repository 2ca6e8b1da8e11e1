import type { SampleResponse, SampleBody, Pair, SamplePart, SampleRequest } from '../../model/sample.ts';
import { namesDiffer, partHead } from './portable.ts';
import { jsonText, linesOf, oneLine, quoted, sections } from './quoting.ts';
import { capitalized, hasFile, hasSecret, isPlainGet, namesOf, partsIn } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { concatenation, partsOf } from './variables.ts';

/** C# with `HttpClient`: top-level statements need .NET 6 or later, everything else C# 7. */
export const csharp: SampleRenderer = {
  language: { id: 'csharp', label: 'C#', syntax: 'csharp' },
  comment: (text) => `// ${oneLine(text)}`,
  render: (request) => {
    return sections([usings(request), requestLines(request), responseLines(request)]).join('\n');
  },
};

function usings(request: SampleRequest): readonly string[] {
  const { headers, basic, certificate, body, response } = request;
  return namesOf({
    System: response !== 'binary' || hasSecret(request) || emptyContent(headers, body),
    'System.Collections.Generic': body.kind === 'form',
    'System.IO': hasFile(body) || response === 'binary',
    'System.Net.Http': true,
    'System.Net.Http.Headers':
      basic !== undefined ||
      headers.some((header) => scheme(header) !== undefined || isContentType(header)) ||
      partsIn(body).some((part) => part.kind === 'file' || part.contentType !== undefined),
    'System.Security.Cryptography.X509Certificates': certificate === true,
    'System.Text': basic !== undefined,
  }).map((name) => `using ${name};`);
}

/** Returns the lines that create the client. They set no timeout, as `HttpClient` has a default of 100 seconds. */
function client({ certificate }: SampleRequest): readonly string[] {
  if (certificate !== true) return ['var client = new HttpClient();'];
  return [
    'var handler = new HttpClientHandler();',
    'handler.ClientCertificates.Add(X509Certificate2.CreateFromPemFile("certificate.pem", "key.pem"));',
    'var client = new HttpClient(handler);',
  ];
}

function requestLines(request: SampleRequest): readonly string[] {
  const { method, url, headers, basic, body } = request;
  if (isPlainGet(request)) return client(request);
  const sent = headers.filter(({ name }) => !/^content-length$/i.test(name));
  return [
    ...client(request),
    ...(basic === undefined ? [] : [`var credentials = ${text(`${basic.username}:${basic.password}`)};`]),
    `var request = new HttpRequestMessage(${methodText(method)}, ${text(url, escaped)});`,
    ...sent.filter(({ name }) => !CONTENT_HEADERS.test(name)).map(headerLine),
    ...(basic === undefined
      ? []
      : [
          `request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));`,
        ]),
    ...contentLines(body),
    ...(emptyContent(sent, body) ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());'] : []),
    ...sent.filter(({ name }) => CONTENT_HEADERS.test(name)).map(contentHeaderLine),
  ];
}

/** Matches the headers that .NET stores with the content of a request (`HttpContentHeaders`). */
const CONTENT_HEADERS =
  /^(allow|content-(disposition|encoding|language|length|location|md5|range|type)|expires|last-modified)$/i;

/** Matches the headers whose values `HttpRequestHeaders.Add` parses and may reject. */
const CHECKED_HEADERS =
  /^(accept-(charset|encoding|language)|authorization|cache-control|connection|date|expect|from|host|if-(match|modified-since|none-match|range|unmodified-since)|max-forwards|pragma|proxy-authorization|range|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|warning)$/i;

function headerLine(header: Pair): string {
  const { name, value } = header;
  const credentials = scheme(header);
  if (credentials !== undefined)
    return `request.Headers.Authorization = new AuthenticationHeaderValue(${string(credentials.scheme)}, ${variable(credentials.name)});`;
  const free = CHECKED_HEADERS.test(name) || (/^accept$/i.test(name) && !MEDIA_TYPE.test(value));
  return `request.Headers.${free ? 'TryAddWithoutValidation' : 'Add'}(${string(name)}, ${text(value)});`;
}

const MEDIA_TYPE = /^[\w.+*-]+\/[\w.+*-]+$/;

/**
 * Splits the value of an `Authorization` header (RFC 9110, section 11.6.2) into the scheme, such as `Bearer`, and the
 * name of the environment variable with the secret. Undefined for other headers, and for values of another form.
 */
function scheme({ name, value }: Pair): { readonly scheme: string; readonly name: string } | undefined {
  const [before, secret, ...more] = partsOf(value);
  if (more.length > 0 || name.toLowerCase() !== 'authorization') return undefined;
  const [, token] = typeof before === 'string' ? (/^([\w.~+-]+) $/.exec(before) ?? []) : [];
  return token === undefined || typeof secret !== 'object' ? undefined : { scheme: token, name: secret.variable };
}

function contentHeaderLine(header: Pair): string {
  const value = text(header.value);
  return isContentType(header)
    ? `request.Content.Headers.ContentType = ${mediaType(header.value)};`
    : `request.Content.Headers.TryAddWithoutValidation(${string(header.name)}, ${value});`;
}

function isContentType({ name }: Pair): boolean {
  return name.toLowerCase() === 'content-type';
}

/**
 * Writes a media type as a C# expression: `new MediaTypeHeaderValue(…)`. A media type with parameters becomes
 * `MediaTypeHeaderValue.Parse(…)`, because the constructor rejects parameters.
 */
function mediaType(value: string): string {
  return MEDIA_TYPE.test(value)
    ? `new MediaTypeHeaderValue(${string(value)})`
    : `MediaTypeHeaderValue.Parse(${text(value)})`;
}

/** Whether a request has no body, but has headers that .NET can set only on the content of a request. */
function emptyContent(headers: readonly Pair[], body: SampleBody): boolean {
  return (
    body.kind === 'none' && headers.some(({ name }) => CONTENT_HEADERS.test(name) && !/^content-length$/i.test(name))
  );
}

function contentLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [`request.Content = new StringContent(${json(body.value)});`];
    case 'form':
      return formLines(body.fields);
    case 'multipart':
      return ['request.Content = new MultipartFormDataContent', '{', ...body.parts.flatMap(partLines), '};'];
    case 'text':
      return [`request.Content = new StringContent(${linesOf(body.text).map(string).join(' +\n    ')});`];
    case 'binary':
      return [`request.Content = new StreamContent(File.OpenRead(${string(body.file)}));`];
  }
}

/** Writes form fields as a dictionary if their names are unique, else as a list of pairs. */
function formLines(fields: readonly Pair[]): readonly string[] {
  const once = namesDiffer(fields);
  return [
    `request.Content = new FormUrlEncodedContent(new ${once ? 'Dictionary<string, string>' : 'List<KeyValuePair<string, string>>'}`,
    '{',
    ...fields.map(({ name, value }) =>
      once
        ? `    [${string(name)}] = ${text(value)},`
        : `    new KeyValuePair<string, string>(${string(name)}, ${text(value)}),`,
    ),
    '});',
  ];
}

/**
 * Returns the lines for a part of a multipart form (RFC 7578). Names are in quotes, because some servers require
 * quotes. The name of a file is set on the header and not passed to `Add`, which would write it a second time as
 * `filename*` (forbidden in section 4.2).
 */
function partLines(part: SamplePart): readonly string[] {
  const [disposition = ''] = partHead(part);
  const [, name = '', file = ''] = /name=("[^"]*")(?:; filename=("[^"]*"))?/.exec(disposition) ?? [];
  const type = part.contentType ?? (part.kind === 'file' ? 'application/octet-stream' : undefined);
  const typed = type === undefined ? '' : `ContentType = ${mediaType(type)}`;
  if (part.kind === 'file') {
    return [
      `    new StreamContent(File.OpenRead(${string(part.file)}))`,
      '    {',
      '        Headers =',
      '        {',
      `            ContentDisposition = new ContentDispositionHeaderValue("form-data") { Name = ${string(name)}, FileName = ${string(file)} },`,
      `            ${typed},`,
      '        },',
      '    },',
    ];
  }
  const content = `new StringContent(${part.kind === 'json' ? json(part.value) : text(part.text)})`;
  return [`    { ${content}${typed === '' ? '' : ` { Headers = { ${typed} } }`}, ${string(name)} },`];
}

function methodText(method: string): string {
  return /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    ? `HttpMethod.${capitalized(method)}`
    : `new HttpMethod(${string(method)})`;
}

function responseLines(request: SampleRequest): readonly string[] {
  const response = isPlainGet(request) ? `GetAsync(${text(request.url, escaped)})` : 'SendAsync(request)';
  return [
    `var response = await client.${response};`,
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode}: {await response.Content.ReadAsStringAsync()}");',
    '}',
    SHOWN[request.response],
  ];
}

const SHOWN: Readonly<Record<SampleResponse, string>> = {
  json: 'Console.Write(await response.Content.ReadAsStringAsync());',
  text: 'Console.Write(await response.Content.ReadAsStringAsync());',
  binary: 'File.WriteAllBytes("response.bin", await response.Content.ReadAsByteArrayAsync());',
  none: 'Console.WriteLine((int)response.StatusCode);',
};

const text = concatenation(' + ', { string, variable });

function escaped(variable: string): string {
  return `Uri.EscapeDataString(${variable})`;
}

function variable(name: string): string {
  return `Environment.GetEnvironmentVariable(${string(name)})`;
}

/**
 * Writes JSON as a verbatim string (C# language specification, section 6.4.5.6), or as a regular string if it is one
 * line.
 */
function json(value: unknown): string {
  const whole = jsonText(value);
  return whole.includes('\n') ? verbatim(whole) : text(whole);
}

const verbatim = concatenation(' + ', { string: (part) => `@"${part.replaceAll('"', '""')}"`, variable });

/** Writes a regular string literal (C# language specification, section 6.4.5.6). */
export function string(text: string): string {
  return quoted(text);
}
