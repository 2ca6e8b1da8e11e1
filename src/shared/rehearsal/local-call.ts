import type { BodyData, CallData } from '../../model/call-data.ts';
import type { SampleRequest } from '../../model/sample.ts';
import { curl } from '../samples/curl.ts';
import { printable } from '../text/printable.ts';
import { utf8Length } from '../text/utf8-length.ts';
import { localRequest, type LocalAddress } from '../samples/send.ts';

/** A call that brings an event to a handler on the reader's machine. */
export interface LocalCall {
  /** For a terminal. */
  readonly curl: string;
  /** The request line and the headers that are known, as they go over the wire (RFC 9112, section 3). */
  readonly head: string;
}

/** The call with the text of a body as it is; undefined where the method is not documented. */
export function localCall(
  { method, parameters }: CallData,
  media: BodyData,
  { text, ...address }: LocalAddress & { readonly text: string },
): LocalCall | undefined {
  const request = method === undefined ? undefined : localRequest({ method, parameters }, address, media, undefined);
  if (request === undefined) return undefined;
  const headers = [
    ...request.headers.filter(({ name }) => name.toLowerCase() !== 'content-type'),
    { name: 'Content-Type', value: media.mediaType },
  ];
  const sent: SampleRequest = { ...request, headers, body: { kind: 'text', text } };
  return { curl: curl.render(sent), head: headOf(sent, address, utf8Length(text)) };
}

/** The command that tries a handler of the same address with the script to take away. */
export function scriptCommand({ id }: CallData, { port, path }: LocalAddress): string {
  const name = printable(id);
  const word = /^[\w.:-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
  return `node webhook-conformance.mjs http://localhost:${port}${path} --event ${word}`;
}

function headOf({ method, url, headers }: SampleRequest, { port }: LocalAddress, bytes: number): string {
  const target = plain(url).slice(`http://localhost:${port}`.length);
  return [
    `${method} ${target} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...headers.map(({ name, value }) => `${name}: ${plain(value)}`),
    `Content-Length: ${bytes}`,
  ].join('\n');
}

/** Secrets are not among what an event carries. */
function plain(text: SampleRequest['url']): string {
  return [text]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');
}

/** What is wrong with a port that was typed; undefined for a right one. */
export function portProblem(port: string): string | undefined {
  return /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535
    ? undefined
    : 'A port is a number from 1 to 65535.';
}

/** What is wrong with a path that was typed: example handlers know it letter by letter. Undefined for a right one. */
export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'A path begins with a slash.';
  return /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*\/?$/.test(path)
    ? undefined
    : 'Write letters, digits and . _ ~ - between the slashes.';
}
