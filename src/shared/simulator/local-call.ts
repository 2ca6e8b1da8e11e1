import type { BodyData, CallData } from '../../model/call-data.ts';
import type { SampleRequest } from '../../model/sample.ts';
import { curl } from '../samples/curl.ts';
import { printable } from '../text/printable.ts';
import { utf8Length } from '../text/utf8-length.ts';
import { localRequest, type LocalAddress } from '../samples/send.ts';
import { eventHeaders, plainText } from './event.ts';

/** A call that brings an event to a handler on the reader's machine. */
export interface LocalCall {
  /** For a terminal. */
  readonly curl: string;
  /** The request line and the headers that are known, as they go over the wire (RFC 9112, section 3). */
  readonly head: string;
}

/** Returns the call with the text of a body as it is; undefined where the method is not documented. */
export function localCall(
  { method, parameters }: CallData,
  media: BodyData,
  { text, ...address }: LocalAddress & { readonly text: string },
): LocalCall | undefined {
  const request = method === undefined ? undefined : localRequest({ method, parameters }, address, media, undefined);
  if (request === undefined) return undefined;
  const sent: SampleRequest = { ...request, headers: eventHeaders(request, media), body: { kind: 'text', text } };
  return { curl: curl.render(sent), head: headOf(sent, address, utf8Length(text)) };
}

/** Returns the command that sends the event to a handler of the same URL by the conformance script. */
export function scriptCommand({ id }: CallData, { port, path }: LocalAddress): string {
  const name = printable(id);
  const word = /^[\w.:-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
  return `node webhook-conformance.mjs http://localhost:${port}${path} --event ${word}`;
}

function headOf({ method, url, headers }: SampleRequest, { port }: LocalAddress, bytes: number): string {
  const target = plainText(url).slice(`http://localhost:${port}`.length);
  return [
    `${method} ${target} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...headers.map(({ name, value }) => `${name}: ${plainText(value)}`),
    `Content-Length: ${bytes}`,
  ].join('\n');
}

/** Returns the problem of a port that was typed; undefined for a valid one. */
export function portProblem(port: string): string | undefined {
  return /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535
    ? undefined
    : 'A port is a number from 1 to 65535.';
}

/** Returns the problem of a path that was typed, which example handlers compare as a string; undefined for a valid one. */
export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'A path begins with a slash.';
  return /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*\/?$/.test(path)
    ? undefined
    : 'Write letters, digits and . _ ~ - between the slashes.';
}
