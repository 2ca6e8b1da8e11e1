import { java as language, string } from '../java.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** Java 17 and later with `com.sun.net.httpserver`. */
export const java: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `!exchange.getRequestMethod().equals(${string(sample.method)})`,
      `!exchange.getRequestURI().getPath().equals(${string(sample.path)})`,
    ];
    return [
      'import com.sun.net.httpserver.HttpServer;',
      'import java.io.ByteArrayOutputStream;',
      'import java.io.IOException;',
      'import java.net.InetSocketAddress;',
      'import java.nio.charset.StandardCharsets;',
      'import java.nio.file.Files;',
      'import java.nio.file.Path;',
      'import java.util.UUID;',
      'import java.util.concurrent.Executors;',
      '',
      'public class Main {',
      '  public static void main(String[] args) throws IOException {',
      `    var store = Files.createDirectories(Path.of("${STORE}"));`,
      `    var server = HttpServer.create(new InetSocketAddress("localhost", ${sample.port}), 0);`,
      '',
      `    server.createContext(${string(sample.path)}, exchange -> {`,
      `      if (${refused.join('\n          || ')}) {`,
      '        exchange.sendResponseHeaders(404, -1);',
      '        exchange.close();',
      '        return;',
      '      }',
      '',
      `      // ${STORE_REMARK}`,
      '      try {',
      '        var head = new StringBuilder();',
      '        exchange.getRequestHeaders().forEach((name, values) ->',
      '            values.forEach(value -> head.append(name + ": " + value + "\\r\\n")));',
      '        var message = new ByteArrayOutputStream();',
      '        message.write(head.append("\\r\\n").toString().getBytes(StandardCharsets.ISO_8859_1));',
      '        exchange.getRequestBody().transferTo(message);',
      '        Files.write(store.resolve(UUID.randomUUID().toString()), message.toByteArray());',
      '      } catch (IOException error) {',
      '        System.err.println(error);',
      '        exchange.sendResponseHeaders(500, -1);',
      '        exchange.close();',
      '        return;',
      '      }',
      `      exchange.sendResponseHeaders(${sample.success}, -1);`,
      '      exchange.close();',
      '',
      `      // ${VERIFY_REMARK}`,
      `      System.out.println(${string(STORED)});`,
      '    });',
      // By default, one stalled request would block all others.
      '    server.setExecutor(Executors.newCachedThreadPool());',
      '    server.start();',
      '  }',
      '}',
    ].join('\n');
  },
};
