import type { SampleBody, SampleRequest, SampleResponse } from '../../model/sample.ts';
import { jvmImports, partArguments, preparation, requestLines, type JvmWords } from './jvm.ts';
import { hexadecimal, indented, jsonText, linesOf, oneLine, quoted, sections } from './quoting.ts';
import { namesOf } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { concatenation, filled, variablesIn } from './variables.ts';

/** Java 17 and later with `java.net.http`: a class that `java Main.java` runs. */
export const java: SampleRenderer = {
  language: { id: 'java', label: 'Java', syntax: 'java' },
  comment: (text) => `// ${withoutUnicodeEscapes(oneLine(text))}`,
  render: (request) => {
    const { body } = request;
    const main = sections([
      [...preparation(request, WORDS), ...bodyLines(body)],
      requestLines(request, WORDS),
      responseLines(request),
    ]);
    return [
      ...imports(request).map((name) => `import ${name};`),
      '',
      'public class Main {',
      ...(body.kind === 'multipart'
        ? ['  private static final String BOUNDARY = UUID.randomUUID().toString();', '']
        : []),
      '  public static void main(String[] args) throws IOException, InterruptedException {',
      ...indented(main, '    '),
      '  }',
      ...(body.kind === 'multipart' ? PART_METHOD : []),
      '}',
    ].join('\n');
  },
};

function imports(request: SampleRequest): readonly string[] {
  const { url, basic, body, response } = request;
  const shared = jvmImports(request);
  const encodes = body.kind === 'form' || variablesIn(url).length > 0;
  return namesOf({
    ...shared,
    'java.io.IOException': true,
    'java.net.http.HttpRequest.BodyPublisher': body.kind === 'multipart',
    'java.nio.charset.StandardCharsets': encodes || basic !== undefined || response === 'binary',
    'java.nio.file.Files': response === 'binary',
    'java.nio.file.Path': shared['java.nio.file.Path'] === true || response === 'binary',
    'java.util.Map': body.kind === 'form',
    'java.util.stream.Collectors': body.kind === 'form',
    'java.util.stream.Stream': body.kind === 'form',
  }).toSorted();
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
            `        Map.entry(${string(name)}, ${text(value)})${index === body.fields.length - 1 ? ')' : ','}`,
        ),
        '    .map(field -> URLEncoder.encode(field.getKey(), StandardCharsets.UTF_8)',
        '        + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))',
        '    .collect(Collectors.joining("&"));',
      ];
    case 'multipart':
      return [
        'var body = BodyPublishers.concat(',
        ...body.parts.flatMap((part) =>
          `    part(${partArguments(part, WORDS, (value) => json(value, '        '))}),`.split('\n'),
        ),
        '    BodyPublishers.ofString("--" + BOUNDARY + "--\\r\\n"));',
      ];
    case 'text':
      return `var body = ${linesOf(body.text).map(string).join('\n    + ')};`.split('\n');
    default:
      return [];
  }
}

/**
 * Lines of a Java method that writes a part of a multipart form (RFC 7578), because `java.net.http` cannot write forms.
 */
const PART_METHOD = [
  '',
  '  private static BodyPublisher part(String header, BodyPublisher content) {',
  '    return BodyPublishers.concat(',
  '        BodyPublishers.ofString("--" + BOUNDARY + "\\r\\nContent-Disposition: form-data; " + header + "\\r\\n\\r\\n"),',
  '        content,',
  '        BodyPublishers.ofString("\\r\\n"));',
  '  }',
];

const text = concatenation(' + ', { string, variable });

const WORDS: JvmWords = {
  declare: 'var',
  end: ';',
  string,
  text,
  charset: 'StandardCharsets.UTF_8',
  basic: '"Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8))',
  multipart: '"multipart/form-data; boundary=" + BOUNDARY',
};

function responseLines({ response }: SampleRequest): readonly string[] {
  const [handler, text] =
    response === 'binary'
      ? ['ofByteArray', 'new String(response.body(), StandardCharsets.UTF_8)']
      : ['ofString', 'response.body()'];
  return [
    `var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());`,
    'if (response.statusCode() > 299) {',
    `  throw new IOException(response.statusCode() + ": " + ${text});`,
    '}',
    SHOWN[response],
  ];
}

const SHOWN: Readonly<Record<SampleResponse, string>> = {
  json: 'System.out.print(response.body());',
  text: 'System.out.print(response.body());',
  binary: 'Files.write(Path.of("response.bin"), response.body());',
  none: 'System.out.println(response.statusCode());',
};

function variable(name: string): string {
  return `System.getenv(${string(name)})`;
}

/** Writes JSON as a text block (Java Language Specification, section 3.10.6), or as a string if it is one line. */
function json(value: unknown, indent: string): string {
  const whole = jsonText(value);
  if (!whole.includes('\n')) return text(whole);
  const names = variablesIn(whole);
  const inner = names.length === 0 ? whole : filled(whole.replaceAll('%', '%%'), () => '%s');
  // JSON never contains three double quotes in a row, which would end the text block.
  const block = `"""\n${indent}${inner.replaceAll('\\', '\\\\').replaceAll('\n', `\n${indent}`)}"""`;
  return names.length === 0 ? block : `${block}.formatted(${names.map(variable).join(', ')})`;
}

/**
 * Writes a string literal (Java Language Specification, section 3.10.5). Characters that could end the line or the
 * literal become octal escapes, because Java translates Unicode escapes before it reads the literal (section 3.3).
 */
export function string(text: string): string {
  return quoted(text, (character) =>
    character < '\u0100' ? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}` : `\\u${hexadecimal(character)}`,
  );
}

/**
 * Doubles the backslash of each Unicode escape in a comment. Java translates such escapes even in comments, and a
 * translated line break would end the comment (section 3.3).
 */
function withoutUnicodeEscapes(text: string): string {
  return text.replace(/\\+(?=u)/g, (backslashes) => (backslashes.length % 2 === 0 ? backslashes : `${backslashes}\\`));
}
