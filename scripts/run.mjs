// Runs a TypeScript file of this project: `node scripts/run.mjs check …` for scripts/commands/check.ts. The file is
// bundled first, as loading hundreds of small modules takes longer than most commands; the bundle is reused until a
// source changes. Bundles are CommonJS, so programs cannot use top-level `await`.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/commands');
/** Folders with the TypeScript that may be in a bundle. If the bundled file is in `TESTS`, that folder is added. */
const SOURCES = ['scripts', 'src/model', 'src/shared'];
const TESTS = 'tests';
/** Packages that are not bundled, as they are large and rarely loaded. */
const EXTERNAL =
  /^(vite|rolldown|lightningcss|shiki\/langs|@shikijs\/langs|react|react-dom|@mantine|playwright(-core)?|@playwright|axe-core|vitest|prettier)(\/|$)/;
const COMMANDS = join(ROOT, 'scripts/commands');
/**
 * The argument with which this file starts itself as a process that only bundles, as the bundler retains half a
 * gigabyte.
 */
const BUNDLE = '--bundle';
/** The name under which threads receive the fingerprint of the sources, so that they need not compute it again. */
const FINGERPRINT = 'fingerprint';
/** A day in milliseconds. An older bundle that is not the current one is removed, as no process runs it any more. */
const DAY = 86_400_000;

/** Preserves `import.meta.url` as the URL of the source, so that a module finds the files beside it. */
const sourceAddress = {
  name: 'source-address',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    return {
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.replace(/\?.*$/, '')).href)),
      map: null,
    };
  },
};

if (!existsSync(join(ROOT, 'node_modules/rolldown'))) {
  process.stderr.write('The packages are not installed.\nRun `npm ci`, or `npm start`, which does it by itself.\n');
  process.exit(2);
}
const [name, ...args] = process.argv.slice(2);
if (name === BUNDLE) {
  await bundle(...args);
  process.exit();
}
const entry = name?.endsWith('.ts') ? resolve(ROOT, name) : join(COMMANDS, `${name}.ts`);
if (name?.startsWith('-') || !existsSync(entry)) listCommands();
process.argv = [process.argv[0], entry, ...args];
const file = bundleFile();
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
// Node.js 20 does not cache compiled code.
module.enableCompileCache?.(join(CACHE, 'compiled'));
createRequire(file)(file);

/** Lists the commands, and exits: with an error unless the list was requested. */
function listCommands() {
  const isAsked = ['-h', '--help'].includes(name);
  const commands = readdirSync(COMMANDS).map((command) => command.replace(/\.ts$/, ''));
  const lines = [
    ...(isAsked || !name ? [] : [`Unknown command \`${name}\`.`]),
    'Usage: node scripts/run.mjs COMMAND [options]',
    `Commands: ${commands.sort().join(', ')}. Each has --help.`,
  ];
  (isAsked ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exit(isAsked ? 0 : 2);
}

/**
 * Returns the path of the bundle of the current sources, and builds it if it is missing. Several processes may do so at
 * the same time.
 */
function bundleFile() {
  const known = getEnvironmentData(FINGERPRINT);
  if (known !== undefined && existsSync(fileOf(known))) return fileOf(known);
  const current = fingerprint();
  setEnvironmentData(FINGERPRINT, current);
  const file = fileOf(current);
  const folder = dirname(file);
  if (existsSync(file)) return file;
  const fresh = join(CACHE, randomUUID());
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), BUNDLE, entry, fresh], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  try {
    renameSync(fresh, folder);
  } catch {
    // Another process finished first.
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOld(folder);
  return file;
}

function fileOf(print) {
  const folder = `${relative(ROOT, entry).replace(/\W+/g, '-')}-${print}`;
  return join(CACHE, folder, basename(entry).replace(/\.ts$/, '.cjs'));
}

/** Returns a fingerprint that changes whenever a source, a package or Node.js does. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.version} ${ROOT}\n`);
  const sources = relative(ROOT, entry).startsWith(TESTS) ? [...SOURCES, TESTS] : SOURCES;
  for (const file of ['package-lock.json', 'scripts/run.mjs', ...sources.flatMap(modulesIn)]) {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function modulesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(folder, file));
}

async function bundle(input, dir) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input,
    platform: 'node',
    external: EXTERNAL,
    plugins: [sourceAddress],
    logLevel: 'silent',
  });
  await build.write({
    dir,
    format: 'cjs',
    strict: true,
    codeSplitting: false,
    // Removes spaces and comments, as each thread has the text in memory.
    minify: { compress: false, mangle: false },
    sourcemap: true,
    entryFileNames: '[name].cjs',
  });
  await build.close();
}

/** Removes old bundles, and tolerates that another process does the same. */
function removeOld(current) {
  for (const folder of readdirSync(CACHE).map((child) => join(CACHE, child))) {
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (folder !== current && Date.now() - mtimeMs > DAY) rmSync(folder, { recursive: true, force: true });
  }
}
