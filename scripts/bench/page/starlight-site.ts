import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../../compile/compile.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { emit } from '../../build/emit.ts';
import { UsageError } from '../../cli/problem.ts';

/**
 * Builds the reference of this project's description with Starlight, everything as it comes, and writes it with its
 * brotli
 * forms.
 *
 * @param folder the installed peer.
 * @param out folder to write.
 * @throws {UsageError} when Starlight refuses.
 */
export async function starlightSite(folder: string, out: string): Promise<void> {
  await giveDescription(folder, { openapi: 'openapi/openapi.yaml', guides: 'guides' });
  const [program, ...args] = astro(folder, 'build');
  try {
    await promisify(execFile)(program, args, { cwd: folder, env: ASTRO_ENV });
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new UsageError(
      `Starlight could not build the description:\n${(stderr.trim() || stdout.trim()).split('\n').slice(0, 12).join('\n')}`,
      `Its project is in \`${folder}\`.`,
    );
  }
  await emit(await filesBelow(join(folder, 'dist')), out);
}

/** Gives Starlight a description, bundled. */
export async function giveDescription(folder: string, sources: SourceOptions): Promise<void> {
  const { document } = await compile(sources);
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
}

export const ASTRO_ENV: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/**
 * A command of Astro, to be run in the folder of the peer. Astro 7 needs Node.js 22.12, which comes with the peer for
 * usual platforms; elsewhere this one has to do.
 */
export function astro(folder: string, ...args: readonly string[]): [string, ...string[]] {
  const own = resolve(folder, 'node_modules/.bin/node');
  return [existsSync(own) ? own : process.execPath, 'node_modules/astro/bin/astro.mjs', ...args];
}

async function filesBelow(root: string): Promise<{ path: string; contents: Buffer }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: relative(root, file).split(sep).join('/'), contents: await readFile(file) };
      }),
  );
}
