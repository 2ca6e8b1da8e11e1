import type { WebhookSample } from '../../../model/sample.ts';
import { python as language, string } from '../python.ts';
import { eventLines, isKeyed, isRead, KEEP_REMARK, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

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
      'from threading import Lock',
      '',
      `# ${KEEP_REMARK}`,
      'seen = set()',
      'lock = Lock()',
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
      `        self.send_response(${sample.success})`,
      '        self.end_headers()',
      '',
      ...membersOf(sample).map(
        ({ variable, path }) => `        ${variable === 'id' ? 'event_id' : variable} = event${access(path)}`,
      ),
      `        key = ${isKeyed(sample) ? '(event_id, status)' : 'body'}`,
      '        with lock:',
      '            if key in seen:',
      '                return',
      '            seen.add(key)',
      ...eventLines(sample, {
        remark: `        # ${workRemark(sample)}`,
        body: '        print(body.decode(errors="replace"))',
        print: (words, withStatus) => `        ${print(sample, words, withStatus)}`,
        choose: (cases, otherwise) => [
          ...cases.flatMap(([value, line], index) => [
            `        ${index === 0 ? 'if' : 'elif'} status == ${string(value)}:`,
            `    ${line}`,
          ]),
          '        else:',
          `    ${otherwise}`,
        ],
      }),
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

function print({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const subject = id === undefined ? [string(`${NO_ID} ${words}`)] : ['event_id', string(words)];
  return `print(${[...subject, ...(withStatus ? ['status'] : [])].join(', ')})`;
}
