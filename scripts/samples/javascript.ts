import type { SampleAnswer, SampleBody, SamplePart, SampleRequest, SampleText } from '../../src/model/sample.ts';
import type { SampleRenderer } from './sample-renderer.ts';

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
    const url = addressText(request.url);
    return [
      ...preparation(request),
      ...(options.length === 0
        ? [`const response = await fetch(${url});`]
        : [`const response = await fetch(${url}, {`, ...options, '});']),
      '',
      'if (!response.ok) {',
      '  throw new Error(`${response.status}: ${await response.text()}`);',
      '}',
      ...answerLines(request.answer),
    ].join('\n');
  },
};

/** What stands before the call: imports, a form in parts, a word on what `fetch` cannot do. */
function preparation({ body, certificate }: SampleRequest): readonly string[] {
  const files = body.kind === 'binary' || (body.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'file'));
  const lines = [
    ...(files ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    ...(certificate === true
      ? [
          '// The server demands a client certificate (mutual TLS), which `fetch` has to be given by a dispatcher or agent.',
        ]
      : []),
    ...(body.kind === 'multipart' ? ['const form = new FormData();', ...body.parts.map(partLine), ''] : []),
  ];
  return lines;
}

function answerLines(answer: SampleAnswer): readonly string[] {
  if (answer === 'none') return ['console.log(response.status);'];
  const read = { json: 'json', text: 'text', binary: 'arrayBuffer' }[answer];
  return [`const result = await response.${read}();`, 'console.log(result);'];
}

function partLine(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `, { type: ${string(part.contentType)} }`;
  if (part.kind === 'file')
    return `form.append(${string(part.name)}, new Blob([await readFile(${string(part.file)})]${type}), ${string(part.file)});`;
  const value = part.kind === 'json' ? `JSON.stringify(${literal(part.value)})` : string(part.text);
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

/** An object where each name comes once, else pairs. */
function formValue(fields: readonly { readonly name: string; readonly value: string }[]): unknown {
  const pairs = fields.map(({ name, value }) => [name, value]);
  // The names of an object that look like numbers come first, whatever their order.
  const plain =
    new Set(fields.map(({ name }) => name)).size === fields.length && !fields.some(({ name }) => /^\d+$/.test(name));
  return plain ? Object.fromEntries(pairs) : pairs;
}

function headerLines({ headers, basic }: SampleRequest): readonly string[] {
  const lines = headers.map(({ name, value }) => `    ${key(name)}: ${textExpression(value)},`);
  if (basic === undefined) return lines;
  return [
    ...lines,
    `    Authorization: \`Basic \${btoa(\`\${${variable(basic.username.env)}}:\${${variable(basic.password.env)}}\`)}\`,`,
  ];
}

function textExpression(text: SampleText): string {
  return template(text, variable);
}

function addressText(text: SampleText): string {
  return template(text, (name) => `encodeURIComponent(${variable(name)})`);
}

/** A string, or a template where variables stand in it (ECMA-262, section 12.9.6). */
function template(text: SampleText, fill: (env: string) => string): string {
  if (typeof text === 'string') return string(text);
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return fill(only.env);
  return `\`${text
    .map((part) =>
      typeof part === 'string'
        ? string(part)
            .slice(1, -1)
            .replaceAll("\\'", "'")
            .replace(/`|\$(?=\{)/g, '\\$&')
        : `\${${fill(part.env)}}`,
    )
    .join('')}\``;
}

function variable(name: string): string {
  return `process.env.${name}`;
}

/** A value as a JavaScript literal, in the style of hand-written code: single quotes, bare keys, trailing commas. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return string(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, inner)},`)
    : Object.entries(value).map(([name, item]) => `${inner}${key(name)}: ${literal(item, inner)},`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

/** A single-quoted string (ECMA-262, section 12.9.4). */
export function string(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** A property name: bare where it can be; computed for `__proto__`, which would set the prototype (ECMA-262, section B.3.1). */
export function key(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name);
}
