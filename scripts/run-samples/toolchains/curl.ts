import { scriptToolchain } from './script.ts';

/** cURL in a POSIX shell. */
export const curl = scriptToolchain({
  language: 'curl',
  packages: ['curl'],
  version: ['curl', '--version'],
  file: 'sample.sh',
  command: ['sh', '-u'],
  before: 'curl() { command curl --silent --show-error "$@"; }\n',
});
