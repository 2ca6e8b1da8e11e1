import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../fixtures/folder.ts';
import { textOf } from '../imports.ts';

const INSTALLED = 'npm ci --no-audit --no-fund --loglevel=error\nruns start\n';

test.each([
  ['npm tells where it is', { npm_execpath: 'npm-cli.js', PATH: '' }, INSTALLED, 0],
  ['another package manager does', { npm_execpath: 'pnpm.cjs', PATH: 'bin:/bin' }, INSTALLED, 0],
  ['there is no npm', { PATH: 'nowhere' }, '`npm` could not be started.\nIs it installed and on the PATH?\n', 2],
])('a clone installs its packages where %s', (_, env, want, code) => {
  const clone = createFolder();
  clone.write('scripts/bootstrap.mjs', textOf('scripts/bootstrap.mjs'));
  clone.write('package.json', '{ "engines": { "node": ">=20" } }');
  clone.write('package-lock.json', '{}');
  clone.write('scripts/run.mjs', 'console.error(`runs ${process.argv[2]}`);');
  clone.write('npm-cli.js', 'console.log("npm", ...process.argv.slice(2));');
  clone.write('bin/npm', '#!/bin/sh\necho npm "$@"\n');
  chmodSync(join(clone.root, 'bin/npm'), 0o755);
  const start = [join(clone.root, 'scripts/bootstrap.mjs'), 'start'];
  const { status, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', env });
  clone.remove();
  expect(stderr).toContain(want);
  expect(status).toBe(code);
});
