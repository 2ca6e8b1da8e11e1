import type { SampleResponse, SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { block, literalOf, type LiteralStyle } from './literal.ts';
import { namesDiffer, partHead } from './portable.ts';
import { escapeInvisible, INVISIBLE, wellFormed } from './quoting.ts';
import { capitalized, hasJsonPart, namesOf } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { interpolation, variablesIn } from './variables.ts';

/** Ruby 3 with `net/http`, in the style of the Ruby community's guide. */
export const ruby: SampleRenderer = {
  language: { id: 'ruby', label: 'Ruby', syntax: 'ruby' },
  comment: (text) => `# ${text}`,
  render: (request) => {
    return [
      ...requires(request),
      '',
      ...(isOneCall(request) ? oneCall(request) : wholeCall(request)),
      '',
      'unless response.is_a?(Net::HTTPSuccess)',
      '  raise "#{response.code}: #{response.body}"',
      'end',
      '',
      ...responseLines(request.response),
    ].join('\n');
  },
};

function requires({ url, body, response }: SampleRequest): readonly string[] {
  return namesOf({
    "require 'erb'": variablesIn(url).length > 0,
    "require 'json'": response === 'json' || body.kind === 'json' || hasJsonPart(body),
    "require 'net/http'": true,
    "require 'securerandom'": body.kind === 'multipart' && !isForm(body.parts),
  });
}

/** Whether `Net::HTTP.get_response` or `Net::HTTP.post` can send the request. */
function isOneCall({ method, basic, certificate, body }: SampleRequest): boolean {
  if (basic !== undefined || certificate === true) return false;
  return body.kind === 'none'
    ? method === 'GET'
    : method === 'POST' && body.kind !== 'form' && body.kind !== 'multipart';
}

function oneCall({ url, headers, body }: SampleRequest): readonly string[] {
  const all = [
    `URI(${address(url)})`,
    ...(body.kind === 'none' ? [] : [bodyExpression(body, '  ')]),
    ...headers.map(({ name, value }) => `${string(name)} => ${text(value)}`),
  ];
  const begin = `response = Net::HTTP.${body.kind === 'none' ? 'get_response' : 'post'}(`;
  return all.length === 1
    ? [`${begin}${all.join('')})`]
    : [begin, all.map((argument) => `  ${argument}`).join(',\n'), ')'];
}

function wholeCall(request: SampleRequest): readonly string[] {
  const { url, headers, basic, certificate, body } = request;
  const { definition, name } = requestClass(request);
  return [
    ...definition,
    ...partLines(body),
    `uri = URI(${address(url)})`,
    `request = ${name}.new(uri)`,
    ...headers.map((header) => `request[${string(header.name)}] = ${text(header.value)}`),
    ...(basic === undefined ? [] : [`request.basic_auth(${text(basic.username)}, ${text(basic.password)})`]),
    ...bodyLines(body),
    '',
    'http = Net::HTTP.new(uri.hostname, uri.port)',
    "http.use_ssl = uri.scheme == 'https'",
    ...(certificate === true
      ? [
          "http.cert = OpenSSL::X509::Certificate.new(File.read('certificate.pem'))",
          "http.key = OpenSSL::PKey.read(File.read('key.pem'))",
        ]
      : []),
    'response = http.request(request)',
  ];
}

/**
 * Returns the name of the Ruby class for an HTTP method. If `net/http` has no such class, also returns the lines that
 * define one (documentation of `Net::HTTPRequest`).
 */
function requestClass({ method, body }: SampleRequest): { definition: readonly string[]; name: string } {
  if (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].includes(method))
    return { definition: [], name: `Net::HTTP::${capitalized(method)}` };
  const name = `${method
    .split(/[^A-Za-z]+/)
    .map(capitalized)
    .join('')}Request`;
  const definition = [
    `class ${name} < Net::HTTPRequest`,
    `  METHOD = ${string(method)}`,
    `  REQUEST_HAS_BODY = ${body.kind !== 'none'}`,
    '  RESPONSE_HAS_BODY = true',
    'end',
    '',
  ];
  return { definition, name };
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'form': {
      const entries = body.fields.map(({ name, value }): [string, string] => [string(name), text(value)]);
      const lists = entries.map((pair) => `[${pair.join(', ')}]`);
      if (!namesDiffer(body.fields)) return ['request.set_form_data(', `  ${block('[]', lists, '  ', STYLE)}`, ')'];
      return entries.length === 0
        ? ['request.set_form_data({})']
        : [`request.set_form_data(\n${entries.map((pair) => `  ${pair.join(' => ')}`).join(',\n')}\n)`];
    }
    case 'multipart':
      if (isForm(body.parts))
        return [
          'request.set_form(',
          `  ${block('[]', body.parts.map(partArray), '  ', STYLE)},`,
          "  'multipart/form-data'",
          ')',
        ];
      return ['request[\'Content-Type\'] = "multipart/form-data; boundary=#{boundary}"', 'request.body = body'];
    default:
      return [`request.body = ${bodyExpression(body, '')}`];
  }
}

