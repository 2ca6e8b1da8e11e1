import type { SampleHeader } from '../../src/model/sample.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** JavaScript with `fetch`, as an ES module for Node.js 18 and later. */
export const javascript: SampleRenderer = {
  language: { id: 'javascript', label: 'JavaScript', syntax: 'javascript' },
  comment: (text) => `// ${text}`,
  render: ({ method, url, headers, body }) => {
    const options = [
      ...(method === 'GET' ? [] : [`  method: ${string(method)},`]),
      ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((header) => `    ${key(header.name)}: ${headerValue(header)},`), '  },']),
      ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, '  ')}),`]),
    ];
    return [
      ...(options.length === 0 ? [`const response = await fetch(${string(url)});`] : [`const response = await fetch(${string(url)}, {`, ...options, '});']),
      'const result = await response.json();',
      '',
      'if (!response.ok) {',
      '  throw new Error(`${response.status}: ${result.message}`);',
      '}',
      'console.log(result);',
    ].join('\n');
  },
};

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

function headerValue({ value }: SampleHeader): string {
  return typeof value === 'string' ? string(value) : `process.env.${value.env}`;
}
