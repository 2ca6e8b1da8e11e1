import { shellCommands, type ShellCommand, type ShellWord } from './shell-words.ts';

/** The request of a cURL command. All offsets count from the start of the parsed text. */
export interface ParsedCurl {
  /** HTTP method in capitals; implied by the other options if the command does not state it. */
  readonly method: string;
  /** Offset of the method; absent if it is implied. */
  readonly methodOffset?: number;
  /** The URL, including the query that `--get` creates from the data. */
  readonly url: string;
  /** Offset of each character of `url`, then of its end. */
  readonly urlOffsets: readonly number[];
  readonly headers: readonly CurlHeader[];
  /** The body; absent if there is none, or if it comes from a file or from form fields. */
  readonly body?: string;
  readonly bodyOffsets?: readonly number[];
  /** Origin of the body: text or JSON on the command line, a file, or form fields. */
  readonly bodyKind?: 'text' | 'file' | 'form';
  /** Offset at which the command begins. */
  readonly offset: number;
}

interface CurlHeader {
  readonly name: string;
  readonly value: string;
  readonly offset: number;
  readonly valueOffset: number;
}

/** Parses the first cURL command with a URL in a shell script; undefined if there is none. */
export function parseCurl(text: string): ParsedCurl | undefined {
  return parseCurls(text)[0];
}

/** Parses all cURL commands with a URL in a shell script. */
export function parseCurls(text: string): readonly ParsedCurl[] {
  return shellCommands(text).flatMap((command) => toRequest(command) ?? []);
}

/** Short options that affect the request (curl's manual), each with its long name. */
const SHORT: Readonly<Record<string, string>> = {
  A: 'user-agent',
  b: 'cookie',
  d: 'data',
  e: 'referer',
  F: 'form',
  H: 'header',
  T: 'upload-file',
  u: 'user',
  X: 'request',
};
/**
 * Matches the names of options that have a value and are not in `SHORT`: a letter for a short option, or a long name.
 */
const TAKES =
  /^([cCDEKmoPQrtUwxyYz]|url|json|data-.*|form-string|url-query|oauth2-bearer|cookie-jar|continue-at|dump-header|config|max-time|output|ftp-port|quote|range|telnet-option|write-out|speed-.*|time-cond|connect-timeout|retry.*|resolve|cacert|capath|key|key-type|cert|cert-type|pass|limit-rate|max-filesize|max-redirs|interface|connect-to|proto.*|tls-max|ciphers|aws-sigv4|proxy.*|variable|expand-.*)$/;
const DATA = /^(data|data-ascii|data-binary|data-raw|data-urlencode|json)$/;

interface Option {
  readonly name: string;
  readonly value: ShellWord;
}

function toRequest({ words, input }: ShellCommand): ParsedCurl | undefined {
  const start = words.findIndex(({ text }) => /^(.*\/)?curl(\.exe)?$/.test(text));
  if (start < 0 || start > 1) return undefined;
  const { options, operands } = readOptions(words.slice(start + 1));
  const all = (name: string): ShellWord[] => options.filter((option) => option.name === name).map(({ value }) => value);
  const address = [...all('url'), ...operands][0];
  if (address === undefined) return undefined;

  const data = options.filter(({ name }) => DATA.test(name));
  const asQuery = all('get').length > 0;
  const query = join([...all('url-query'), ...(asQuery ? data.map(({ value }) => value) : [])], '&');
  const url =
    query === undefined ? address : (join([address, query], address.text.includes('?') ? '&' : '?') ?? address);
  const body = asQuery
    ? {}
    : bodyOf(data, input, all('form').length + all('form-string').length + all('upload-file').length);
  const explicit = all('request').at(-1);
  const implied =
    all('head').length > 0
      ? 'HEAD'
      : all('upload-file').length > 0
        ? 'PUT'
        : body.bodyKind === undefined
          ? 'GET'
          : 'POST';
  return {
    method: (explicit?.text ?? implied).toUpperCase(),
    ...(explicit === undefined ? {} : { methodOffset: offsetOf(explicit) }),
    url: url.text,
    urlOffsets: url.offsets,
    headers: options.flatMap(toHeader),
    ...body,
    offset: words[start]?.offsets[0] ?? 0,
  };
}