function bodyExpression(body: SampleBody, indent: string): string {
  if (body.kind === 'json') return `${literal(body.value, indent)}.to_json`;
  return body.kind === 'binary' ? `File.binread(${string(body.file)})` : string(body.kind === 'text' ? body.text : '');
}

/**
 * Whether `set_form` can write a multipart form: only files have media types, and no name needs an escape, which
 * `set_form` would write differently.
 */
function isForm(parts: readonly SamplePart[]): boolean {
  return parts.every(
    ({ name, kind, contentType }) =>
      !/["\\\r\n]/.test(name) && (kind === 'file' || (kind === 'text' && contentType === undefined)),
  );
}

function partArray(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `, { content_type: ${string(part.contentType)} }`;
  return `[${string(part.name)}, ${part.kind === 'file' ? `File.open(${string(part.file)}, 'rb')${type}` : partContent(part)}]`;
}

function partContent(part: SamplePart): string {
  if (part.kind === 'file') return `File.binread(${string(part.file)})`;
  return part.kind === 'json' ? `${literal(part.value, '  ')}.to_json` : text(part.text);
}

/**
 * Returns the lines that build a multipart body (RFC 2046, section 5.1.1). There are none if `isForm` is true, because
 * `set_form` then builds the body. Each line is converted to bytes (`b`), because a file may contain any bytes.
 */
function partLines(body: SampleBody): readonly string[] {
  if (body.kind !== 'multipart' || isForm(body.parts)) return [];
  const lines = body.parts.flatMap((part) => [
    '"--#{boundary}"',
    ...partHead(part).map(string),
    "''",
    partContent(part),
  ]);
  return [
    'boundary = SecureRandom.hex',
    `body = ${block('[]', [...lines, '"--#{boundary}--"', "''"], '', STYLE)}.map(&:b).join("\\r\\n")`,
    '',
  ];
}

/** Returns the lines that print a response. `net/http` returns the content as bytes, or nil if there is no content. */
function responseLines(response: SampleResponse): readonly string[] {
  switch (response) {
    case 'none':
      return ['puts response.code'];
    case 'json':
      return ['result = JSON.parse(response.body)', 'pp result'];
    case 'text':
      return ["result = response.body&.force_encoding('UTF-8')", 'puts result'];
    case 'binary':
      return ['result = response.body', 'print result'];
  }
}

function address(url: string): string {
  return text(url, (variable) => `ERB::Util.url_encode(${variable})`);
}

const text = interpolation({
  string,
  variable: (name) => `ENV.fetch('${name}')`,
  quotes: ['"', '"'],
  escape: escaped,
  hole: (expression) => `#{${expression}}`,
});

/** The style of Ruby literals. Keys are symbols, which JSON writes as strings. */
const STYLE: LiteralStyle = {
  step: '  ',
  string: text,
  words: { null: 'nil' },
  member: (name, value) => `${key(name)} ${value}`,
  last: '',
};

function literal(value: unknown, indent: string): string {
  return literalOf(value, STYLE, indent);
}

function key(name: string): string {
  return `${/^[A-Za-z_]\w*$/.test(name) ? name : string(name)}:`;
}

/**
 * Writes a string literal in single quotes, or in double quotes if it has an apostrophe or needs an escape (Ruby's
 * documentation, "String Literals").
 */
function string(text: string): string {
  return text.includes("'") || text.search(INVISIBLE) >= 0
    ? `"${escaped(text)}"`
    : `'${wellFormed(text).replaceAll('\\', '\\\\')}'`;
}

/** Escapes a text for use between double quotes, where `#` can begin an interpolation. */
function escaped(text: string): string {
  return escapeInvisible(wellFormed(text).replace(/[\\"]|#(?=[{$@])/g, '\\$&'));
}
