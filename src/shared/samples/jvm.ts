/** Parts that Java and Kotlin share: `java.net.http`. */
import type { SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { partHead } from './portable.ts';
import { hasFile } from './request-parts.ts';
import { variablesIn, type TextWriter } from './variables.ts';

/** Headers that `java.net.http` writes itself and rejects (`HttpRequest.Builder.header`). */
const RESTRICTED_HEADERS = /^(connection|content-length|expect|host|upgrade)$/i;

/** Options for a client certificate: the default context of a JVM reads these properties (JSSE Reference Guide). */
const CERTIFICATE_REMARK =
  '// The server demands a client certificate (mutual TLS): start with -Djavax.net.ssl.keyStore=certificate.p12 -Djavax.net.ssl.keyStorePassword=…';

/** The syntax of a JVM language, for the common parts. */
export interface JvmWords {
  /** Begins the declaration of a variable: `var`. */
  readonly declare: string;
  /** Ends a statement. */
  readonly end: string;
  string(text: string): string;
  /** Writes a text with variables in it. */
  readonly text: TextWriter;
  /** The constant of UTF-8. */
  readonly charset: string;
  /** The header `Authorization` that holds the credentials. */
  readonly basic: string;
  /** The media type of a multipart body. */
  readonly multipart: string;
}

/** Returns the imports that both need, in no order. */
export function jvmImports({ method, url, basic, body }: SampleRequest): Readonly<Record<string, boolean>> {
  return {
    'java.net.URI': true,
    'java.net.URLEncoder': body.kind === 'form' || variablesIn(url).length > 0,
    'java.net.http.HttpClient': true,
    'java.net.http.HttpRequest': true,
    'java.net.http.HttpRequest.BodyPublishers': body.kind !== 'none' || !/^(GET|DELETE)$/.test(method),
    'java.net.http.HttpResponse.BodyHandlers': true,
    'java.nio.file.Path': hasFile(body),
    'java.time.Duration': true,
    'java.util.Base64': basic !== undefined,
    'java.util.UUID': body.kind === 'multipart',
  };
}

/** Returns the lines before the request: a remark on the certificate, then name and password. */
export function preparation(
  { basic, certificate }: SampleRequest,
  { declare, end, text }: JvmWords,
): readonly string[] {
  return [
    ...(certificate === true ? [CERTIFICATE_REMARK] : []),
    ...(basic === undefined ? [] : [`${declare} credentials = ${text(`${basic.username}:${basic.password}`)}${end}`]),
  ];
}

/** Returns the request, built step by step. */
export function requestLines(request: SampleRequest, words: JvmWords): readonly string[] {
  const { url, headers, basic, body } = request;
  const { declare, end, string, text, charset } = words;
  // `URLEncoder` writes a space as a plus, which is valid only in a query.
  const address = text(
    url,
    (variable, inQuery) => `URLEncoder.encode(${variable}, ${charset})${inQuery ? '' : '.replace("+", "%20")'}`,
  );
  const values = [
    ...headers
      .filter(({ name }) => !RESTRICTED_HEADERS.test(name))
      .map(({ name, value }) => [string(name), text(value)] as const),
    ...(basic === undefined ? [] : [['"Authorization"', words.basic] as const]),
    ...(body.kind === 'form' ? [['"Content-Type"', '"application/x-www-form-urlencoded"'] as const] : []),
    ...(body.kind === 'multipart' ? [['"Content-Type"', words.multipart] as const] : []),
  ];
  return [
    `${declare} request = HttpRequest.newBuilder(URI.create(${address}))`,
    '    .timeout(Duration.ofSeconds(30))',
    ...values.map(([name, value]) => `    .header(${name}, ${value})`),
    ...methodLine(request, string),
    `    .build()${end}`,
  ];
}

/**
 * Returns the arguments of the function `part`: the parameters of `Content-Disposition` with the media type in a header
 * of its own, and the content.
 */
export function partArguments(
  part: SamplePart,
  { string, text }: Pick<JvmWords, 'string' | 'text'>,
  json: (value: unknown) => string,
): string {
  const header = string(partHead(part).join('\r\n').replace('Content-Disposition: form-data; ', ''));
  if (part.kind === 'file') return `${header}, BodyPublishers.ofFile(Path.of(${string(part.file)}))`;
  return `${header}, BodyPublishers.ofString(${part.kind === 'json' ? json(part.value) : text(part.text)})`;
}

/** The builder has methods for these; all others are given as text. GET is the default. */
function methodLine({ method, body }: SampleRequest, string: (text: string) => string): readonly string[] {
  if (body.kind === 'none' && method === 'GET') return [];
  if (body.kind === 'none' && method === 'DELETE') return ['    .DELETE()'];
  const publisher = publisherOf(body, string);
  return /^(POST|PUT)$/.test(method)
    ? [`    .${method}(${publisher})`]
    : [`    .method(${string(method)}, ${publisher})`];
}

function publisherOf(body: SampleBody, string: (text: string) => string): string {
  switch (body.kind) {
    case 'none':
      return 'BodyPublishers.noBody()';
    case 'form':
      return 'BodyPublishers.ofString(form)';
    case 'multipart':
      return 'body';
    case 'binary':
      return `BodyPublishers.ofFile(Path.of(${string(body.file)}))`;
    default:
      return 'BodyPublishers.ofString(body)';
  }
}
