import type { SampleHook } from '../../../src/model/sample.ts';
import { php as language, string } from '../php.ts';
import { ARRIVED, isKeyed, isRead, known, NO_ID, UNKNOWN } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** PHP 8 with its built-in server, in the style of PSR-12. */
export const php: Receiver = {
  language: language.language,
  readsJson: true,
  render: (hook) =>
    [
      '<?php',
      '',
      '// Start it with: php -S localhost:8000 receiver.php',
      `if (${[...(hook.method === undefined ? [] : [`$_SERVER['REQUEST_METHOD'] !== ${string(hook.method)}`]), `parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) !== ${string(hook.path)}`].join(' || ')}) {`,
      '    http_response_code(404);',
      '    exit;',
      '}',
      '',
      "$body = file_get_contents('php://input');",
      ...(isRead(hook)
        ? [
            '$event = json_decode($body, true);',
            '',
            'if ($event === null) {',
            '    http_response_code(400);',
            '    exit;',
            '}',
            '',
          ]
        : []),
      ...memberLines(hook),
      `$key = sha1(${isKeyed(hook) ? 'json_encode([$id, $status])' : '$body'});`,
      '',
      '// A file for each event, as PHP forgets all between requests. Keep it in a database.',
      'if (@fopen(sys_get_temp_dir() . "/webhook-$key", \'x\') === false) {',
      '    exit;',
      '}',
      '',
      ...eventLines(hook),
    ].join('\n'),
};

function memberLines({ id, status }: SampleHook): readonly string[] {
  return [
    ...(id === undefined ? [] : [`$id = $event${access(id)} ?? null;`]),
    ...(status === undefined ? [] : [`$status = $event${access(status.path)} ?? null;`]),
  ];
}

function access(path: readonly string[]): string {
  return path.map((name) => `[${string(name)}]`).join('');
}

/** What is printed to the answer would go to the sender. */
function eventLines(hook: SampleHook): readonly string[] {
  const { status } = hook;
  if (!isRead(hook)) return ['error_log($body);'];
  if (status === undefined) return [`${log(hook, ` ${ARRIVED}`)};`];
  if (status.values.length === 0) return [`${log(hook, ` ${known('')}`, '$status')};`];
  return [
    'match ($status) {',
    ...status.values.map((value) => `    ${string(value)} => ${log(hook, ` ${known(value)}`)},`),
    `    default => ${log(hook, ` ${UNKNOWN} `, '$status')},`,
    '};',
  ];
}

function log({ id }: SampleHook, words: string, ...values: readonly string[]): string {
  return `error_log(${[...(id === undefined ? [string(`${NO_ID}${words}`)] : ['$id', string(words)]), ...values].join(' . ')})`;
}
