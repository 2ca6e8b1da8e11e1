import { java as language, string } from '../java.ts';
import { isRead, KEEP } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** Java 17 and later with `com.sun.net.httpserver`, a class that `java Main.java` runs. Java has no JSON of its own. */
export const java: Receiver = {
  language: language.language,
  readsJson: false,
  render: (hook) =>
    [
      'import com.sun.net.httpserver.HttpServer;',
      'import java.io.IOException;',
      'import java.net.InetSocketAddress;',
      'import java.nio.charset.StandardCharsets;',
      'import java.util.HashSet;',
      '',
      'public class Main {',
      '  public static void main(String[] args) throws IOException {',
      `    // ${KEEP}`,
      '    var seen = new HashSet<String>();',
      '    var server = HttpServer.create(new InetSocketAddress("localhost", 8000), 0);',
      '',
      `    server.createContext(${string(hook.path)}, exchange -> {`,
      '      var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);',
      `      var expected = ${[...(hook.method === undefined ? [] : [`exchange.getRequestMethod().equals(${string(hook.method)})`]), `exchange.getRequestURI().getPath().equals(${string(hook.path)})`].join('\n          && ')};`,
      '      exchange.sendResponseHeaders(expected ? 200 : 404, -1);',
      '      exchange.close();',
      '',
      '      if (expected && seen.add(body)) {',
      ...(isRead(hook) ? ['        // Parse the body here, with a library: Java has none for JSON.'] : []),
      '        System.out.println(body);',
      '      }',
      '    });',
      '    server.start();',
      '  }',
      '}',
    ].join('\n'),
};
