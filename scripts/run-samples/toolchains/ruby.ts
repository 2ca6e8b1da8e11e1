import { scriptToolchain } from './script.ts';

/** Ruby with its standard library. */
export const ruby = scriptToolchain({
  language: 'ruby',
  packages: ['ruby'],
  version: ['ruby', '-e', 'puts RUBY_DESCRIPTION'],
  file: 'sample.rb',
  command: ['ruby'],
  printResult: (marker) => `\nrequire 'json'\n\nputs "\\n${marker}", result.to_json\n`,
});
