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

/** Returns the first lines of the command. The URL has a line of its own if options precede it. */
function command(request: SampleRequest): readonly string[] {
  const options = `${globOption(request)}${methodOption(request)}`;
  const start = `${piped(request.body)}curl ${options}`;
  const address = shellText(divided(request.url).address);
  return options === '' ? [`${start}${address}`] : [start.trimEnd(), `--url ${address}`];
}

/**
 * Returns `--globoff` for a URL with brackets or braces, which cURL would otherwise read as patterns; else an empty
 * string.
 */
function globOption({ url }: SampleRequest): string {
  return /[[\]{}]/.test(url) ? '--globoff ' : '';
}

/**
 * Returns a header as the value of `--header`. If the header is empty, the value ends in a semicolon: without it, cURL
 * would omit the header (curl's manual).
 */
function headerText(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/**
 * Cuts off the last pairs of a query if their values are environment variables. `pairs` has these pairs, `address` has
 * the rest of the URL. cURL receives `pairs` as options, so that it encodes the values.
 */
function divided(url: string): { readonly address: string; readonly pairs: readonly string[] } {
  const parts = url.split(/(?=[?&])/);
  const end = parts.findLastIndex((part, index) => index === 0 || !SECRET_PAIR.test(part)) + 1;
  return { address: parts.slice(0, end).join(''), pairs: parts.slice(end).map((pair) => pair.slice(1)) };
}

const SECRET_PAIR = new RegExp(`^[?&][^=#]+=${variable('\\w+')}$`);

/**
 * Whether cURL can send the query pairs with its option `--get`: only in a GET without a body. Other requests need the
 * option `--url-query` (cURL 7.87 or later).
 */
function isPlainGet({ method, body }: SampleRequest): boolean {
  return method === 'GET' && body.kind === 'none';
}

/** Returns the option for the method: `--head` for HEAD, as `--request HEAD` would wait for a body that never comes. */
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
      // `--data` would read a text that begins with `@` as a file name.
      return [UNPRINTED.test(body.text) ? '--data-binary @-' : `--data-raw ${quote(body.text)}`];
    case 'binary':
      return [`--data-binary ${quote(`@${body.file}`)}`];
  }
}

/**
 * Matches control characters except tab and newline: pages and terminals drop them, and shell words cannot contain NUL.
 */
const UNPRINTED = /[\0-\x08\x0b-\x1f\x7f]/;

/** Returns a `printf` command that is piped into cURL, for a body with control characters; else an empty string. */
function piped(body: SampleBody): string {
  return body.kind === 'text' && UNPRINTED.test(body.text) ? `printf ${quote(printfFormat(body.text))} | ` : '';
}

/**
 * Returns a `printf` format that prints a text (POSIX). A hyphen at the start is escaped, because it would begin an
 * option.
 */
function printfFormat(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replaceAll('%', '%%')
    .replace(/^-/, '\\055')
    .replaceAll('\r', '\\r')
    .replace(new RegExp(UNPRINTED, 'g'), (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/**
 * Returns the option for a part of a multipart form: `--form`. This option interprets some characters, such as `@` or
 * `;`. A value with variables or such characters is put in quotes, or is passed by `--form-string`, which interprets
 * nothing.
 */
function partOption(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`;
  if (part.kind === 'file') return `--form ${quote(`${part.name}=@${part.file}${type}`)}`;
  const value = part.kind === 'json' ? stringifyJson(part.value) : part.text;
  const marked = /^[@<("\s]|;|\s$/.test(value) || variablesIn(value).length > 0;
  if (!marked) return `--form ${word(`${part.name}=${value}${type}`)}`;
  if (type === '') return `--form-string ${word(`${part.name}=${value}`)}`;
  return `--form ${word(`${part.name}="${value.replace(/[\\"]/g, '\\$&')}"${type}`)}`;
}

/**
 * Returns a text as a shell word in single quotes. A text with variables is in double quotes, so that the shell expands
 * the variables. If such a text has a character that needs single quotes, only its variables are in double quotes.
 */
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
 * Returns a text as a quoted shell word. A text with control characters becomes a command substitution: `"$(printf
 * …)"`. This would lose the newlines at the end of the text, so they follow in single quotes.
 */
function word(text: string): string {
  if (!UNPRINTED.test(text)) return shellText(text);
  const [end = ''] = /\n*$/.exec(text) ?? [];
  return `"$(printf ${quote(printfFormat(text.slice(0, text.length - end.length)))})"${end === '' ? '' : quote(end)}`;
}

/**
 * Puts a text in single quotes, inside which the shell changes no character (POSIX, Shell Command Language, section
 * 2.2.2). An apostrophe becomes `'\''`: it ends the quotes, is escaped, and begins new quotes.
 */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
