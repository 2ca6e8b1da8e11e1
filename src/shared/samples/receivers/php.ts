import type { WebhookSample } from '../../../model/sample.ts';
import { php as language, string } from '../php.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

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
      `// ${STORE_REMARK}`,
      'file_put_contents(sys_get_temp_dir() . \'/webhooks.log\', "$body\\n", FILE_APPEND | LOCK_EX);',
      ...(sample.success === 200 ? [] : [`http_response_code(${sample.success});`]),
      '',
      `// ${VERIFY_REMARK}`,
      log(sample),
    ].join('\n');
  },
};

function log({ status }: WebhookSample): string {
  if (status === undefined) return `error_log(${string(STORED)});`;
  const member = `$event${status.path.map((name) => `[${string(name)}]`).join('')}`;
  return `error_log(${string(`${STORED_WITH} `)} . (${member} ?? ''));`;
}
