/** What samples in Java and Kotlin share: both use `java.net.http`. */
import type { SampleBody, SamplePart, SampleRequest } from '../../model/sample.ts';
import { partHead } from './portable.ts';
import { hasFile } from './request-parts.ts';
import { variablesIn, type TextWriter } from './variables.ts';

/**
 * Matches headers that programs cannot set: `java.net.http` rejects them, and sets them itself
 * (`HttpRequest.Builder.header`).
 */
const RESTRICTED_HEADERS = /^(connection|content-length|expect|host|upgrade)$/i;

/**
 * Comment in the sample of a request that needs a client certificate. The options in the comment set system properties,
 * from which the JVM reads the certificate (JSSE Reference Guide).
 */
const CERTIFICATE_REMARK =
  '// The server demands a client certificate (mutual TLS): start with -Djavax.net.ssl.keyStore=certificate.p12 -Djavax.net.ssl.keyStorePassword=…';

/** The syntax of Java or Kotlin, as far as the shared functions need it. */
export interface JvmWords {
  /** The keyword that begins the declaration of a variable: `var`. */
  readonly declare: string;
  /** What ends a statement: a semicolon in Java, nothing in Kotlin. */
  readonly end: string;
  string(text: string): string;
  /** Writes a text that may contain environment variables. */
  readonly text: TextWriter;
  /** The expression for UTF-8 in the language of the sample. */
  readonly charset: string;
  /**
   * The expression for the value of an `Authorization` header: the word `Basic`, then user name and password in Base64.
   */
  readonly basic: string;
  /** The expression for the media type of a multipart body. */
  readonly multipart: string;
}

/**
 * Returns the imports that samples in Java and Kotlin have in common, unsorted. The value of an import is true if the
 * request needs the import.
 */
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

/**
 * Returns the lines before the request: a remark on the client certificate, then a variable with user name and
 * password.
 */
export function preparation(
  { basic, certificate }: SampleRequest,
  { declare, end, text }: JvmWords,
): readonly string[] {
  return [
    ...(certificate === true ? [CERTIFICATE_REMARK] : []),
    ...(basic === undefined ? [] : [`${declare} credentials = ${text(`${basic.username}:${basic.password}`)}${end}`]),
  ];
}

/** Returns the lines that create the request with the builder of `java.net.http`. */
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
 * Returns, as code, the two arguments with which a sample calls its function `part`. The first is a string: the
 * parameters of `Content-Disposition`, and `Content-Type` on the next line if there is one. The second is the content.
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

/**
 * Returns the line that sets the HTTP method. It calls the builder's function for the method, such as `POST`, or else
 * the function `method`. A GET without a body needs no line.
 */
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
