import { stringifyJson } from '../schema/number-text.ts';
import type { SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { encodeText } from './uri.ts';
import { partsOf, variable, variablesIn } from './variables.ts';

/** cURL for a POSIX shell. */
export const curl: SampleRenderer = {
  language: { id: 'curl', label: 'cURL', syntax: 'bash' },
  comment: (text) => `# ${text}`,
  render: (request) =>
    [
      ...command(request),
      ...divided(request.url).pairs.map(
        (pair) => `${isPlainGet(request) ? '--data-urlencode' : '--url-query'} ${shellText(pair)}`,
      ),
      ...request.headers.map(({ name, value }) => `--header ${shellText(headerText(name, value))}`),
      ...(request.basic === undefined
        ? []
        : [`--user ${shellText(`${request.basic.username}:${request.basic.password}`)}`]),
      ...(request.certificate === true ? ['--cert certificate.pem', '--key key.pem'] : []),
      ...bodyOptions(request.body),
    ].join(' \\\n  '),
};

/** Returns the command with its URL, on a line of its own after options. */
function command(request: SampleRequest): readonly string[] {
  const options = `${globOption(request)}${methodOption(request)}`;
  const start = `${piped(request.body)}curl ${options}`;
  const address = shellText(divided(request.url).address);
  return options === '' ? [`${start}${address}`] : [start.trimEnd(), `--url ${address}`];
}

/** Brackets and braces in a URL are patterns to cURL. */
function globOption({ url }: SampleRequest): string {
  return /[[\]{}]/.test(url) ? '--globoff ' : '';
}

/** A header without a value is omitted, unless it ends in a semicolon (curl's manual). */
function headerText(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/** Splits off the pairs at the end of a URL that contain secrets: cURL has to encode the values of variables. */
function divided(url: string): { readonly address: string; readonly pairs: readonly string[] } {
  const parts = url.split(/(?=[?&])/);
  const end = parts.findLastIndex((part, index) => index === 0 || !SECRET_PAIR.test(part)) + 1;
  return { address: parts.slice(0, end).join(''), pairs: parts.slice(end).map((pair) => pair.slice(1)) };
}

const SECRET_PAIR = new RegExp(`^[?&][^=#]+=${variable('\\w+')}$`);

/** Whether data can be sent by `--get`; beside a body only `--url-query` would do, from cURL 7.87. */
function isPlainGet({ method, body }: SampleRequest): boolean {
  return method === 'GET' && body.kind === 'none';
}

/** `--request HEAD` would wait for a body that never comes. */
function methodOption(request: SampleRequest): string {
  const { method, body } = request;
  if (isPlainGet(request)) return divided(request.url).pairs.length > 0 ? '--get ' : '';
  return method === 'HEAD' && body.kind === 'none'
    ? '--head '
    : `--request ${/^[A-Za-z]+$/.test(method) ? method : quote(method)} `;
}

function bodyOptions(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [`--data ${shellText(stringifyJson(body.value, 2))}`];
    case 'form':
      return body.fields.map(({ name, value }) =>
        UNPRINTED.test(value)
          ? `--data ${quote(`${encodeText(name)}=${encodeText(value)}`)}`
          : `--data-urlencode ${shellText(`${encodeText(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(partOption);
    case 'text':
      // `--data` would read a text that begins with `@` as the name of a file.
      return [UNPRINTED.test(body.text) ? '--data-binary @-' : `--data-raw ${quote(body.text)}`];
    case 'binary':
      return [`--data-binary ${quote(`@${body.file}`)}`];
  }
}

/** Control characters except tab and newline: pages and terminals lose them, and no word of a shell contains NUL. */
const UNPRINTED = /[\0-\x08\x0b-\x1f\x7f]/;

/** Writes a text that no word can contain, by `printf`. */
function piped(body: SampleBody): string {
  return body.kind === 'text' && UNPRINTED.test(body.text) ? `printf ${quote(printfFormat(body.text))} | ` : '';
}

/** Returns a format that prints a text (POSIX, printf); a leading hyphen would begin an option. */
function printfFormat(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replaceAll('%', '%%')
    .replace(/^-/, '\\055')
    .replaceAll('\r', '\\r')
    .replace(new RegExp(UNPRINTED, 'g'), (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** `--form` interprets some characters of a value (curl's manual): such values, and variables, are quoted for it. */
function partOption(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`;
  if (part.kind === 'file') return `--form ${quote(`${part.name}=@${part.file}${type}`)}`;
  const value = part.kind === 'json' ? stringifyJson(part.value) : part.text;
  const marked = /^[@<("\s]|;|\s$/.test(value) || variablesIn(value).length > 0;
  if (!marked) return `--form ${word(`${part.name}=${value}${type}`)}`;
  if (type === '') return `--form-string ${word(`${part.name}=${value}`)}`;
  return `--form ${word(`${part.name}="${value.replace(/[\\"]/g, '\\$&')}"${type}`)}`;
}

/** Returns a word of the shell. Double quotes expand variables; other special characters are in single quotes. */
function shellText(text: string): string {
  const parts = partsOf(text);
  if (!parts.some((part) => typeof part === 'object')) return quote(text);
  const plain = parts.every((part) => typeof part !== 'string' || !/["$`\\!]/.test(part));
  if (!plain) return parts.map((part) => (typeof part === 'string' ? quote(part) : `"$${part.variable}"`)).join('');
  const inner = parts.map((part, index) => {
    const next = parts[index + 1];
    if (typeof part === 'string') return part;
    return typeof next === 'string' && /^[A-Za-z0-9_[]/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${inner.join('')}"`;
}

/**
 * Returns a quoted word, by `printf` if it contains control characters. Trailing newlines, which a shell removes from
 * the output of a command, are added separately.
 */
function word(text: string): string {
  if (!UNPRINTED.test(text)) return shellText(text);
  const [end = ''] = /\n*$/.exec(text) ?? [];
  return `"$(printf ${quote(printfFormat(text.slice(0, text.length - end.length)))})"${end === '' ? '' : quote(end)}`;
}

/**
 * Single quotes preserve every character (POSIX, Shell Command Language, section 2.2.2); an apostrophe closes, escapes
 * and reopens.
 */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
