/**
 * Each version of Node.js that README names runs all commands; the oldest runs all unit tests too and the newest those that
 * need a document, unless `npm test` has just run them on the same major version.
 */
import { readFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { execute } from '#scripts/cli/execute.ts';

/** The lowest versions that `engines` of package.json names, and the newest that are tried. */
const VERSIONS = ['20.19.0', '22.13.0', '22.23.3', '24.21.0', '26.10.0'];
/** npm's own JavaScript, as npm says where it is. */
const NPM = process.env['npm_execpath'] ?? '';
const SYSTEM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
/** What npm has for this system: the package `node` only runs a script that installs one of these. */
const PACKAGE = `${SYSTEM === 'darwin-arm64' ? 'node-bin' : 'node'}-${SYSTEM}`;
const CACHE = resolve('node_modules/.cache/nodes');
const REPORT = resolve(CACHE, 'report.json');
const SOME = ['commands'];
const MORE: Readonly<Record<string, readonly string[]>> = {
  [VERSIONS.at(0) ?? '']: ['unit', 'document', ...SOME],
  [VERSIONS.at(-1) ?? '']: ['document', ...SOME],
};

/** How many tests of either list of projects ended how. */
const results = new Map<readonly string[], readonly unknown[]>();

describe.each(VERSIONS)('Node.js %s', (version) => {
  const folder = resolve(CACHE, version);
  const node = resolve(folder, 'node_modules', PACKAGE, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  // Nothing of this run's own environment: what it says to its tests, others would believe.
  const { HOME = '', PATH = '' } = process.env;
  const env = { HOME, PATH: dirname(node) + delimiter + PATH, NO_COLOR: '1' };

  it('comes from npm, and may have every package', async () => {
    const install = ['install', `${PACKAGE}@${version}`, '--no-save', '--ignore-scripts', '--prefix', folder];
    const installed = await execute([process.execPath, NPM, ...install], { timeout: 900_000 });
    expect(installed.code, installed.stderr).toBe(0);
    const { code, stderr } = await execute([node, NPM, 'ci', '--dry-run', '--engine-strict'], { env });
    expect(code, stderr).toBe(0);
  });

  it('passes its tests without a warning', async () => {
    const isRun = version.split('.')[0] === process.versions.node.split('.')[0];
    const projects = (isRun ? undefined : MORE[version]) ?? SOME;
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${REPORT}`,
    ];
    const { code, stdout, stderr } = await execute([node, ...args], { env, timeout: 900_000 });
    expect(code, `${stderr.slice(-5000)}\n${stdout.toString()}`).toBe(0);
    expect(stderr).not.toContain('Warning');
    const { numPassedTests, numPendingTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as Record<string, number>;
    const counts = [numPassedTests, numPendingTests];
    if (!results.has(projects)) results.set(projects, counts);
    expect(counts).toEqual(results.get(projects));
  });
});
