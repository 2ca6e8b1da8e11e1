import { hasPlainNumbers, stringifyJson } from '../schema/number-text.ts';
import type { SampleBody, Pair, SamplePart, SampleRequest } from '../../model/sample.ts';
import { wellFormed } from './quoting.ts';
import { betweenVariables } from './variables.ts';

/**
 * Returns the same request in a form that every language can write. JSON values contain only what JSON can express, and
 * the URL is a URI (RFC 3986, section 2). Each header occurs once (RFC 9110, section 5.3), without white space around
 * its value (section 5.5).
 */
export function portable(request: SampleRequest): SampleRequest {
  return {
    ...request,
    url: encodedAddress(request.url),
    headers: merged(request.headers),
    body: portableBody(request.body),
  };
}

/**
 * Percent-encodes a URL, except its host and braces. A host is encoded differently (RFC 3986, section 3.2.2); braces
 * mark placeholders for the reader.
 */
function encodedAddress(url: string): string {
  const [host = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  return host + betweenVariables(url.slice(host.length), encoded);
}

function encoded(text: string): string {
  return wellFormed(text).replace(/[^\x21-\x7e]+|["<>\\^`|]|%(?![0-9a-f]{2})/gi, encodeURIComponent);
}

function portableBody(body: SampleBody): SampleBody {
  if (body.kind === 'json') return portableJson(body);
  if (body.kind !== 'multipart') return body;
  const parts = body.parts.map((part) => (part.kind === 'json' ? { ...part, ...portableJson(part) } : part));
  return { kind: 'multipart', parts };
}

/**
 * Returns a JSON value without what JSON cannot express, such as undefined; null if nothing remains (ECMA-262, section
 * 25.5.2). If the value contains a number that languages would write differently, such as `1.50`, returns the JSON as
 * text instead.
 */
function portableJson({ value }: { readonly value: unknown }) {
  const arriving: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  return hasPlainNumbers(arriving)
    ? { kind: 'json' as const, value: arriving }
    : { kind: 'text' as const, text: stringifyJson(arriving, 2) };
}

function merged(headers: readonly Pair[]): readonly Pair[] {
  const byName = new Map<string, Pair>();
  for (const { name, value } of headers) {
    const before = byName.get(name.toLowerCase());
    byName.set(name.toLowerCase(), {
      name: before?.name ?? name,
      value: (before === undefined ? value : `${before.value}, ${value}`).trim(),
    });
  }
  return [...byName.values()];
}

/** Whether all names are unique, so that a dictionary can contain the pairs. */
export function namesDiffer(pairs: readonly { readonly name: string }[]): boolean {
  return new Set(pairs.map(({ name }) => name)).size === pairs.length;
}

/**
 * Returns the headers of a part of a multipart form (RFC 7578, section 4.2). Field and file names are escaped as in
 * browsers (HTML, section 4.10.21.8).
 */
export function partHead(part: SamplePart): readonly string[] {
  const file = part.kind === 'file' ? `; filename="${inQuotes(part.file)}"` : '';
  return [
    `Content-Disposition: form-data; name="${inQuotes(part.name)}"${file}`,
    ...(part.contentType === undefined
      ? part.kind === 'file'
        ? ['Content-Type: application/octet-stream']
        : []
      : [`Content-Type: ${part.contentType}`]),
  ];
}

function inQuotes(name: string): string {
  return name.replace(/["\r\n]/g, (character) => ({ '"': '%22', '\r': '%0D' })[character] ?? '%0A');
}
