import type { WebhookSample } from '../../../model/sample.ts';
import { python as language, string } from '../python.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/**
 * Python 3.8 and later with `http.server`. Each connection has its own thread, because an idle connection would block
 * all others. The program decodes chunked bodies (RFC 9112, section 7.1), because `http.server` does not.
 */
export const python: Receiver = {
  language: language.language,
  render: (sample) =>
    [
      'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
      'from pathlib import Path',
      'from uuid import uuid4',
      '',
      `STORE = Path("${STORE}")`,
      'STORE.mkdir(exist_ok=True)',
      '',
      '',
      'class Receiver(BaseHTTPRequestHandler):',
      `    def ${handlerName(sample)}(self):`,
      `        if self.path.partition("?")[0] != ${string(sample.path)}:`,
      '            self.send_error(404)',
      '            return',
      '',
      `        # ${STORE_REMARK}`,
      '        try:',
      '            head = "".join(f"{name}: {value}\\r\\n" for name, value in self.headers.items())',
      '            message = head.encode("latin-1") + b"\\r\\n" + self.body()',
      '            (STORE / uuid4().hex).write_bytes(message)',
      '        except (OSError, ValueError) as error:',
      '            self.send_error(500, explain=str(error))',
      '            return',
      '',
      `        # ${VERIFY_REMARK}`,
      `        print(${string(STORED)})`,
      // The response is sent after the message is printed, so that lines of two threads do not mix.
      `        self.send_response(${sample.success})`,
      '        self.end_headers()',
      '',
      '    def body(self):',
      '        if "Transfer-Encoding" not in self.headers:',
      '            return self.exactly(int(self.headers.get("Content-Length", 0)))',
      '        body = b""',
      '        while size := int(self.rfile.readline().partition(b";")[0], 16):',
      '            body += self.exactly(size)',
      '            self.rfile.readline()',
      '        while self.rfile.readline().strip():',
      '            pass',
      '        return body',
      '',
      '    def exactly(self, size):',
      '        data = self.rfile.read(size)',
      '        if len(data) < size:',
      '            raise ValueError("The body is cut off")',
      '        return data',
      '',
      ...otherNames(sample),
      '',
      `ThreadingHTTPServer(("localhost", ${sample.port}), Receiver).serve_forever()`,
    ].join('\n'),
};

/** Returns the name of the method that `http.server` calls for an HTTP method. */
function handlerName({ method }: WebhookSample): string {
  return isName(method) ? `do_${method}` : 'receive';
}

function isName(method: string): boolean {
  return /^\w+$/.test(method);
}

function otherNames({ method }: WebhookSample): readonly string[] {
  return isName(method) ? [] : ['', `setattr(Receiver, ${string(`do_${method}`)}, Receiver.receive)`];
}
