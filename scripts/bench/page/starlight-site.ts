import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { emit } from '../../build/emit.ts';
import { UsageError } from '../../cli/problem.ts';
import { compile } from '../../checks/compile.ts';
import { CACHE } from '../own-site.ts';

const SOURCE = 'scripts/bench/page/starlight';
/** npm ignores versions published after this day, so that every installation of Starlight is the same. */
const AS_OF = '2026-11-20';
/**
 * Arguments for npm. Install scripts do not run. The `engines` field is ignored, as the installation includes a newer
 * Node.js than the one that runs this program.
 */
const INSTALL = [
  'install',
  `--before=${AS_OF}`,
  '--no-package-lock',
  '--ignore-scripts',
  '--no-engine-strict',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Builds the reference of this project's description with an unmodified Starlight. Writes the files of the site to
 * `out`, with compressed copies. Installs Starlight's packages on the first call only.
 *
 * @param out folder to write.
 * @throws {UsageError} when the installation or Starlight's build fails.
 */
export async function starlightSite(out: string): Promise<void> {
  const folder = installed();
  const { document } = await compile({ openapi: 'openapi/openapi.yaml', guides: 'guides' });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  // Astro 7 needs Node.js 22.12. On common platforms, npm has installed that version. Elsewhere, Astro runs on the
  // version of this process.
  const own = resolve(folder, 'node_modules/.bin/node');
  run(existsSync(own) ? own : process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], folder);
  const root = join(folder, 'dist');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  await emit(
    files.map((file) => ({ path: relative(root, file).split(sep).join('/'), contents: readFileSync(file) })),
    out,
  );
}

function installed(): string {
  const folder = join(CACHE, 'starlight');
  const stamp = join(folder, '.installed');
  const wanted = [AS_OF, readFileSync(join(SOURCE, 'package.json'), 'utf8')].join('\n');
  cpSync(SOURCE, folder, { recursive: true });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  run('npm', INSTALL, folder);
  writeFileSync(stamp, wanted);
  return folder;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status === 0) return;
  const words = error?.message ?? (stderr.trim() || stdout.trim());
  throw new UsageError(
    `\`${program} ${args[0]}\` failed for Starlight:\n${words.split('\n').slice(0, 12).join('\n')}`,
    `Correct its project in \`${cwd}\`; the first run needs access to the npm registry.`,
  );
}
