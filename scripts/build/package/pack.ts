import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execute } from '../../cli/execute.ts';
import { EDITOR_SETTINGS } from '../../author/provider/package-files.ts';
import { PROGRAM } from '../../cli/cache-folder.ts';
import { PACKED_FILE, ROOT, vendorFile, type Packed } from '../../cli/packed.ts';
import { UsageError } from '../../cli/problem.ts';
import { RUNNER } from '../../downloads/conformance/program.ts';
import { MOCK_PROGRAM, mockProgram } from '../../downloads/mock-program.ts';
import { ICONS } from '../../description/source/icons.ts';
import { parsed } from '../../text/json.ts';
import { SERVER_LICENCES } from '../assets/asset-manifest.ts';
import { PREBUILT } from '../assets/assets.ts';
import { makeAssets } from '../assets/make-assets.ts';
import { licencesOf, SEPARATOR } from '../../downloads/licences.ts';
import { BIN, bundlePrograms, OPTIONAL } from './programs.ts';

/**
 * Files and folders that are copied into the package unchanged, to the same path. Messages of the check link to the
 * READMEs. `RUNNER` contains the modules of the conformance script, which sites offer for download.
 */
const SAME = [
  'LICENSE',
  '.nvmrc',
  '.github/workflows/documentation.yml',
  EDITOR_SETTINGS,
  '.vscode/schemas',
  'guides/README.md',
  'scripts/compare/README.md',
  'scripts/checks/README.md',
  RUNNER,
];
/** Files that describe the package. They are in the folder of this module. */
const ABOUT = ['README.md', 'CHANGELOG.md'];

/** A finished package. */
export interface Package {
  /** Path of the tarball. */
  readonly tarball: string;
  readonly files: number;
  /** Total size of the unpacked files. */
  readonly bytes: number;
}

/**
 * Builds the package in a folder, whose contents are replaced, and packs it into a tarball.
 *
 * @throws {UsageError} when a licence is unknown, or `npm pack` fails.
 */
export async function pack(folder: string): Promise<Package> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'prebuilt'), { recursive: true });
  const write = (name: string, contents: string): void => writeFileSync(path.join(folder, name), contents);
  const { files, modules } = await bundlePrograms(folder);
  await makeAssets(path.join(folder, PREBUILT), 'production');
  const mock = await mockProgram();
  write(MOCK_PROGRAM, JSON.stringify(mock));
  for (const name of SAME) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of ABOUT) copyFileSync(path.join(ROOT, 'scripts/build/package', name), path.join(folder, name));
  const icons = vendorFile(ICONS);
  mkdirSync(path.join(folder, 'vendor', path.dirname(ICONS)), { recursive: true });
  write(`vendor/${ICONS}`, JSON.stringify(parsed(readFileSync(icons, 'utf8'))));
  const own = parsed(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as OwnManifest;
  const licences = ['client/assets/licences.txt', SERVER_LICENCES].map((name) =>
    readFileSync(path.join(folder, PREBUILT, name), 'utf8'),
  );
  write('THIRD_PARTY_NOTICES', thirdPartyNotices([...modules, icons], [...licences, mock.licences]));
  write('package.json', `${JSON.stringify(packageManifest(own, files[BIN] ?? ''), null, 2)}\n`);
  const contents = filesIn(folder);
  const packed: Packed = { version: own.version, id: idOf(folder, contents), programs: files };
  write(PACKED_FILE, JSON.stringify(packed));
  return { tarball: await tarballOf(folder), files: contents.length + 1, bytes: bytesOf(folder) };
}

async function tarballOf(folder: string): Promise<string> {
  const { npm_execpath: cli = '' } = process.env;
  const npm = cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const { code, stdout, stderr } = await execute([...npm, 'pack', '--ignore-scripts', '--json'], { cwd: folder });
  if (code !== 0) throw new UsageError('`npm pack` has failed.', stderr);
  const [made] = parsed(stdout.toString()) as readonly { readonly filename: string }[];
  return path.join(folder, made?.filename ?? '');
}

function idOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function bytesOf(folder: string): number {
  return filesIn(folder)
    .filter((file) => !file.endsWith('.tgz'))
    .reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The fields that are copied from the repository's `package.json` to that of the package. */
interface OwnManifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

/** Returns the `package.json` of the package. It has no dependencies, only an optional peer dependency. */
function packageManifest({ version, license, engines }: OwnManifest, bin: string): object {
  return {
    name: PROGRAM,
    version,
    description: 'Publishes an OpenAPI description as a documentation site of static files.',
    keywords: ['openapi', 'documentation', 'static-site', 'api-reference'],
    license,
    type: 'module',
    bin: { [PROGRAM]: bin },
    engines: { node: engines['node'] },
    peerDependencies: { [OPTIONAL]: '^3.0.0' },
    peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  };
}

/** SPDX identifiers of licences that permit bundling a package if a notice is included. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Licences of packages whose `package.json` does not state one, by name and version of the package. */
const READ: Readonly<Record<string, string>> = { 'format 0.2.2': 'MIT' };

/**
 * Returns the text of the licence notices for all bundled packages, each notice once.
 *
 * @throws {UsageError} for a licence that is not known to permit bundling.
 */
function thirdPartyNotices(modules: Iterable<string>, written: readonly string[]): string {
  const all = [licencesOf(modules), ...written]
    .flatMap((text) => text.trimEnd().split(SEPARATOR))
    .filter(Boolean)
    .map(withRead);
  const notices = [...new Set(all)].sort();
  const unknown = notices.map((notice) => notice.split('\n')[0] ?? '').filter((head) => !isAllowed(head));
  if (unknown.length > 0)
    throw new UsageError(
      `These licences have not been checked for bundling: ${unknown.join('; ')}.`,
      'Read each one. If it permits bundling, list it in `scripts/build/package/pack.ts`; otherwise remove the package that has it.',
    );
  return `Packages that are in this one, as a whole or in parts, and their licences.\n\n${notices.join(SEPARATOR)}\n`;
}

function withRead(notice: string): string {
  return notice.replace(/^(.+): licence unknown/, (head, name: string) =>
    READ[name] === undefined ? head : `${name}: ${READ[name]}`,
  );
}

/**
 * Whether a package may be bundled. `head` is the first line of its notice, such as `name 1.0.0: (MIT OR Apache-2.0)`.
 * One of the licences between `OR` has to permit bundling.
 */
function isAllowed(head: string): boolean {
  const [, expression = ''] = /: \(?([^:()]+)\)?$/.exec(head) ?? [];
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)));
}
