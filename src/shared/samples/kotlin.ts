import type { SampleBody, SampleRequest, SampleResponse } from '../../model/sample.ts';
import { jvmImports, partArguments, preparation, requestLines, type JvmWords } from './jvm.ts';
import { indented, jsonText, linesOf, oneLine, quoted, sections } from './quoting.ts';
import { namesOf, partsIn } from './request-parts.ts';
import type { SampleRenderer } from './sample-renderer.ts';
import { betweenVariables, filled, interpolation } from './variables.ts';

/** Kotlin for a JVM of Java 17 and later with `java.net.http`: a file with a `main` function. */
export const kotlin: SampleRenderer = {
  language: { id: 'kotlin', label: 'Kotlin', syntax: 'kotlin' },
  comment: (text) => `// ${oneLine(text)}`,
  render: (request) => {
    const main = sections([
      [...preparation(request, WORDS), ...bodyLines(request.body)],
      requestLines(request, WORDS),
      responseLines(request),
    ]);
    return [
      ...imports(request).map((name) => `import ${name}`),
      '',
      'fun main() {',
      ...indented(main, '    '),
      '}',
    ].join('\n');
  },
};

function imports(request: SampleRequest): readonly string[] {
  return namesOf({
    ...jvmImports(request),
    'java.io.File': request.response === 'binary',
    'java.net.http.HttpRequest.BodyPublisher': partsIn(request.body).length > 0,
  }).toSorted();
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
            `    ${string(name)} to ${text(value)}${index === body.fields.length - 1 ? '' : ','}`,
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
          `    part(${partArguments(part, WORDS, (value) => json(value, '    '))}),`.split('\n'),
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

/**
 * Lines of a Kotlin function that writes a part of a multipart form (RFC 7578), because `java.net.http` cannot write
 * forms.
 */
const PART_FUNCTION = [
  'fun part(header: String, content: BodyPublisher) = BodyPublishers.concat(',
  '    BodyPublishers.ofString("--$boundary\\r\\nContent-Disposition: form-data; $header\\r\\n\\r\\n"),',
  '    content,',
  '    BodyPublishers.ofString("\\r\\n")',
  ')',
];

/**
 * Writes a text as a string with interpolated variables (Kotlin language specification, "String interpolation
 * expressions").
 */
const text = interpolation({
  string,
  variable,
  quotes: ['"', '"'],
  escape: (text) => string(text).slice(1, -1),
  hole,
});

const WORDS: JvmWords = {
  declare: 'val',
  end: '',
  string,
  text,
  charset: 'Charsets.UTF_8',
  basic: '"Basic ${Base64.getEncoder().encodeToString(credentials.toByteArray())}"',
  multipart: '"multipart/form-data; boundary=$boundary"',
};

function responseLines({ response }: SampleRequest): readonly string[] {
  const [handler, text] =
    response === 'binary' ? ['ofByteArray', 'String(response.body())'] : ['ofString', 'response.body()'];
  return [
    `val response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}())`,
    `check(response.statusCode() in 200..299) { "\${response.statusCode()}: \${${text}}" }`,
    SHOWN[response],
  ];
}

const SHOWN: Readonly<Record<SampleResponse, string>> = {
  json: 'print(response.body())',
  text: 'print(response.body())',
  binary: 'File("response.bin").writeBytes(response.body())',
  none: 'println(response.statusCode())',
};

function hole(expression: string): string {
  return `\${${expression}}`;
}

function variable(name: string): string {
  return `System.getenv(${string(name)})`;
}

/**
 * Matches a dollar sign that begins an interpolation. One at the end of a text also matches, because text that is
 * appended later may complete the interpolation.
 */
const TEMPLATE_START = /\$(?=[\p{L}_{`]|$)/gu;

/**
 * Writes JSON as a raw string (Kotlin language specification, "String literals"), or as an escaped string if it is one
 * line.
 */
function json(value: unknown, indent: string): string {
  const whole = jsonText(value);
  if (!whole.includes('\n')) return text(whole);
  // JSON never contains three double quotes in a row, which would end the raw string.
  const inner = `${indent}    `;
  const plain = betweenVariables(whole, (part) => part.replace(TEMPLATE_START, () => "${'$'}"));
  const raw = filled(plain, (name) => hole(variable(name)));
  return `"""\n${inner}${raw.replaceAll('\n', `\n${inner}`)}\n${indent}""".trimIndent()`;
}

/** Writes an escaped string (Kotlin language specification, "String literals"). */
function string(text: string): string {
  return quoted(text).slice(0, -1).replace(TEMPLATE_START, '\\$') + '"';
}
