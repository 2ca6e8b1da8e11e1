import type { WebhookSample } from '../../../model/sample.ts';
import { php as language, string } from '../php.ts';
import { eventLines, isKeyed, isRead, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

/** PHP 8 with its built-in server, in the style of PSR-12. What it prints goes to its log, not to the sender. */
export const php: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `$_SERVER['REQUEST_METHOD'] !== ${string(sample.method)}`,
      `parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) !== ${string(sample.path)}`,
    ];
    return [
      '<?php',
      '',
      `// Start it with: php -S localhost:${sample.port} receiver.php`,
      `if (${refused.join(' || ')}) {`,
      '    http_response_code(404);',
      '    exit;',
      '}',
      '',
      "$body = file_get_contents('php://input');",
      ...(isRead(sample)
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
      ...(sample.success === 200 ? [] : [`http_response_code(${sample.success});`]),
      ...membersOf(sample).map(
        ({ variable, path }) => `$${variable} = $event${path.map((name) => `[${string(name)}]`).join('')} ?? null;`,
      ),
      `$key = sha1(${isKeyed(sample) ? 'json_encode([$id, $status])' : '$body'});`,
      '',
      '// A file for each event, as PHP forgets all between requests. Keep it in a database.',
      'if (@fopen(sys_get_temp_dir() . "/webhook-$key", \'x\') === false) {',
      '    exit;',
      '}',
      ...eventLines(sample, {
        remark: `// ${workRemark(sample)}`,
        body: 'error_log($body);',
        print: (words, withStatus) => `${log(sample, words, withStatus)};`,
        choose: (cases, otherwise) => [
          'match ($status) {',
          ...cases.map(([value, line]) => `    ${string(value)} => ${line.slice(0, -1)},`),
          `    default => ${otherwise.slice(0, -1)},`,
          '};',
        ],
      }),
    ].join('\n');
  },
};

function log({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const end = ` ${words}${withStatus ? ' ' : ''}`;
  const subject = id === undefined ? [string(`${NO_ID}${end}`)] : ['$id', string(end)];
  return `error_log(${[...subject, ...(withStatus ? ['$status'] : [])].join(' . ')})`;
}
