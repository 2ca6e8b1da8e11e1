/** What Java and Kotlin say alike of `java.net.http`. */
import type { SampleBody, SamplePart, SampleRequest } from '../../src/model/sample.ts';
import { partHead } from './portable.ts';

/** Headers that `java.net.http` writes itself and refuses to be told (`HttpRequest.Builder.header`, "restricted headers"). */
export const RESTRICTED_HEADERS = /^(connection|content-length|expect|host|upgrade)$/i;

/** What starts a JVM with a client's certificate: the default context reads these properties (JSSE Reference Guide). */
export const CERTIFICATE_REMARK = '// The server demands a client certificate (mutual TLS): start with -Djavax.net.ssl.keyStore=certificate.p12 -Djavax.net.ssl.keyStorePassword=…';

/** What `Content-Disposition` of a part says after its type, and the media type in a header of its own. */
export function partHeader(part: SamplePart): string {
  return partHead(part).join('\r\n').replace('Content-Disposition: form-data; ', '');
}

/** Methods that the builder knows by name, all others as text. GET needs no word. */
export function methodLine({ method, body }: SampleRequest, quote: (text: string) => string): readonly string[] {
  const publisher = publisherOf(body, quote);
  if (body.kind === 'none' && method === 'GET') return [];
  if (body.kind === 'none' && method === 'DELETE') return ['    .DELETE()'];
  return /^(POST|PUT)$/.test(method) ? [`    .${method}(${publisher})`] : [`    .method(${quote(method)}, ${publisher})`];
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
