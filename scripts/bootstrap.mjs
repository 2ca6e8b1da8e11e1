// The commands of a fresh clone: `npm start` and `npm test`. Plain JavaScript with Node's own modules, as no package is
// installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

const [, , command] = process.argv;

checkNode();
installPackages();
if (!['start', 'test'].includes(command))
  fail(`Unknown bootstrap command \`${command}\`.`, 'Use `npm start` or `npm test`.');
await import('./run.mjs');

function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  fail(
    `This is Node.js ${process.versions.node}; the site needs ${engines.node}.`,
    'Install a current Node.js from https://nodejs.org and run the command again.',
  );
}

/** Installs the exact packages of the lockfile if none are installed, or the lockfile is newer. */
function installPackages() {
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  process.stderr.write('Installing packages (npm ci) …\n');
  // npm's output is for people: stdout is reserved for the results of the command.
  const options = { stdio: ['inherit', 2, 2] };
  const cli = process.env.npm_execpath ?? '';
  // On Windows, `npm` is a shell script, which Node.js can only start through a shell.
  const { status } = cli.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...INSTALL], options)
    : spawnSync(['npm', ...INSTALL].join(' '), { ...options, shell: true });
  if (status === 127) fail('`npm` could not be started.', 'Is it installed and on the PATH?');
  if (status !== 0) process.exit(status ?? 130);
}

function fail(message, hint) {
  process.stderr.write(`${message}\n${hint}\n`);
  process.exit(2);
}
