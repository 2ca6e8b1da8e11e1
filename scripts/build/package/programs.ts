import { builtinModules } from 'node:module';
import path from 'node:path';
import { UsageError } from '../../cli/problem.ts';
import { ROOT } from '../../cli/packed.ts';

/** Commands that work without the repository. The package contains these commands. */
export const SHIPPED = 'build check dev diff mcp mock new preview remove rename samples'.split(' ');

/** The program behind the command `openapi-docs`, which starts the other programs by name. */
export const BIN = 'scripts/build/package/openapi-docs.ts';

const PROGRAMS = [
  BIN,
  ...SHIPPED.map((name) => `scripts/commands/${name}.ts`),
  'scripts/outputs/html/render-worker.ts',
  'scripts/build/downloads/worker.ts',
  'scripts/serve/dev/check-worker.ts',
];

/** Folder of the bundles. It is as deep as `scripts/cli`, so that `ROOT` has the same value in the bundles. */
const FOLDER = 'prebuilt/programs';

/** A package that is not bundled. If the user has installed it, `check --fix` formats files with it. */
export const OPTIONAL = 'prettier';
/** Tools that build assets. The package contains these assets prebuilt, so its programs never load the tools. */
const MAKING = ['vite', 'rolldown', 'postcss'];
const EXTERNAL: readonly string[] = [OPTIONAL, ...MAKING];

/** The bundled programs. */
export interface Programs {
  /** Paths of the bundles in the package. The key is the path of the bundle's entry module in the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of all modules that the bundles contain. */
  readonly modules: readonly string[];
}

/**
 * Bundles the commands of the package, and the threads that they start. `target` is the folder of the package. Modules
 * that several bundles use become common chunks.
 *
 * @throws {UsageError} when a bundle imports a package that is not included.
 */
export async function bundlePrograms(target: string): Promise<Programs> {
  const { rolldown } = await import('rolldown');
  const names = new Map(PROGRAMS.map((module) => [nameOf(module), module]));
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(names),
    platform: 'node',
    external: EXTERNAL.map((name) => new RegExp(`^${name}(/|$)`)),
    logLevel: 'silent',
  });
  const { output } = await build.write({
    dir: path.join(target, FOLDER),
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const isKnown = (id: string): boolean =>
    own.has(id) || builtinModules.includes(id.replace(/^node:/, '')) || EXTERNAL.includes(id);
  const unknown = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((id) => !isKnown(id));
  if (unknown.length > 0)
    throw new UsageError(
      `\`${unknown.join('`, `')}\` is imported, but would not be in the package.`,
      'Bundle the module, or list its package in `EXTERNAL`.',
    );
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    files: Object.fromEntries(entries.map(({ name, fileName }) => [names.get(name) ?? '', `${FOLDER}/${fileName}`])),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

function nameOf(module: string): string {
  return path.basename(module, '.ts') === 'worker' ? 'downloads-worker' : path.basename(module, '.ts');
}
