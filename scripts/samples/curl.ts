import type { SampleBody, SamplePart, SampleRequest, SampleText } from '../../src/model/sample.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { encodeText } from './uri.ts';

/** cURL for a POSIX shell. */
export const curl: SampleRenderer = {
  language: { id: 'curl', label: 'cURL', syntax: 'bash' },
  comment: (text) => `# ${text}`,
  render: (request) =>
    [
      `curl ${methodOption(request)}${shellText(request.url)}`,
      ...request.headers.map(({ name, value }) => `--header ${shellText(typeof value === 'string' ? `${name}: ${value}` : [`${name}: `, ...value])}`),
      ...(request.basic === undefined ? [] : [`--user ${shellText([request.basic.username, ':', request.basic.password])}`]),
      ...(request.certificate === true ? ['--cert certificate.pem', '--key key.pem'] : []),
      ...bodyOptions(request.body),
    ].join(' \\\n  '),
};

/** `--request HEAD` would wait for a body that never comes. */
function methodOption({ method, body }: SampleRequest): string {
  if (method === 'GET' && body.kind === 'none') return '';
  return method === 'HEAD' && body.kind === 'none' ? '--head ' : `--request ${/^[A-Za-z]+$/.test(method) ? method : quote(method)} `;
}

function bodyOptions(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return [`--data ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'form':
      return body.fields.map(({ name, value }) => `--data-urlencode ${quote(`${encodeText(name)}=${value}`)}`);
    case 'multipart':
      return body.parts.map(partOption);
    case 'text':
      // `--data` would take a text that begins with `@` for the name of a file.
      return [`--data-raw ${quote(body.text)}`];
    case 'binary':
      return [`--data-binary ${quote(`@${body.file}`)}`];
  }
}

/** `--form` reads marks in a value (curl's manual): what begins like one, or holds one, is quoted for it. */
function partOption(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : `;type=${part.contentType}`;
  if (part.kind === 'file') return `--form ${quote(`${part.name}=@${part.file}${type}`)}`;
  const value = part.kind === 'json' ? JSON.stringify(part.value) : part.text;
  const marked = /^[@<("\s]|;|\s$/.test(value);
  if (!marked) return `--form ${quote(`${part.name}=${value}${type}`)}`;
  if (type === '') return `--form-string ${quote(`${part.name}=${value}`)}`;
  return `--form ${quote(`${part.name}="${value.replace(/[\\"]/g, '\\$&')}"${type}`)}`;
}

/** A word of the shell. Double quotes let it fill in variables; what is special inside them stands in single quotes beside. */
function shellText(text: SampleText): string {
  if (typeof text === 'string') return quote(text);
  const plain = text.every((part) => typeof part !== 'string' || !/["$`\\!]/.test(part));
  const variable = (name: string, next: unknown): string => (typeof next === 'string' && /^[A-Za-z0-9_[]/.test(next) ? `\${${name}}` : `$${name}`);
  if (plain) return `"${text.map((part, index) => (typeof part === 'string' ? part : variable(part.env, text[index + 1]))).join('')}"`;
  return text.map((part) => (typeof part === 'string' ? quote(part) : `"$${part.env}"`)).join('');
}

/** Single quotes keep every character (POSIX, Shell Command Language, section 2.2.2); an apostrophe closes, escapes and reopens. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
