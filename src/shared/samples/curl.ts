import type { SampleBody, SamplePart, SampleRequest, SampleText } from '../../model/sample.ts';
import { bodyText } from './body-secrets.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { encodeText } from './uri.ts';

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
        : [`--user ${shellText([request.basic.username, ':', request.basic.password])}`]),
      ...(request.certificate === true ? ['--cert certificate.pem', '--key key.pem'] : []),
      ...bodyOptions(request.body),
    ].join(' \\\n  '),
};

/** The command with its address, which has a line of its own where options are before it. */
function command(request: SampleRequest): readonly string[] {
  const options = `${globOption(request)}${methodOption(request)}`;
  const start = `${piped(request.body)}curl ${options}`;
  const address = shellText(divided(request.url).address);
  return options === '' ? [`${start}${address}`] : [start.trimEnd(), `--url ${address}`];
}

/** Brackets and braces in an address are patterns to cURL. */
function globOption({ url }: SampleRequest): string {
  return [url].flat().some((part) => typeof part === 'string' && /[[\]{}]/.test(part)) ? '--globoff ' : '';
}

/** A header without a value is left out, unless it ends in a semicolon (curl's manual). */
function headerText(name: string, value: SampleText): SampleText {
  if (typeof value !== 'string') return [`${name}: `, ...value];
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/**
 * An address without the pairs at its end that hold secrets, and those pairs: cURL has to encode what variables hold.
 */
function divided(url: SampleText): { readonly address: SampleText; readonly pairs: readonly SampleText[] } {
  const parts = [url].flat();
  const pairs: SampleText[] = [];
  for (let secret = parts.at(-1); typeof secret === 'object'; secret = parts.at(-1)) {
    const before = parts.at(-2);
    const [, rest, name] = (typeof before === 'string' ? /^(.*)[?&]([^?&=#]+=)$/s.exec(before) : null) ?? [];
    if (rest === undefined || name === undefined) break;
    pairs.unshift([name, secret]);
    parts.splice(-2, 2, ...(rest === '' ? [] : [rest]));
  }
  const [only] = parts;
  return { address: parts.length === 1 && typeof only === 'string' ? only : parts, pairs };
}

/** `--get` makes a query of data; `--url-query` does so beside a body, but only since cURL 7.87. */
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
      return [`--data ${shellText(bodyText(JSON.stringify(body.value, null, 2)))}`];
    case 'form':
      return body.fields.map(({ name, value }) =>
        UNPRINTED.test(value)
          ? `--data ${quote(`${encodeText(name)}=${encodeText(value)}`)}`
          : `--data-urlencode ${shellText(bodyText(`${encodeText(name)}=${value}`))}`,
      );
    case 'multipart':
      return body.parts.map(partOption);
    case 'text':
      // `--data` would take a text that begins with `@` for the name of a file.
      return [UNPRINTED.test(body.text) ? '--data-binary @-' : `--data-raw ${quote(body.text)}`];
    case 'binary':
      return [`--data-binary ${quote(`@${body.file}`)}`];
  }
}

/** Control characters but tab and newline: pages and terminals do not keep them, and no word of a shell holds NUL. */
const UNPRINTED = /[\0-\x08\x0b-\x1f\x7f]/;

/** A text that no word can hold comes from `printf`. */
function piped(body: SampleBody): string {
  return body.kind === 'text' && UNPRINTED.test(body.text) ? `printf ${quote(printfFormat(body.text))} | ` : '';
}

/** A format that prints a text (POSIX, printf); a hyphen in front would begin an option. */
function printfFormat(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replaceAll('%', '%%')
    .replace(/^-/, '\\055')
    .replaceAll('\r', '\\r')
    .replace(new RegExp(UNPRINTED, 'g'), (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** `--form` reads marks in a value (curl's manual): what begins like one, or holds one, is quoted for it. */
function partOption(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`;
  if (part.kind === 'file') return `--form ${quote(`${part.name}=@${part.file}${type}`)}`;
  const value = part.kind === 'json' ? JSON.stringify(part.value) : part.text;
  const marked = /^[@<("\s]|;|\s$/.test(value);
  if (!marked) return `--form ${word(`${part.name}=${value}${type}`)}`;
  if (type === '') return `--form-string ${word(`${part.name}=${value}`)}`;
  return `--form ${word(`${part.name}="${value.replace(/[\\"]/g, '\\$&')}"${type}`)}`;
}

/**
 * A word of the shell. Double quotes let it fill in variables; what is special inside them stands in single quotes
 * beside.
 */
function shellText(text: SampleText): string {
  if (typeof text === 'string') return quote(text);
  const plain = text.every((part) => typeof part !== 'string' || !/["$`\\!]/.test(part));
  const variable = (name: string, next: unknown): string =>
    typeof next === 'string' && /^[A-Za-z0-9_[]/.test(next) ? `\${${name}}` : `$${name}`;
  if (plain)
    return `"${text.map((part, index) => (typeof part === 'string' ? part : variable(part.env, text[index + 1]))).join('')}"`;
  return text.map((part) => (typeof part === 'string' ? quote(part) : `"$${part.env}"`)).join('');
}

/**
 * A quoted word, by `printf` where it holds control characters. Newlines at the end, which a shell takes away from what
 * a command prints, stand beside.
 */
function word(text: string): string {
  if (!UNPRINTED.test(text)) return quote(text);
  const [end = ''] = /\n*$/.exec(text) ?? [];
  return `"$(printf ${quote(printfFormat(text.slice(0, text.length - end.length)))})"${end === '' ? '' : quote(end)}`;
}

/**
 * Single quotes keep every character (POSIX, Shell Command Language, section 2.2.2); an apostrophe closes, escapes and
 * reopens.
 */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