function readOptions(words: readonly ShellWord[]): { options: readonly Option[]; operands: readonly ShellWord[] } {
  const options: Option[] = [];
  const operands: ShellWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as ShellWord;
    const [, long, assigned] = /^--([a-z0-9-]+)(=?)/.exec(word.text) ?? [];
    const valueAfter = (): ShellWord => words[++index] ?? { text: '', offsets: [word.offsets.at(-1) ?? 0] };
    if (long !== undefined) {
      const takes = TAKES.test(long) || Object.values(SHORT).includes(long);
      options.push({
        name: long,
        value: assigned === '=' ? slice(word, long.length + 3) : takes ? valueAfter() : word,
      });
    } else if (/^-[A-Za-z#0-9:]/.test(word.text)) {
      // In `-sSXPOST`, flags precede an option and its value.
      const at = [...word.text].findIndex(
        (letter, position) => position > 0 && (letter in SHORT || TAKES.test(letter)),
      );
      const flags = word.text.slice(1, at < 0 ? undefined : at);
      if (flags.includes('G')) options.push({ name: 'get', value: word });
      if (flags.includes('I')) options.push({ name: 'head', value: word });
      if (at > 0)
        options.push({
          name: SHORT[word.text[at] ?? ''] ?? '',
          value: at + 1 < word.text.length ? slice(word, at + 1) : valueAfter(),
        });
    } else if (word.text !== '-' && !/^\d*[<>]/.test(word.text)) operands.push(word);
  }
  return { options, operands };
}

function bodyOf(
  data: readonly Option[],
  input: ShellWord | undefined,
  fields: number,
): Pick<ParsedCurl, 'body' | 'bodyOffsets' | 'bodyKind'> {
  if (data.length === 0) return fields > 0 ? { bodyKind: 'form' } : {};
  const parts = data.map(({ name, value }) =>
    /^@(-|\/dev\/stdin)$/.test(value.text) && input !== undefined
      ? input
      : name === 'data-raw' || !value.text.startsWith('@')
        ? value
        : undefined,
  );
  const text = parts.every((part) => part !== undefined)
    ? join(parts, data.every(({ name }) => name === 'json') ? '' : '&')
    : undefined;
  return text === undefined ? { bodyKind: 'file' } : { bodyKind: 'text', body: text.text, bodyOffsets: text.offsets };
}

function toHeader({ name, value }: Option): CurlHeader[] {
  const header = (headerName: string, headerValue = value.text): CurlHeader[] => [
    { name: headerName, value: headerValue, offset: offsetOf(value), valueOffset: offsetOf(value) },
  ];
  switch (name) {
    case 'header': {
      const { text, offsets } = value;
      const separator = text.search(/[:;]/);
      const end = separator < 0 ? text.length : separator;
      const key = text.slice(0, end).trim();
      const start = text.length - text.trimStart().length;
      const rest = text.slice(end + 1).trimStart();
      return [
        {
          name: key,
          value: rest,
          offset: offsets[start] ?? 0,
          valueOffset: offsets[text.length - rest.length] ?? 0,
        },
      ];
    }
    case 'user':
      return header('Authorization', `Basic ${value.text}`);
    case 'oauth2-bearer':
      return header('Authorization', `Bearer ${value.text}`);
    case 'user-agent':
      return header('User-Agent');
    case 'cookie':
      return header('Cookie');
    case 'referer':
      return header('Referer');
    case 'json':
      return header('Content-Type', 'application/json');
    default:
      return [];
  }
}

function offsetOf({ offsets }: ShellWord): number {
  return offsets[0] ?? 0;
}

function slice({ text, offsets }: ShellWord, start: number): ShellWord {
  return { text: text.slice(start), offsets: offsets.slice(start) };
}

function join(words: readonly ShellWord[], separator: string): ShellWord | undefined {
  const [first, ...others] = words;
  if (first === undefined) return undefined;
  const offsets = first.offsets.slice();
  for (const word of others) {
    const end = offsets.pop() ?? 0;
    for (let index = 0; index < separator.length; index++) offsets.push(end);
    for (const offset of word.offsets) offsets.push(offset);
  }
  return { text: words.map(({ text }) => text).join(separator), offsets };
}
