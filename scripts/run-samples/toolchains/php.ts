import { scriptToolchain } from './script.ts';

/** PHP at the command line, with its cURL extension. */
export const php = scriptToolchain({
  language: 'php',
  packages: ['php-cli', 'php-curl'],
  version: ['php', '-r', 'echo "PHP ", PHP_VERSION, " cURL ", curl_version()["version"], PHP_EOL;'],
  file: 'sample.php',
  command: ['php'],
  printResult: (marker) => `\necho "\\n${marker}\\n", json_encode($result, JSON_THROW_ON_ERROR), "\\n";\n`,
  serve: ([php = 'php', ...script], port) => [php, '-S', `localhost:${port}`, ...script],
  refuses: 'body in parts',
});
