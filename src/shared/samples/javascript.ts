import type { Pair, SampleBody, SamplePart, SampleRequest, SampleResponse } from '../../model/sample.ts';
import { literalOf, type LiteralStyle } from './literal.ts';
import { namesDiffer } from './portable.ts';
import { hasFile, partsIn } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { interpolation } from './variables.ts';

/** JavaScript with `fetch`, as an ES module for Node.js 18 and later. */
export const javascript: SampleRenderer = {
  language: { id: 'javascript', label: 'JavaScript', syntax: 'javascript' },
  comment: (text) => `// ${text}`,
  render: (request) => {
    const { method, body } = request;
    const headers = headerLines(request);
    const options = [
      ...(method === 'GET' ? [] : [`  method: ${string(method)},`]),
      ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
      ...(body.kind === 'none' ? [] : [`  body: ${bodyExpression(body)},`]),
    ];
    const url = text(request.url, (variable) => `encodeURIComponent(${variable})`);
    return [
      ...preparation(request),
      ...(options.length === 0
        ? [`const response = await fetch(${url});`]
        : [`const response = await fetch(${url}, {`, ...options, '});']),
      '',
      'if (!response.ok) {',
      '  throw new Error(`${response.status}: ${await response.text()}`);',
      '}',
      ...responseLines(request.response),
    ].join('\n');
  },
};

/**
 * Returns the lines before the call of `fetch`: the import, a remark if `fetch` needs a client certificate, and a
 * multipart form.
 */
function preparation({ body, certificate }: SampleRequest): readonly string[] {
  return [
    ...(hasFile(body) ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    ...(certificate === true
      ? [
          '// The server demands a client certificate (mutual TLS), which `fetch` has to be given by a dispatcher or agent.',
        ]
      : []),
    ...(body.kind === 'multipart' ? ['const form = new FormData();', ...partsIn(body).map(partLine), ''] : []),
  ];
}

function responseLines(response: SampleResponse): readonly string[] {
  if (response === 'none') return ['console.log(response.status);'];
  const read = { json: 'json', text: 'text', binary: 'arrayBuffer' }[response];
  return [`const result = await response.${read}();`, 'console.log(result);'];
}

function partLine(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `, { type: ${string(part.contentType)} }`;
  if (part.kind === 'file')
    return `form.append(${string(part.name)}, new Blob([await readFile(${string(part.file)})]${type}), ${string(part.file)});`;
  const value = part.kind === 'json' ? `JSON.stringify(${literal(part.value)})` : text(part.text);
  return `form.append(${string(part.name)}, ${type === '' ? value : `new Blob([${value}]${type})`});`;
}

function bodyExpression(body: Exclude<SampleBody, { kind: 'none' }>): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, '  ')})`;
    case 'form':
      return `new URLSearchParams(${literal(formValue(body.fields), '  ')})`;
    case 'multipart':
      return 'form';
    case 'text':
      return string(body.text);
    case 'binary':
      return `await readFile(${string(body.file)})`;
  }
}

/**
 * Returns form fields as an object, or as a list of pairs if a name repeats or looks like an integer. An object would
 * move integer names to the front.
 */
function formValue(fields: readonly Pair[]): unknown {
  const pairs = fields.map(({ name, value }) => [name, value]);
  return namesDiffer(fields) && !fields.some(({ name }) => /^\d+$/.test(name)) ? Object.fromEntries(pairs) : pairs;
}

function headerLines({ headers, basic }: SampleRequest): readonly string[] {
  const lines = headers.map(({ name, value }) => `    ${key(name)}: ${text(value)},`);
  if (basic === undefined) return lines;
  const credentials = text(`${basic.username}:${basic.password}`);
  return [...lines, `    Authorization: \`Basic \${btoa(${credentials})}\`,`];
}

/** Writes a text as a string, or as a template literal if it contains variables (ECMA-262, section 12.9.6). */
const text = interpolation({
  string,
  variable: (name) => `process.env.${name}`,
  quotes: ['`', '`'],
  escape: (text) =>
    string(text)
      .slice(1, -1)
      .replaceAll("\\'", "'")
      .replace(/`|\$(?=\{)/g, '\\$&'),
  hole: (expression) => `\${${expression}}`,
});

/** The style of hand-written JavaScript: single quotes, unquoted keys, trailing commas. */
const STYLE: LiteralStyle = {
  step: '  ',
  string: text,
  member: (name, value) => `${key(name)}: ${value}`,
};

/** Writes a value as a JavaScript literal. */
export function literal(value: unknown, indent = ''): string {
  return literalOf(value, STYLE, indent);
}

/** Writes a string literal in single quotes (ECMA-262, section 12.9.4). */
export function string(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/**
 * Writes a property name, unquoted if possible. `__proto__` becomes `['__proto__']`, which does not set the prototype
 * (ECMA-262, section B.3.1).
 */
export function key(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name);
}
