import type { SampleAnswer, SampleBody, SampleRequest, SampleText } from '../../src/model/sample.ts';
import { hexadecimal, portable } from './portable.ts';
import { CERTIFICATE_REMARK, methodLine, partArguments, RESTRICTED_HEADERS } from './java-http.ts';
import { jsonText, linesOf, oneLine, partsOf, quoted, sections } from './quoting.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** Java 17 and later with `java.net.http`, a class that `java Main.java` runs. */
export const java: SampleRenderer = {
  language: { id: 'java', label: 'Java', syntax: 'java' },
  comment: (text) => `// ${withoutUnicodeEscapes(oneLine(text))}`,
  render: (given) => {
    const request = portable(given);
    return [
      ...imports(request).map((name) => `import ${name};`),
      '',
      'public class Main {',
      ...(request.body.kind === 'multipart'
        ? ['  private static final String BOUNDARY = UUID.randomUUID().toString();', '']
        : []),
      '  public static void main(String[] args) throws IOException, InterruptedException {',
      ...sections([preparation(request), requestLines(request), answerLines(request)]).map((line) =>
        line === '' ? '' : `    ${line}`,
      ),
      '  }',
      ...(request.body.kind === 'multipart' ? PART_METHOD : []),
      '}',
    ].join('\n');
  },
};

function imports({ method, url, basic, body, answer }: SampleRequest): readonly string[] {
  const parts = body.kind === 'multipart' ? body.parts : [];
  const files = body.kind === 'binary' || parts.some(({ kind }) => kind === 'file');
  const encodes = body.kind === 'form' || typeof url !== 'string';
  const used: Readonly<Record<string, boolean>> = {
    'java.io.IOException': true,
    'java.net.URI': true,
    'java.net.URLEncoder': encodes,
    'java.net.http.HttpClient': true,
    'java.net.http.HttpRequest': true,
    'java.net.http.HttpRequest.BodyPublisher': body.kind === 'multipart',
    'java.net.http.HttpRequest.BodyPublishers': body.kind !== 'none' || !/^(GET|DELETE)$/.test(method),
    'java.net.http.HttpResponse.BodyHandlers': true,
    'java.nio.charset.StandardCharsets': encodes || basic !== undefined || answer === 'binary',
    'java.nio.file.Files': answer === 'binary',
    'java.nio.file.Path': files || answer === 'binary',
    'java.time.Duration': true,
    'java.util.Base64': basic !== undefined,
    'java.util.Map': body.kind === 'form',
    'java.util.UUID': body.kind === 'multipart',
    'java.util.stream.Collectors': body.kind === 'form',
    'java.util.stream.Stream': body.kind === 'form',
  };
  return Object.keys(used).filter((name) => used[name]);
}

/** What stands before the request: a word on the certificate, credentials, a body that takes several lines. */
function preparation({ body, basic, certificate }: SampleRequest): readonly string[] {
  return [
    ...(certificate === true ? [CERTIFICATE_REMARK] : []),
    ...(basic === undefined
      ? []
      : [`var credentials = ${variable(basic.username.env)} + ":" + ${variable(basic.password.env)};`]),
    ...bodyLines(body),
  ];
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return `var body = ${json(body.value, '    ')};`.split('\n');
    case 'form':
      if (body.fields.length === 0) return ['var form = "";'];
      return [
        'var form = Stream.of(',
        ...body.fields.map(
          ({ name, value }, index) =>
            `        Map.entry(${string(name)}, ${string(value)})${index === body.fields.length - 1 ? ')' : ','}`,
        ),
        '    .map(field -> URLEncoder.encode(field.getKey(), StandardCharsets.UTF_8)',
        '        + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))',
        '    .collect(Collectors.joining("&"));',
      ];
    case 'multipart':
      return [
        'var body = BodyPublishers.concat(',
        ...body.parts.flatMap((part) =>
          `    part(${partArguments(part, string, (value) => json(value, '        '))}),`.split('\n'),
        ),
        '    BodyPublishers.ofString("--" + BOUNDARY + "--\\r\\n"));',
      ];
    case 'text':
      return `var body = ${linesOf(body.text).map(string).join('\n    + ')};`.split('\n');
    default:
      return [];
  }
}

