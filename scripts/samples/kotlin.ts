import type { SampleAnswer, SampleBody, SampleRequest, SampleText } from '../../src/model/sample.ts';
import { CERTIFICATE_REMARK, methodLine, partArguments, RESTRICTED_HEADERS } from './java-http.ts';
import { portable } from './portable.ts';
import { jsonText, linesOf, oneLine, partsOf, quoted, sections } from './quoting.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** Kotlin for a JVM of Java 17 and later with `java.net.http`, a file with its `main`. */
export const kotlin: SampleRenderer = {
  language: { id: 'kotlin', label: 'Kotlin', syntax: 'kotlin' },
  comment: (text) => `// ${oneLine(text)}`,
  render: (given) => {
    const request = portable(given);
    return [
      ...imports(request).map((name) => `import ${name}`),
      '',
      'fun main() {',
      ...sections([preparation(request), requestLines(request), answerLines(request)]).map((line) =>
        line === '' ? '' : `    ${line}`,
      ),
      '}',
    ].join('\n');
  },
};

function imports({ method, url, basic, body, answer }: SampleRequest): readonly string[] {
  const parts = body.kind === 'multipart' ? body.parts : [];
  const used: Readonly<Record<string, boolean>> = {
    'java.io.File': answer === 'binary',
    'java.net.URI': true,
    'java.net.URLEncoder': body.kind === 'form' || typeof url !== 'string',
    'java.net.http.HttpClient': true,
    'java.net.http.HttpRequest': true,
    'java.net.http.HttpRequest.BodyPublisher': parts.length > 0,
    'java.net.http.HttpRequest.BodyPublishers': body.kind !== 'none' || !/^(GET|DELETE)$/.test(method),
    'java.net.http.HttpResponse.BodyHandlers': true,
    'java.nio.file.Path': body.kind === 'binary' || parts.some(({ kind }) => kind === 'file'),
    'java.time.Duration': true,
    'java.util.Base64': basic !== undefined,
    'java.util.UUID': body.kind === 'multipart',
  };
  return Object.keys(used).filter((name) => used[name]);
}

/** What stands before the request: a word on the certificate, credentials, a body that takes several lines. */
function preparation({ body, basic, certificate }: SampleRequest): readonly string[] {
  return [
    ...(certificate === true ? [CERTIFICATE_REMARK] : []),
    ...(basic === undefined
      ? []
      : [`val credentials = "\${${variable(basic.username.env)}}:\${${variable(basic.password.env)}}"`]),
    ...bodyLines(body),
  ];
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return `val body = ${json(body.value, '')}`.split('\n');
    case 'form':
      if (body.fields.length === 0) return ['val form = ""'];
      return [
        'val form = listOf(',
        ...body.fields.map(
          ({ name, value }, index) =>
            `    ${string(name)} to ${string(value)}${index === body.fields.length - 1 ? '' : ','}`,
        ),
        ').joinToString("&") { (name, value) ->',
        '    "${URLEncoder.encode(name, Charsets.UTF_8)}=${URLEncoder.encode(value, Charsets.UTF_8)}"',
        '}',
      ];
    case 'multipart':
      return [
        'val boundary = UUID.randomUUID().toString()',
        ...(body.parts.length === 0 ? [] : PART_FUNCTION),
        'val body = BodyPublishers.concat(',
        ...body.parts.flatMap((part) =>
          `    part(${partArguments(part, string, (value) => json(value, '    '))}),`.split('\n'),
        ),
        '    BodyPublishers.ofString("--$boundary--\\r\\n")',
        ')',
      ];
    case 'text':
      return `val body = ${linesOf(body.text).map(string).join(' +\n    ')}`.split('\n');
    default:
      return [];
  }
}

/** There is no writer of forms in parts in `java.net.http` (RFC 7578). */
const PART_FUNCTION = [
  'fun part(header: String, content: BodyPublisher) = BodyPublishers.concat(',
  '    BodyPublishers.ofString("--$boundary\\r\\nContent-Disposition: form-data; $header\\r\\n\\r\\n"),',
  '    content,',
  '    BodyPublishers.ofString("\\r\\n")',
  ')',
];

function requestLines(request: SampleRequest): readonly string[] {
  const { url, headers, basic, body } = request;
  return [
    `val request = HttpRequest.newBuilder(URI.create(${addressText(url)}))`,
    '    .timeout(Duration.ofSeconds(30))',
    ...headers
      .filter(({ name }) => !RESTRICTED_HEADERS.test(name))
      .map(({ name, value }) => `    .header(${string(name)}, ${template(value, variable)})`),
    ...(basic === undefined
      ? []
      : ['    .header("Authorization", "Basic ${Base64.getEncoder().encodeToString(credentials.toByteArray())}")']),
    ...(body.kind === 'form' ? ['    .header("Content-Type", "application/x-www-form-urlencoded")'] : []),
    ...(body.kind === 'multipart' ? ['    .header("Content-Type", "multipart/form-data; boundary=$boundary")'] : []),
    ...methodLine(request, string),
    '    .build()',
  ];
}

function answerLines({ answer }: SampleRequest): readonly string[] {
  const [handler, text] =
    answer === 'binary' ? ['ofByteArray', 'String(response.body())'] : ['ofString', 'response.body()'];
  return [
    `val response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}())`,
    `check(response.statusCode() in 200..299) { "\${response.statusCode()}: \${${text}}" }`,
    SHOWN[answer],
  ];
}

const SHOWN: Readonly<Record<SampleAnswer, string>> = {
  json: 'print(response.body())',
  text: 'print(response.body())',
  binary: 'File("response.bin").writeBytes(response.body())',
  none: 'println(response.statusCode())',
};

/** A string with the variables in it as a template (Kotlin language specification, "String interpolation expressions"). */
function template(text: SampleText, fill: (env: string, inQuery: boolean) => string): string {
  const parts = partsOf(text);
  const [first] = parts;
  if (parts.length === 1 && typeof first?.part === 'object') return fill(first.part.env, first.inQuery);
  return `"${parts.map(({ part, inQuery }) => (typeof part === 'string' ? string(part).slice(1, -1) : `\${${fill(part.env, inQuery)}}`)).join('')}"`;
}

/** `URLEncoder` writes a plus for a space, which means one in a query alone. */
function addressText(text: SampleText): string {
  return template(
    text,
    (env, inQuery) => `URLEncoder.encode(${variable(env)}, Charsets.UTF_8)${inQuery ? '' : '.replace("+", "%20")'}`,
  );
}

function variable(name: string): string {
  return `System.getenv(${string(name)})`;
}

/** A dollar that begins a template, or may do so together with what follows the text. */
const TEMPLATE = /\$(?=[\p{L}_{`]|$)/gu;

/** JSON as a raw string (Kotlin language specification, "String literals"), on a single line as an escaped one. */
function json(value: unknown, indent: string): string {
  const text = jsonText(value);
  if (!text.includes('\n')) return string(text);
  // JSON never holds three double quotes in a row.
  const inner = `${indent}    `;
  return `"""\n${inner}${text.replace(TEMPLATE, () => "${'$'}").replaceAll('\n', `\n${inner}`)}\n${indent}""".trimIndent()`;
}

/** An escaped string (Kotlin language specification, "String literals"). */
export function string(text: string): string {
  return quoted(text).slice(0, -1).replace(TEMPLATE, '\\$') + '"';
}
