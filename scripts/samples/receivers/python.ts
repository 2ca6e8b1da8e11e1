import type { SampleHook } from '../../../src/model/sample.ts';
import { python as language, string } from '../python.ts';
import { ARRIVED, isKeyed, isRead, KEEP, known, NO_ID, UNKNOWN } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** Python 3.8 and later with `http.server`, a thread for each connection: one that stays idle would keep all others waiting. */
export const python: Receiver = {
  language: language.language,
  readsJson: true,
  render: (hook) =>
    [
      ...(isRead(hook) ? ['import json'] : []),
      'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
      'from threading import Lock',
      '',
      `# ${KEEP}`,
      'seen = set()',
      'lock = Lock()',
      '',
      '',
      'class Receiver(BaseHTTPRequestHandler):',
      `    def ${handlerName(hook)}(self):`,
      `        if self.path.partition("?")[0] != ${string(hook.path)}:`,
      '            self.send_error(404)',
      '            return',
      '',
      '        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))',
      ...(isRead(hook)
        ? [
            '        try:',
            '            event = json.loads(body)',
            '        except ValueError:',
            '            self.send_error(400)',
            '            return',
          ]
        : []),
      '        self.send_response(200)',
      '        self.end_headers()',
      '',
      ...memberLines(hook),
      `        key = ${isKeyed(hook) ? '(event_id, status)' : 'body'}`,
      '        with lock:',
      '            if key in seen:',
      '                return',
      '            seen.add(key)',
      ...eventLines(hook),
      '',
      ...otherNames(hook),
      '',
      'ThreadingHTTPServer(("localhost", 8000), Receiver).serve_forever()',
    ].join('\n'),
};

/** `http.server` looks for a method by this name. */
function handlerName({ method }: SampleHook): string {
  return method === undefined ? 'do_POST' : isName(method) ? `do_${method}` : 'receive';
}

function isName(method: string): boolean {
  return /^\w+$/.test(method);
}

function otherNames({ method }: SampleHook): readonly string[] {
  if (method === undefined) return ['    do_GET = do_PUT = do_PATCH = do_POST', ''];
  return isName(method) ? [] : ['', `setattr(Receiver, ${string(`do_${method}`)}, Receiver.receive)`];
}

function memberLines({ id, status }: SampleHook): readonly string[] {
  return [
    ...(id === undefined ? [] : [`        event_id = event${access(id)}`]),
    ...(status === undefined ? [] : [`        status = event${access(status.path)}`]),
  ];
}

function access(path: readonly string[]): string {
  return path.map((name, index) => `.get(${string(name)}${index < path.length - 1 ? ', {}' : ''})`).join('');
}

function eventLines(hook: SampleHook): readonly string[] {
  const { status } = hook;
  if (!isRead(hook)) return ['        print(body.decode(errors="replace"))'];
  if (status === undefined) return [`        ${print(hook, ARRIVED)}`];
  if (status.values.length === 0) return [`        ${print(hook, known('').trim(), 'status')}`];
  return [
    '',
    ...status.values.flatMap((value, index) => [
      `        ${index === 0 ? 'if' : 'elif'} status == ${string(value)}:`,
      `            ${print(hook, known(value))}`,
    ]),
    '        else:',
    `            ${print(hook, UNKNOWN, 'status')}`,
  ];
}

function print({ id }: SampleHook, words: string, ...values: readonly string[]): string {
  return `print(${[...(id === undefined ? [string(`${NO_ID} ${words}`)] : ['event_id', string(words)]), ...values].join(', ')})`;
}
