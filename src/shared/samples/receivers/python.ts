import type { WebhookSample } from '../../../model/sample.ts';
import { python as language, string } from '../python.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

/**
 * Python 3.8 and later with `http.server`, a thread for each connection: one that stays idle would keep all others
 * waiting.
 */
export const python: Receiver = {
  language: language.language,
  render: (sample) =>
    [
      ...(isRead(sample) ? ['import json'] : []),
      'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
      '',
      `# ${STORE_REMARK}`,
      'deliveries = []',
      '',
      '',
      'class Receiver(BaseHTTPRequestHandler):',
      `    def ${handlerName(sample)}(self):`,
      `        if self.path.partition("?")[0] != ${string(sample.path)}:`,
      '            self.send_error(404)',
      '            return',
      '',
      '        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))',
      ...(isRead(sample)
        ? [
            '        try:',
            '            event = json.loads(body)',
            '        except ValueError:',
            '            self.send_error(400)',
            '            return',
          ]
        : []),
      '        deliveries.append(body)',
      '',
      `        # ${VERIFY_REMARK}`,
      `        ${print(sample)}`,
      // Before the response: lines of two threads would mix.
      `        self.send_response(${sample.success})`,
      '        self.end_headers()',
      '',
      ...otherNames(sample),
      '',
      `ThreadingHTTPServer(("localhost", ${sample.port}), Receiver).serve_forever()`,
    ].join('\n'),
};

/** `http.server` looks for a method by this name. */
function handlerName({ method }: WebhookSample): string {
  return isName(method) ? `do_${method}` : 'receive';
}

function isName(method: string): boolean {
  return /^\w+$/.test(method);
}

function otherNames({ method }: WebhookSample): readonly string[] {
  return isName(method) ? [] : ['', `setattr(Receiver, ${string(`do_${method}`)}, Receiver.receive)`];
}

function access(path: readonly string[]): string {
  return path.map((name, index) => `.get(${string(name)}${index < path.length - 1 ? ', {}' : ''})`).join('');
}

function print({ status }: WebhookSample): string {
  return status === undefined
    ? `print(${string(STORED)})`
    : `print(${string(STORED_WITH)}, event${access(status.path)})`;
}
