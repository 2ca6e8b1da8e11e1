import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execute } from '../../cli/execute.ts';
import { PACKED_FILE, ROOT, type Packed } from '../../cli/packed.ts';
import { UsageError } from '../../cli/problem.ts';
import { RUNNER } from '../../compile/downloads/conformance/program.ts';
import { MOCK_PROGRAM, mockProgram } from '../../compile/downloads/mock-program.ts';
import { ICONS } from '../../compile/source/icons.ts';
import { parsed } from '../../text/json.ts';
import { SERVER_LICENCES } from '../asset-manifest.ts';
import { PREBUILT } from '../assets.ts';
import { makeAssets } from '../make-assets.ts';
import { packageManifest, type OwnManifest } from './manifest.ts';
import { thirdPartyNotices } from './notices.ts';
import { BIN, bundlePrograms } from './programs.ts';

/** Files of the repository that keep their names: problems lead to the texts, downloads are made of the script. */
const SAME = [
  'LICENSE',
  '.nvmrc',
  '.github/workflows/documentation.yml',
  'guides/README.md',
  'scripts/compare/README.md',
  'scripts/compile/checks/README.md',
  RUNNER,
];
/** Files of other packages. */
const VENDOR = [ICONS];
/** Files about the package, beside this module. */
const ABOUT = ['README.md', 'CHANGELOG.md'];

/** A finished package. */
export interface Package {
  /** Path of the tarball. */
  readonly tarball: string;
  readonly files: number;
  /** Of all files, as they are installed. */
  readonly bytes: number;
}

/**
 * Makes the package in a folder, which is replaced, and its tarball beside.
 *
 * @throws {UsageError} when a licence is unknown, or something would be missing.
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
  for (const name of VENDOR) cpSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'vendor', name));
  write(`vendor/${ICONS}`, JSON.stringify(parsed(readFileSync(path.join(ROOT, 'node_modules', ICONS), 'utf8'))));
  const own = parsed(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as OwnManifest;
  const licences = ['client/assets/licences.txt', SERVER_LICENCES].map((name) =>
    readFileSync(path.join(folder, PREBUILT, name), 'utf8'),
  );
  const vendors = VENDOR.map((name) => path.join(ROOT, 'node_modules', name));
  write('THIRD_PARTY_NOTICES', thirdPartyNotices([...modules, ...vendors], [...licences, mock.licences]));
  write('package.json', `${JSON.stringify(packageManifest(own, files[BIN] ?? ''), null, 2)}\n`);
  const contents = filesIn(folder);
  write(
    PACKED_FILE,
    JSON.stringify({ version: own.version, id: idOf(folder, contents), programs: files } satisfies Packed),
  );
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
