/** What is installed: exactly what is written down, and none of it runs while it is installed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './imports.ts';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Below the name of a package, those that it alone gets. */
  readonly overrides?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Projects that are installed: this one from its lockfile, peers of benchmarks as of a day. */
const MANIFESTS = ['package.json', ...filesOf('scripts/bench', 'package.json'), 'tests/downloads/package/package.json'];

function withScripts(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path);
}

function withoutIntegrity(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && link !== true && integrity?.startsWith('sha512-') !== true)
    .map(([path]) => path);
}

function inexact({ dependencies, devDependencies, optionalDependencies, overrides }: Manifest): readonly string[] {
  const forced = Object.entries(overrides ?? {}).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  );
  return [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...forced]
    .filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}

/** Commands that install whatever is newest: neither what a lockfile says nor what there was on a day. */
function looseInstalls(text: string): readonly string[] {
  return text
    .split('\n')
    .filter(
      (line) =>
        /\bnpm(\.cmd)?['"]?,?\s*\[?\s*['"]?(install|i|add|update|up)\b/.test(line) && !line.includes('--before'),
    )
    .map((line) => line.trim());
}

describe('the rules of this test', () => {
  const locked: Locked = { version: '1.0.0', integrity: 'sha512-a' };

  it('find an install script', () =>
    expect(
      withScripts({ '': locked, 'node_modules/a': { ...locked, hasInstallScript: true }, 'node_modules/b': locked }),
    ).toEqual(['node_modules/a']));
  it('find a package without integrity, and one with a weak one', () =>
    expect(
      withoutIntegrity({
        '': { version: '1.0.0' },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': locked,
        'node_modules/c': { version: '1.0.0', integrity: 'sha1-a' },
      }),
    ).toEqual(['node_modules/a', 'node_modules/c']));
  it('find a range', () =>
    expect(
      inexact({
        dependencies: { a: '^1.0.0', b: '1.0.0', c: 'latest' },
        overrides: { d: '1.x', e: { f: '2.x', g: '2.0.0' } },
      }),
    ).toEqual(['a ^1.0.0', 'c latest', 'd 1.x', 'f 2.x']));
  it('find a range behind another name', () =>
    expect(inexact({ dependencies: { a: 'npm:@b/c@1.0.0', d: 'npm:e@1' } })).toEqual(['d npm:e@1']));
  it('find a loose install', () =>
    expect(
      looseInstalls(
        "npm install\nnpm ci\nspawn('npm', ['i'])\nspawn('npm', ['ci'])\nnpm install --before=2026-01-01\nnpm add x",
      ),
    ).toEqual(['npm install', "spawn('npm', ['i'])", 'npm add x']));
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };

  it('names no package that runs something when it is installed', () => expect(withScripts(packages)).toEqual([]));
  it('knows the bytes of every package', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(1);
    expect(withoutIntegrity(packages)).toEqual([]);
  });
});

it.each(MANIFESTS)('%s names exact versions alone', (file) =>
  expect(inexact(JSON.parse(readFileSync(file, 'utf8')) as Manifest)).toEqual([]),
);

describe('installing', () => {
  it('takes what the lockfile says, or what there was on a day', () => {
    const places = [
      // A new project has no lockfile before its README is followed.
      ...filesOf('scripts', '.ts', '.mjs', '.sh').filter((file) => !file.endsWith('provider/package-files.ts')),
      '.ci/run',
      'README.md',
      'CONTRIBUTING.md',
      'package.json',
    ];
    expect(places.flatMap((place) => looseInstalls(textOf(place)).map((line) => `${place}: ${line}`))).toEqual([]);
  });

  it('runs no script of any package', () => {
    expect(textOf('.npmrc').split('\n')).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'engine-strict=true', 'save-exact=true']),
    );
    expect(textOf('scripts/bench/page/starlight-site.ts')).toContain("'--ignore-scripts'");
  });
});