/** There is no writer of forms in parts in `java.net.http` (RFC 7578). */
const PART_METHOD = [
  '',
  '  private static BodyPublisher part(String header, BodyPublisher content) {',
  '    return BodyPublishers.concat(',
  '        BodyPublishers.ofString("--" + BOUNDARY + "\\r\\nContent-Disposition: form-data; " + header + "\\r\\n\\r\\n"),',
  '        content,',
  '        BodyPublishers.ofString("\\r\\n"));',
  '  }',
];

function requestLines(request: SampleRequest): readonly string[] {
  const { url, headers, basic, body } = request;
  return [
    `var request = HttpRequest.newBuilder(URI.create(${addressText(url)}))`,
    '    .timeout(Duration.ofSeconds(30))',
    ...headers
      .filter(({ name }) => !RESTRICTED_HEADERS.test(name))
      .map(({ name, value }) => `    .header(${string(name)}, ${textExpression(value)})`),
    ...(basic === undefined
      ? []
      : [
          '    .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8)))',
        ]),
    ...(body.kind === 'form' ? ['    .header("Content-Type", "application/x-www-form-urlencoded")'] : []),
    ...(body.kind === 'multipart' ? ['    .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)'] : []),
    ...methodLine(request, string),
    '    .build();',
  ];
}

function answerLines({ answer }: SampleRequest): readonly string[] {
  const [handler, text] =
    answer === 'binary'
      ? ['ofByteArray', 'new String(response.body(), StandardCharsets.UTF_8)']
      : ['ofString', 'response.body()'];
  return [
    `var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());`,
    'if (response.statusCode() > 299) {',
    `  throw new IOException(response.statusCode() + ": " + ${text});`,
    '}',
    SHOWN[answer],
  ];
}

const SHOWN: Readonly<Record<SampleAnswer, string>> = {
  json: 'System.out.print(response.body());',
  text: 'System.out.print(response.body());',
  binary: 'Files.write(Path.of("response.bin"), response.body());',
  none: 'System.out.println(response.statusCode());',
};

function textExpression(text: SampleText): string {
  return partsOf(text)
    .map(({ part }) => (typeof part === 'string' ? string(part) : variable(part.env)))
    .join(' + ');
}

/** `URLEncoder` writes a plus for a space, which means one in a query alone. */
function addressText(text: SampleText): string {
  return partsOf(text)
    .map(({ part, inQuery }) =>
      typeof part === 'string'
        ? string(part)
        : `URLEncoder.encode(${variable(part.env)}, StandardCharsets.UTF_8)${inQuery ? '' : '.replace("+", "%20")'}`,
    )
    .join(' + ');
}

function variable(name: string): string {
  return `System.getenv(${string(name)})`;
}

/** JSON as a text block (Java Language Specification, section 3.10.6), on a single line as a string. */
function json(value: unknown, indent: string): string {
  const text = jsonText(value);
  if (!text.includes('\n')) return string(text);
  // JSON never holds three double quotes in a row.
  return `"""\n${indent}${text.replaceAll('\\', '\\\\').replaceAll('\n', `\n${indent}`)}"""`;
}

/**
 * A string literal (Java Language Specification, section 3.10.5). Unicode escapes are read before anything else (section
 * 3.3), so that what may end a line or the literal is written in octal digits.
 */
export function string(text: string): string {
  return quoted(text, (character) =>
    character < '\u0100' ? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}` : `\\u${hexadecimal(character)}`,
  );
}

/** A comment is over where a Unicode escape says so (section 3.3): a second backslash keeps it from being one. */
function withoutUnicodeEscapes(text: string): string {
  return text.replace(/\\+(?=u)/g, (backslashes) => (backslashes.length % 2 === 0 ? backslashes : `${backslashes}\\`));
}
