import type {
  SampleAnswer,
  SampleBody,
  SampleHeader,
  SamplePart,
  SampleRequest,
  SampleText,
} from '../../src/model/sample.ts';
import { hexadecimal, namesDiffer, portable, UNSEEN, wellFormed } from './portable.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** Python 3.8 and later with `requests`, in the style of PEP 8. */
export const python: SampleRenderer = {
  language: { id: 'python', label: 'Python', syntax: 'python' },
  comment: (text) => `# ${text}`,
  render: (given) => {
    const request = portable(given);
    return [
      ...imports(request),
      '',
      ...call(request),
      '',
      // `response.ok` takes a redirection for a success.
      'if not 200 <= response.status_code < 300:',
      '    raise requests.HTTPError(f"{response.status_code}: {response.text}")',
      '',
      ...answerLines(request.answer),
    ].join('\n');
  },
};

/** Standard library first, a line between (PEP 8, "Imports"). */
function imports({ url, headers, basic, body }: SampleRequest): readonly string[] {
  const parts = body.kind === 'multipart' ? body.parts : [];
  const environment =
    basic !== undefined || [url, ...headers.map(({ value }) => value)].some((text) => typeof text !== 'string');
  const standard = [
    ...(parts.some(({ kind }) => kind === 'json') ? ['import json'] : []),
    ...(environment ? ['import os'] : []),
    ...(body.kind === 'binary' || parts.some(({ kind }) => kind === 'file') ? ['from pathlib import Path'] : []),
    ...(typeof url === 'string' ? [] : ['from urllib.parse import quote']),
  ];
  return [...standard, ...(standard.length === 0 ? [] : ['']), 'import requests'];
}

/** On one line where it is short (PEP 8, "Maximum Line Length"). Without a timeout, `requests` would wait for ever. */
function call(request: SampleRequest): readonly string[] {
  const { method, url, basic, certificate, body } = request;
  const known = ['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
  const begin = `response = requests.${known ? method.toLowerCase() : 'request'}(`;
  const named = [
    ...headerLines(request),
    ...(basic === undefined ? [] : [`auth=(${variable(basic.username.env)}, ${variable(basic.password.env)})`]),
    ...(certificate === true ? ['cert=("certificate.pem", "key.pem")'] : []),
    ...bodyArguments(body),
  ];
  const all = [...(known ? [] : [string(method)]), address(url), ...named, 'timeout=30'];
  const line = `${begin}${all.join(', ')})`;
  return named.length === 0 && line.length <= 79 ? [line] : [begin, ...all.map((argument) => `    ${argument},`), ')'];
}

/** `json` brings its media type along. */
function headerLines({ headers, body }: SampleRequest): readonly string[] {
  const said = headers.filter(
    ({ name, value }) => !(isDictionary(body) && name.toLowerCase() === 'content-type' && value === 'application/json'),
  );
  const entries = said.map(({ name, value }) => `${string(name)}: ${headerValue(value)}`);
  const line = `headers={${entries.join(', ')}}`;
  if (entries.length === 0) return [];
  return [
    entries.length === 1 && line.length <= 74
      ? line
      : `headers={\n${entries.map((entry) => `        ${entry},\n`).join('')}    }`,
  ];
}

/** Texts beyond ASCII are sent as Latin-1 unless they are bytes. */
function headerValue(value: SampleHeader['value']): string {
  const plain = [value].flat().every((part) => typeof part !== 'string' || /^[\x20-\x7e]*$/.test(part));
  return plain ? textExpression(value, variable) : `${textExpression(value, variable)}.encode()`;
}

/** `json=None` would send nothing. */
function isDictionary(body: SampleBody): boolean {
  return body.kind === 'json' && body.value !== null;
}

function bodyArguments(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [isDictionary(body) ? `json=${literal(body.value, '    ')}` : 'data="null"'];
    case 'form': {
      const entries = body.fields.map(({ name, value }): [string, string] => [string(name), string(value)]);
      return [
        `data=${
          namesDiffer(body.fields)
            ? block(
                '{}',
                entries.map((pair) => pair.join(': ')),
                '    ',
              )
            : block(
                '[]',
                entries.map((pair) => `(${pair.join(', ')})`),
                '    ',
              )
        }`,
      ];
    }
    case 'multipart':
      return [
        `files=${
          namesDiffer(body.parts)
            ? block(
                '{}',
                body.parts.map((part) => `${string(part.name)}: ${partTuple(part)}`),
                '    ',
              )
            : block(
                '[]',
                body.parts.map((part) => `(${string(part.name)}, ${partTuple(part)})`),
                '    ',
              )
        }`,
      ];
    case 'text':
      return [`data=${string(body.text)}.encode()`];
    case 'binary':
      return [`data=Path(${string(body.file)}).read_bytes()`];
  }
}

/** Name of the file, content, media type. */
function partTuple(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `, ${string(part.contentType)}`;
  if (part.kind === 'file') return `(${string(part.file)}, Path(${string(part.file)}).read_bytes()${type})`;
  return `(None, ${part.kind === 'json' ? `json.dumps(${literal(part.value, '        ')})` : string(part.text)}${type})`;
}

/** `response.text` would read a text as Latin-1 where the server does not say what it is. */
function answerLines(answer: SampleAnswer): readonly string[] {
  if (answer === 'none') return ['print(response.status_code)'];
  return [
    `result = response.${{ json: 'json()', text: 'content.decode()', binary: 'content' }[answer]}`,
    'print(result)',
  ];
}

function address(url: SampleText): string {
  return textExpression(url, (name, quote) => `quote(${variable(name, quote)}, safe=${quote}${quote})`);
}

/** A string, or an f-string where variables stand in it: before Python 3.12 its quotes are not to be used inside (PEP 701). */
function textExpression(text: SampleText, fill: (name: string, quote: '"' | "'") => string): string {
  if (typeof text === 'string') return string(text);
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return fill(only.env, '"');
  return `f"${text.map((part) => (typeof part === 'string' ? escaped(part).replaceAll('"', '\\"').replace(/[{}]/g, '$&$&') : `{${fill(part.env, "'")}}`)).join('')}"`;
}

function variable(name: string, quote: '"' | "'" = '"'): string {
  return `os.environ[${quote}${name}${quote}]`;
}

/** A value as a Python literal (Python Language Reference, section 6.2). */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (value === null) return 'None';
  const inner = `${indent}    `;
  return Array.isArray(value)
    ? block(
        '[]',
        value.map((item) => literal(item, inner)),
        indent,
      )
    : block(
        '{}',
        Object.entries(value).map(([name, item]) => `${string(name)}: ${literal(item, inner)}`),
        indent,
      );
}

function block(brackets: string, entries: readonly string[], indent: string): string {
  return entries.length === 0
    ? brackets
    : `${brackets.slice(0, 1)}\n${entries.map((entry) => `${indent}    ${entry},\n`).join('')}${indent}${brackets.slice(1)}`;
}

/** A string in double quotes, in single ones where that saves escapes (Python Language Reference, section 2.4.1). */
export function string(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${escaped(text)}'` : `"${escaped(text).replaceAll('"', '\\"')}"`;
}

function escaped(text: string): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return wellFormed(text)
    .replaceAll('\\', '\\\\')
    .replace(UNSEEN, (character) => short[character] ?? `\\u${hexadecimal(character)}`);
}
