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
