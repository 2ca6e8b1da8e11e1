import { php as language, string } from '../php.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/**
 * PHP 8 with its built-in server, in the style of PSR-12. Messages go to the log of the server, not into the response.
 */
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
      `// Only multipart bodies need ${SETTING} = Off: set it for this folder alone (.user.ini),`,
      '// as it empties $_POST and $_FILES.',
      `if (${refused.join(' || ')}) {`,
      '    http_response_code(404);',
      '    exit;',
      '}',
      '',
      `// ${STORE_REMARK}`,
      'http_response_code(500);',
      "$message = '';",
      'foreach (getallheaders() as $name => $value) {',
      '    $message .= "$name: $value\\r\\n";',
      '}',
      `$message .= "\\r\\n" . file_get_contents('php://input');`,
      '',
      '// Keep this folder out of what your web server publishes.',
      `if (!is_dir('${STORE}')) {`,
      `    mkdir('${STORE}');`,
      '}',
      `$file = '${STORE}/' . bin2hex(random_bytes(16));`,
      "$isMultipart = stripos($_SERVER['CONTENT_TYPE'] ?? '', 'multipart/form-data') === 0;",
      `$isKept = $isMultipart && ini_get('${SETTING}');`,
      'if ($isKept || file_put_contents($file, $message) === false) {',
      `    error_log($isKept ? 'Not stored: ${SETTING} is on' : 'Not stored: is the folder writable?');`,
      '    exit;',
      '}',
      `http_response_code(${sample.success});`,
      '',
      `// ${VERIFY_REMARK}`,
      `error_log(${string(STORED)});`,
    ].join('\n');
  },
};

const SETTING = 'enable_post_data_reading';
