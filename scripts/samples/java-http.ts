/** What Java and Kotlin say alike of `java.net.http`. */
import type { SampleBody, SamplePart, SampleRequest } from '../../src/model/sample.ts';
import { partHead } from './portable.ts';

/** Headers that `java.net.http` writes itself and refuses to be told (`HttpRequest.Builder.header`, "restricted headers"). */
export const RESTRICTED_HEADERS = /^(connection|content-length|expect|host|upgrade)$/i;

/** What starts a JVM with a client's certificate: the default context reads these properties (JSSE Reference Guide). */
export const CERTIFICATE_REMARK =
  '// The server demands a client certificate (mutual TLS): start with -Djavax.net.ssl.keyStore=certificate.p12 -Djavax.net.ssl.keyStorePassword=…';

/** What the function `part` of a sample is given: what `Content-Disposition` says after its type, with the media type in a header of its own, and the content. */
export function partArguments(
  part: SamplePart,
  quote: (text: string) => string,
  json: (value: unknown) => string,
): string {
  const header = quote(partHead(part).join('\r\n').replace('Content-Disposition: form-data; ', ''));
  switch (part.kind) {
    case 'text':
      return `${header}, BodyPublishers.ofString(${quote(part.text)})`;
    case 'json':
      return `${header}, BodyPublishers.ofString(${json(part.value)})`;
    case 'file':
      return `${header}, BodyPublishers.ofFile(Path.of(${quote(part.file)}))`;
  }
}

/** Methods that the builder knows by name, all others as text. GET needs no word. */
export function methodLine({ method, body }: SampleRequest, quote: (text: string) => string): readonly string[] {
  const publisher = publisherOf(body, quote);
  if (body.kind === 'none' && method === 'GET') return [];
  if (body.kind === 'none' && method === 'DELETE') return ['    .DELETE()'];
  return /^(POST|PUT)$/.test(method)
    ? [`    .${method}(${publisher})`]
    : [`    .method(${quote(method)}, ${publisher})`];
}

function publisherOf(body: SampleBody, quote: (text: string) => string): string {
  switch (body.kind) {
    case 'none':
      return 'BodyPublishers.noBody()';
    case 'form':
      return 'BodyPublishers.ofString(form)';
    case 'multipart':
      return 'body';
    case 'binary':
      return `BodyPublishers.ofFile(Path.of(${quote(body.file)}))`;
    default:
      return 'BodyPublishers.ofString(body)';
  }
}
