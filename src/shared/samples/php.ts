import type { SampleResponse, SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { block as anyBlock, literalOf, type LiteralStyle } from './literal.ts';
import { namesDiffer, partHead } from './portable.ts';
import { escapeInvisible, hexadecimal, INVISIBLE, wellFormed } from './quoting.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { encodeText } from './uri.ts';
import { concatenation } from './variables.ts';

/** PHP 8 with its cURL extension, in the style of PSR-12. */
export const php: SampleRenderer = {
  language: { id: 'php', label: 'PHP', syntax: 'php' },
  opening: '<?php\n\n',
  // `?>` ends a one-line comment, and with it the PHP code (PHP Manual, "Comments").
  comment: (text) => `// ${text.replaceAll('?>', '? >')}`,
  render: (request) => {
    const { response } = request;
    const received = response === 'text' || response === 'binary' ? '$result' : '$response';
    return [
      ...partLines(request.body),
      `$curl = curl_init(${text(request.url, (variable) => `rawurlencode(${variable})`)});`,
      'curl_setopt_array($curl, [',
      ...options(request).map((option) => `    ${option},`),
      ']);',
      '',
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
      ...responseLines(response),
    ].join('\n');
  },
};

/** Returns the cURL options of a request. They include a timeout: without one, cURL would wait forever. */
function options(request: SampleRequest): readonly string[] {
  const { basic, certificate, body } = request;
  const headers = headerLines(request);
  return [
    ...methodOption(request),
    ...(headers.length === 0 ? [] : [headerOption(headers)]),
    ...(basic === undefined ? [] : [`CURLOPT_USERPWD => ${text(`${basic.username}:${basic.password}`)}`]),
    ...(certificate === true ? ["CURLOPT_SSLCERT => 'certificate.pem'", "CURLOPT_SSLKEY => 'key.pem'"] : []),
    ...(body.kind === 'none' ? [] : [`CURLOPT_POSTFIELDS => ${bodyExpression(body)}`]),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 30',
  ];
}

/**
 * Returns the option for the method. A GET without a body needs none. A POST with a body needs none either, because
 * `CURLOPT_POSTFIELDS` implies it. HEAD has an option of its own, because cURL would otherwise wait for a body that
 * never comes.
 */
function methodOption({ method, body }: SampleRequest): readonly string[] {
  if (method === (body.kind === 'none' ? 'GET' : 'POST')) return [];
  return [
    method === 'HEAD' && body.kind === 'none' ? 'CURLOPT_NOBODY => true' : `CURLOPT_CUSTOMREQUEST => ${string(method)}`,
  ];
}

/** Returns the option for the headers. It is on one line if there is only one header and that is short. */
function headerOption(headers: readonly string[]): string {
  const line = `CURLOPT_HTTPHEADER => [${headers.join(', ')}]`;
  return headers.length === 1 && line.length <= 75 ? line : `CURLOPT_HTTPHEADER => ${block(headers, '    ')}`;
}

/**
 * Returns the headers as string literals. An empty header ends in a semicolon, because cURL would otherwise omit it
 * (manual of `CURLOPT_HTTPHEADER`).
 */
function headerLines({ method, headers, body }: SampleRequest): readonly string[] {
  return [
    ...headers.map(({ name, value }) => text(value === '' ? `${name};` : `${name}: ${value}`)),
    ...(body.kind === 'multipart' && !isFormArray(body.parts)
      ? ["'Content-Type: multipart/form-data; boundary=' . $boundary"]
      : []),
    // Requests with these methods state the length of their body, even if it is empty (RFC 9110, section 8.6).
    ...(body.kind === 'none' && ['POST', 'PUT', 'PATCH'].includes(method) ? ["'Content-Length: 0'"] : []),
  ];
}

function bodyExpression(body: Exclude<SampleBody, { kind: 'none' }>): string {
  switch (body.kind) {
    case 'json':
      return json(body.value, '    ');
    case 'form': {
      const members = body.fields.map(({ name, value }) => STYLE.member(name, text(value)));
      if (namesDiffer(body.fields)) return `http_build_query(${block(members, '    ')})`;
      const pairs = body.fields.map(
        ({ name, value }) => `${string(`${encodeText(name)}=`)} . urlencode(${text(value)})`,
      );
      return `implode('&', ${block(pairs, '    ')})`;
    }
    case 'multipart': {
      const members = body.parts.map((part) => STYLE.member(part.name, partExpression(part)));
      return isFormArray(body.parts) ? block(members, '    ') : '$body';
    }
    case 'text':
      return string(body.text);
    case 'binary':
      return `file_get_contents(${string(body.file)})`;
  }
}

/**
 * Whether a multipart form can be written as an array for `CURLOPT_POSTFIELDS`: its names are unique, and only files
 * have media types.
 */
function isFormArray(parts: readonly SamplePart[]): boolean {
  return (
    namesDiffer(parts) &&
    parts.every(({ kind, contentType }) => kind === 'file' || (kind === 'text' && contentType === undefined))
  );
}

function partExpression(part: SamplePart): string {
  if (part.kind === 'file')
    return `new CURLFile(${[part.file, ...(part.contentType === undefined ? [] : [part.contentType])].map(string).join(', ')})`;
  return part.kind === 'json' ? json(part.value, '    ') : text(part.text);
}

/**
 * Returns the lines that build a multipart body as a string (RFC 2046, section 5.1.1). There are none if `isFormArray`
 * is true, because cURL then builds the body.
 */
function partLines(body: SampleBody): readonly string[] {
  if (body.kind !== 'multipart' || isFormArray(body.parts)) return [];
  const lines = body.parts.flatMap((part) => [
    '"--$boundary"',
    ...partHead(part).map(string),
    "''",
    part.kind === 'file' ? `file_get_contents(${string(part.file)})` : partExpression(part),
  ]);
  return [
    '$boundary = bin2hex(random_bytes(16));',
    `$body = implode("\\r\\n", ${block([...lines, '"--$boundary--"', "''"], '')});`,
    '',
  ];
}

function responseLines(response: SampleResponse): readonly string[] {
  if (response === 'none') return ['echo $status, PHP_EOL;'];
  return response === 'json'
    ? ['$result = json_decode($response, flags: JSON_THROW_ON_ERROR);', 'print_r($result);']
    : ['echo $result;'];
}

const text = concatenation(' . ', { string, variable: (name) => `getenv('${name}')` });

function json(value: unknown, indent: string): string {
  return `json_encode(${literalOf(value, STYLE, indent)}, JSON_THROW_ON_ERROR)`;
}

/** The style of PHP literals for JSON values; `json_encode` turns the literals back into the same JSON. */
const STYLE: LiteralStyle = {
  step: '    ',
  string: text,
  member: (name, value) => `${string(name)} => ${value}`,
  object: (members, indent) => {
    if (members.length === 0) return 'new stdClass()';
    // PHP turns keys that look like integers into integers (PHP Manual, "Arrays"). An array with the keys 0, 1, … would
    // become a JSON list.
    const isList = members.every(([name], index) => name === String(index));
    const entries = members.map(([name, value]) => STYLE.member(name, value));
    return `${isList ? '(object) ' : ''}${block(entries, indent)}`;
  },
};

function block(entries: readonly string[], indent: string): string {
  return anyBlock('[]', entries, indent, STYLE);
}

/** Returns a string in single quotes, or in double ones if it needs an escape (PHP Manual, "Strings"). */
export function string(text: string): string {
  const whole = wellFormed(text);
  if (whole.search(INVISIBLE) < 0)
    return /'/.test(whole) && !/["$\\]/.test(whole) ? `"${whole}"` : `'${whole.replace(/[\\']/g, '\\$&')}'`;
  return `"${escapeInvisible(whole.replace(/[\\"$]/g, '\\$&'), (character) => `\\u{${hexadecimal(character)}}`)}"`;
}
