import type { SampleHook } from '../../../src/model/sample.ts';
import { ruby as language, string } from '../ruby.ts';
import { ARRIVED, isKeyed, isRead, KEEP, known, NO_ID, UNKNOWN } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** Ruby 3 with WEBrick, which is a gem since then, and has a thread for each connection. */
export const ruby: Receiver = {
  language: language.language,
  readsJson: true,
  render: (hook) =>
    [
      ...(isRead(hook) ? ["require 'json'"] : []),
      "require 'set'",
      "require 'webrick' # gem install webrick",
      '',
      `# ${KEEP}`,
      'SEEN = Set.new',
      'LOCK = Mutex.new',
      '',
      'class Receiver < WEBrick::HTTPServlet::AbstractServlet',
      `  def ${handlerName(hook)}(request, response)`,
      `    raise WEBrick::HTTPStatus::NotFound unless request.path == ${string(hook.path)}`,
      '',
      ...(isRead(hook)
        ? [
            '    begin',
            '      event = JSON.parse(request.body.to_s)',
            '    rescue JSON::ParserError',
            '      raise WEBrick::HTTPStatus::BadRequest',
            '    end',
            '',
          ]
        : []),
      ...memberLines(hook),
      `    return unless LOCK.synchronize { SEEN.add?(${isKeyed(hook) ? '[id, status]' : 'request.body'}) }`,
      '',
      ...eventLines(hook),
      '  end',
      ...(hook.method === undefined
        ? ['', '  alias do_GET do_POST', '  alias do_PUT do_POST', '  alias do_PATCH do_POST']
        : []),
      'end',
      '',
      "server = WEBrick::HTTPServer.new(BindAddress: 'localhost', Port: 8000)",
      `server.mount(${string(hook.path)}, Receiver)`,
      "trap('INT') { server.shutdown }",
      'server.start',
    ].join('\n'),
};

/** WEBrick looks for a method by this name, with underscores for hyphens. */
function handlerName({ method = 'POST' }: SampleHook): string {
  return `do_${method.replace(/\W/g, '_')}`;
}

function memberLines({ id, status }: SampleHook): readonly string[] {
  return [
    ...(id === undefined ? [] : [`    id = event${access(id)}`]),
    ...(status === undefined ? [] : [`    status = event${access(status.path)}`]),
  ];
}

function access(path: readonly string[]): string {
  const names = path.map(string).join(', ');
  return path.length === 1 ? `[${names}]` : `.dig(${names})`;
}

function eventLines(hook: SampleHook): readonly string[] {
  const { status } = hook;
  if (!isRead(hook)) return ['    puts request.body'];
  if (status === undefined) return [`    ${print(hook, ARRIVED)}`];
  if (status.values.length === 0) return [`    ${print(hook, known(''), '#{status}')}`];
  return [
    '    case status',
    ...status.values.flatMap((value) => [`    when ${string(value)}`, `      ${print(hook, known(value))}`]),
    '    else',
    `      ${print(hook, `${UNKNOWN} `, '#{status}')}`,
    '    end',
  ];
}

function print({ id }: SampleHook, words: string, status = ''): string {
  return id === undefined && status === ''
    ? `puts ${string(`${NO_ID} ${words}`)}`
    : `puts "${id === undefined ? NO_ID : '#{id}'} ${inDouble(words)}${status}"`;
}

/** An apostrophe makes the string one in double quotes. */
function inDouble(text: string): string {
  return string(`${text}'`).slice(1, -2);
}
