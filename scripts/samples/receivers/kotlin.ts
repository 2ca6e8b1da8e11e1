import { kotlin as language, string } from '../kotlin.ts';
import { isRead, KEEP } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** Kotlin for the JVM with `com.sun.net.httpserver`, a file with its `main`. Neither has JSON of its own. */
export const kotlin: Receiver = {
  language: language.language,
  readsJson: false,
  render: (hook) =>
    [
      'import com.sun.net.httpserver.HttpServer',
      'import java.net.InetSocketAddress',
      '',
      'fun main() {',
      `    // ${KEEP}`,
      '    val seen = HashSet<String>()',
      '    val server = HttpServer.create(InetSocketAddress("localhost", 8000), 0)',
      '',
      `    server.createContext(${string(hook.path)}) { exchange ->`,
      '        val body = String(exchange.requestBody.readBytes())',
      `        val expected = ${[...(hook.method === undefined ? [] : [`exchange.requestMethod == ${string(hook.method)}`]), `exchange.requestURI.path == ${string(hook.path)}`].join(' && ')}`,
      '        exchange.sendResponseHeaders(if (expected) 200 else 404, -1)',
      '        exchange.close()',
      '',
      '        if (expected && seen.add(body)) {',
      ...(isRead(hook)
        ? ['            // Parse the body here, with a library: the standard library has none for JSON.']
        : []),
      '            println(body)',
      '        }',
      '    }',
      '    server.start()',
      '}',
    ].join('\n'),
};
