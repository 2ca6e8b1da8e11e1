import type { SampleBody, SamplePart, SampleRequest, SampleResponse } from '../../model/sample.ts';
import { block, literalOf, type LiteralStyle } from './literal.ts';
import { namesDiffer } from './portable.ts';
import { escapeInvisible, wellFormed } from './quoting.ts';
import { hasFile, hasJsonPart, hasSecret, namesOf } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { filled, interpolation, variablesIn } from './variables.ts';

/** Python 3.8 and later with `requests`, in the style of PEP 8. */
export const python: SampleRenderer = {
  language: { id: 'python', label: 'Python', syntax: 'python' },
  comment: (text) => `# ${text}`,
  render: (request) => {
    return [
      ...imports(request),
      '',
      ...call(request),
      '',
      // `response.ok` counts a redirection as a success.
      'if not 200 <= response.status_code < 300:',
      '    raise requests.HTTPError(f"{response.status_code}: {response.text}")',
      '',
      ...responseLines(request.response),
    ].join('\n');
  },
};

/** Returns the import lines: the standard library, an empty line, then `requests` (PEP 8, "Imports"). */
function imports(request: SampleRequest): readonly string[] {
  const standard = namesOf({
    'import json': hasJsonPart(request.body),
    'import os': hasSecret(request),
    'from pathlib import Path': hasFile(request.body),
    'from urllib.parse import quote': variablesIn(request.url).length > 0,
  });
  return [...standard, ...(standard.length === 0 ? [] : ['']), 'import requests'];
}

/**
 * Returns the lines of the call of `requests`, or one line if it is short (PEP 8, "Maximum Line Length"). The call has
 * a timeout: without one, `requests` would wait forever.
 */
function call(request: SampleRequest): readonly string[] {
  const { method, url, basic, certificate, body } = request;
  const hasFunction = ['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
  const begin = `response = requests.${hasFunction ? method.toLowerCase() : 'request'}(`;
  const named = [
    ...headerLines(request),
    ...(basic === undefined ? [] : [`auth=(${text(basic.username)}, ${text(basic.password)})`]),
    ...(certificate === true ? ['cert=("certificate.pem", "key.pem")'] : []),
    ...bodyArguments(body),
  ];
  const address = text(url, (variable) => `quote(${variable}, safe="")`);
  const all = [...(hasFunction ? [] : [string(method)]), address, ...named, 'timeout=30'];
  const line = `${begin}${all.join(', ')})`;
  return named.length === 0 && line.length <= 79 ? [line] : [begin, ...all.map((argument) => `    ${argument},`), ')'];
}

/** Returns the argument `headers`. It omits the media type if the argument `json` sets it. */
function headerLines({ headers, body }: SampleRequest): readonly string[] {
  const sent = headers.filter(
    ({ name, value }) => !(isJsonValue(body) && name.toLowerCase() === 'content-type' && value === 'application/json'),
  );
  const entries = sent.map(({ name, value }) => `${string(name)}: ${headerValue(value)}`);
  const line = `headers={${entries.join(', ')}}`;
  if (entries.length === 0) return [];
  return [entries.length === 1 && line.length <= 74 ? line : `headers=${block('{}', entries, '    ', STYLE)}`];
}

/**
 * Writes a header value. A value that is not ASCII is written as bytes, because `requests` sends strings as Latin-1.
 */
function headerValue(value: string): string {
  const plain = /^[\x20-\x7e]*$/.test(filled(value, () => ''));
  return `${text(value)}${plain ? '' : '.encode()'}`;
}

/** Whether the body is a JSON value other than null: `json=None` would send nothing. */
function isJsonValue(body: SampleBody): boolean {
  return body.kind === 'json' && body.value !== null;
}

function bodyArguments(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [isJsonValue(body) ? `json=${literal(body.value, '    ')}` : 'data="null"'];
    case 'form':
      return [`data=${pairs(body.fields, ({ value }) => text(value))}`];
    case 'multipart':
      return [`files=${pairs(body.parts, partTuple)}`];
    case 'text':
      return [`data=${string(body.text)}.encode()`];
    case 'binary':
      return [`data=Path(${string(body.file)}).read_bytes()`];
  }
}

/** Writes pairs as a dictionary if their names are unique, else as a list of tuples. */
function pairs<T extends { readonly name: string }>(all: readonly T[], value: (one: T) => string): string {
  const isDictionary = namesDiffer(all);
  const entries = all.map((one) =>
    isDictionary ? STYLE.member(one.name, value(one)) : `(${string(one.name)}, ${value(one)})`,
  );
  return block(isDictionary ? '{}' : '[]', entries, '    ', STYLE);
}

/** Writes a part of a multipart form as a tuple of file name, content and media type. */
function partTuple(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `, ${string(part.contentType)}`;
  if (part.kind === 'file') return `(${string(part.file)}, Path(${string(part.file)}).read_bytes()${type})`;
  return `(None, ${part.kind === 'json' ? `json.dumps(${literal(part.value, '        ')})` : text(part.text)}${type})`;
}

/**
 * Returns the lines that print the response. Text is decoded as UTF-8, because `response.text` assumes Latin-1 if the
 * server states no encoding.
 */
function responseLines(response: SampleResponse): readonly string[] {
  if (response === 'none') return ['print(response.status_code)'];
  const read = { json: 'json()', text: 'content.decode()', binary: 'content' }[response];
  return [`result = response.${read}`, 'print(result)'];
}

/**
 * Writes a text as a string, or as an f-string if it contains variables. Expressions inside the f-string use single
 * quotes, as Python before 3.12 requires (PEP 701).
 */
const text = interpolation({
  string,
  variable: (name) => `os.environ["${name}"]`,
  quotes: ['f"', '"'],
  escape: (text) => escaped(text).replaceAll('"', '\\"').replace(/[{}]/g, '$&$&'),
  hole: (expression) => `{${expression.replaceAll('"', "'")}}`,
});

const STYLE: LiteralStyle = {
  step: '    ',
  string: text,
  words: { true: 'True', false: 'False', null: 'None' },
  member: (name, value) => `${string(name)}: ${value}`,
};

/** Writes a value as a Python literal (Python Language Reference, section 6.2). */
function literal(value: unknown, indent: string): string {
  return literalOf(value, STYLE, indent);
}

/**
 * Writes a string literal in double quotes, or in single quotes if that saves escapes (Python Language Reference,
 * section 2.4.1).
 */
export function string(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${escaped(text)}'` : `"${escaped(text).replaceAll('"', '\\"')}"`;
}

function escaped(text: string): string {
  return escapeInvisible(wellFormed(text).replaceAll('\\', '\\\\'));
}
