import type { WebhookSample } from '../../../model/sample.ts';
import { java as language, string } from '../java.ts';
import { indented } from '../quoting.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

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
      'deliveries.add(body);',
      `exchange.sendResponseHeaders(${sample.success}, -1);`,
      'exchange.close();',
      '',
      `// ${VERIFY_REMARK}`,
      print(sample),
    ];
    return [
      ...(isRead(sample) ? ['// Reads JSON with Jackson: com.fasterxml.jackson.core:jackson-databind'] : []),
      ...imports(sample).map((name) => `import ${name};`),
      '',
      'public class Main {',
      '  public static void main(String[] args) throws IOException {',
      `    // ${STORE_REMARK}`,
      '    var deliveries = new ArrayList<String>();',
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
    'java.nio.charset.StandardCharsets',
    'java.util.ArrayList',
  ];
}

function bodyLines(sample: WebhookSample): readonly string[] {
  const text = 'var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);';
  return [
    text,
    ...(isRead(sample)
      ? [
          'JsonNode event;',
          'try {',
          '  event = json.readTree(body);',
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

function print({ status }: WebhookSample): string {
  return status === undefined
    ? `System.out.println(${string(STORED)});`
    : `System.out.println(${string(`${STORED_WITH} `)} + event${access(status.path)}.asText());`;
}
