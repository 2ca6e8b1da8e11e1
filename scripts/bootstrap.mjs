// The commands of a fresh clone: `npm start` and `npm test`. Plain JavaScript on Node's own modules, as nothing is
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
  fail(`\`${command}\` is no command of the bootstrap.`, 'Use `npm start` or `npm test`.');
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

/** Installs exactly what the lockfile says, when nothing is installed or the lockfile is newer. */
function installPackages() {
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  process.stderr.write('Installing packages (npm ci) …\n');
  // What npm says is for people: stdout is for what the command prints.
  const options = { stdio: ['inherit', 2, 2] };
  const cli = process.env.npm_execpath ?? '';
  // On Windows `npm` is a script of the shell, which Node.js starts by a shell alone.
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
