import type { WebhookSample } from '../../../model/sample.ts';
import { java as language, string } from '../java.ts';
import { indented } from '../quoting.ts';
import { eventLines, isKeyed, isRead, KEEP_REMARK, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

/** Java 17 and later with `com.sun.net.httpserver`, and Jackson where JSON is read: Java has no parser of its own. */
export const java: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `!exchange.getRequestMethod().equals(${string(sample.method)})`,
      `!exchange.getRequestURI().getPath().equals(${string(sample.path)})`,
    ];
    const handler = [
      `if (${refused.join('\n          || ')}) {`,
      '  exchange.sendResponseHeaders(404, -1);',
      '  exchange.close();',
      '  return;',
      '}',
      '',
      ...bodyLines(sample),
      `exchange.sendResponseHeaders(${sample.success}, -1);`,
      'exchange.close();',
      '',
      ...membersOf(sample).map(({ variable, path }) => `var ${variable} = event${access(path)}.asText();`),
      `if (!seen.add(${isKeyed(sample) ? 'List.of(id, status)' : 'body'})) {`,
      '  return;',
      '}',
      ...eventLines(sample, {
        remark: `// ${workRemark(sample)}`,
        body: 'System.out.println(body);',
        print: (words, withStatus) => print(sample, words, withStatus),
        choose: (cases, otherwise) => [
          'switch (status) {',
          ...cases.map(([value, line]) => `  case ${string(value)} -> ${line}`),
          `  default -> ${otherwise}`,
          '}',
        ],
      }),
    ];
    return [
      ...(isRead(sample) ? ['// Reads JSON with Jackson: com.fasterxml.jackson.core:jackson-databind'] : []),
      ...imports(sample).map((name) => `import ${name};`),
      '',
      'public class Main {',
      '  public static void main(String[] args) throws IOException {',
      `    // ${KEEP_REMARK}`,
      `    var seen = new HashSet<${isKeyed(sample) ? 'List<String>' : 'String'}>();`,
      ...(isRead(sample) ? ['    var json = new ObjectMapper();'] : []),
      `    var server = HttpServer.create(new InetSocketAddress("localhost", ${sample.port}), 0);`,
      '',
      `    server.createContext(${string(sample.path)}, exchange -> {`,
      ...indented(handler, '      '),
      '    });',
      '    server.start();',
      '  }',
      '}',
    ].join('\n');
  },
};

function imports(sample: WebhookSample): readonly string[] {
  return [
    ...(isRead(sample)
      ? [
          'com.fasterxml.jackson.core.JsonProcessingException',
          'com.fasterxml.jackson.databind.JsonNode',
          'com.fasterxml.jackson.databind.ObjectMapper',
        ]
      : []),
    'com.sun.net.httpserver.HttpServer',
    'java.io.IOException',
    'java.net.InetSocketAddress',
    ...(isKeyed(sample) ? [] : ['java.nio.charset.StandardCharsets']),
    'java.util.HashSet',
    ...(isKeyed(sample) ? ['java.util.List'] : []),
  ];
}

function bodyLines(sample: WebhookSample): readonly string[] {
  const text = 'var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);';
  return [
    ...(isKeyed(sample) ? [] : [text]),
    ...(isRead(sample)
      ? [
          'JsonNode event;',
          'try {',
          `  event = json.readTree(${isKeyed(sample) ? 'exchange.getRequestBody()' : 'body'});`,
          '} catch (JsonProcessingException error) {',
          '  exchange.sendResponseHeaders(400, -1);',
          '  exchange.close();',
          '  return;',
          '}',
        ]
      : []),
  ];
}

function access(path: readonly string[]): string {
  return path.map((name) => `.path(${string(name)})`).join('');
}

function print({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const end = ` ${words}${withStatus ? ' ' : ''}`;
  const subject = id === undefined ? string(`${NO_ID}${end}`) : `id + ${string(end)}`;
  return `System.out.println(${subject}${withStatus ? ' + status' : ''});`;
}
