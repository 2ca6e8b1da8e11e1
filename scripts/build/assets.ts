/** Builds the assets of the pages and the server entry that renders them, once for each state of the source. */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineCode } from '#src/model/render.ts';
import { browser, bundle, script, serverBuild, type BundleFile, type Mode } from './asset-bundles.ts';
import { hashedFile } from './hashed-file.ts';
import { licencesOf } from '../compile/downloads/licences.ts';
import { pageStyles } from './page-styles.ts';
import type { OutputFile } from './output-file.ts';
import { sourceHash } from '../compile/source/source-hash.ts';
import { GROUPS } from './style-sheets.ts';

/** The files for the browser, and the paths under which pages refer to them, below `assets/`. */
export interface BuiltAssets {
  readonly files: readonly OutputFile[];
  /** Inlined in pages. */
  readonly code: InlineCode;
  readonly app: string;
  /** Script of what a reader can do without the application. */
  readonly actions: string;
  readonly notFound: string;
  /** Script of pages that have moved. */
  readonly moved: string;
  readonly favicon: string;
  /** Style sheet of what no first screen shows, and of pointers and paper. */
  readonly deferredStyles: string;
  /** Absolute path of the built `src/entry-server.tsx`. */
  readonly serverEntry: string;
}

type Manifest = Omit<BuiltAssets, 'files' | 'code' | 'serverEntry'> & {
  readonly files: readonly string[];
  readonly head: string;
};

/** Files that the assets are made of. */
const SOURCES = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build/asset-bundles.ts',
  'scripts/build/assets.ts',
  'scripts/compile/downloads/licences.ts',
  'scripts/build/page-styles.ts',
  'scripts/build/short-names.ts',
  'scripts/build/split-styles.ts',
  'scripts/build/style-sheets.ts',
];

/** The file that the styles of the first view are cached in. */
const FIRST_VIEW_STYLES = 'first-view.json';
const LICENCES = 'assets/licences.txt';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/site-assets');

/**
 * Builds the assets of the current source. `development` builds React's development bundles, which report hydration
 * mismatches.
 * Cached by the contents of `src/`, the lockfile and the configuration.
 */
export async function buildAssets({ mode }: { readonly mode: Mode }): Promise<BuiltAssets> {
  const folder = path.join(cache, `${mode}-${sourceHash(SOURCES)}`);
  const manifest = (await readManifest(folder)) ?? (await buildInto(folder, mode));
  const files = await Promise.all(
    manifest.files.map(async (file) => ({ path: file, contents: await readFile(path.join(folder, 'client', file)) })),
  );
  const text = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const code = inlineCode({
    styles: JSON.parse(await text(FIRST_VIEW_STYLES)) as InlineCode['styles'],
    head: await text(manifest.head),
  });
  return {
    ...manifest,
    files,
    code,
    serverEntry: path.join(folder, 'server/entry-server.js'),
  };
}

/**
 * Code that is safe to inline (HTML, 4.12.1.3 and 13.2.5).
 *
 * @throws {Error} when something in it would end its element.
 */
function inlineCode({ styles, head }: InlineCode): InlineCode {
  const inline = { styles, head: head.trim() };
  if (styles.some(({ css }) => /<\/style|<!--/i.test(css)) || /<\/?script|<!--/i.test(inline.head))
    throw new Error('The code of every page holds text that would end its element.');
  return inline;
}

async function buildInto(folder: string, mode: Mode): Promise<Manifest> {
  const fresh = `${folder}.${process.pid}`;
  const client = path.join(fresh, 'client');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = mode;
  try {
    const app = await bundle(mode, browser({ app: 'src/entry-client.tsx' }, client));
    const [head, actions, notFound, moved] = [
      await bundle(mode, script('head', 'src/head/main.ts', client)),
      await bundle(mode, script('actions', 'src/actions/main.ts', client)),
      await bundle(mode, script('not-found', 'src/not-found/main.ts', client)),
      await bundle(mode, script('moved', 'src/moved/main.ts', client)),
    ];
    const server = await bundle(mode, serverBuild(mode, path.join(fresh, 'server')));
    // The application's copy of the styles that every page has inlined.
    const loaded = app.filter((file) => !(file.fileName.endsWith('.css') && file.fileName.startsWith('assets/app-')));
    const sheets = server.filter((file) => file.fileName.endsWith('.css'));
    const nameOf = ({ fileName }: BundleFile): string | undefined =>
      GROUPS.find((name) => fileName.startsWith(`assets/${name}-`));
    const stylesOf = (group?: string): string => textOf(sheets.filter((sheet) => nameOf(sheet) === group));
    const { groups, later } = pageStyles(GROUPS.map(stylesOf), stylesOf());
    const deferredStyles = hashedFile('styles', 'css', later);
    const { path: favicon, contents } = hashedFile(
      'favicon',
      'svg',
      readFileSync(path.join(root, 'src/shell/favicon.svg')),
    );
    await mkdir(path.join(client, 'assets'), { recursive: true });
    await writeFile(path.join(client, favicon), contents);
    const modules = [...app, ...head, ...actions, ...notFound, ...moved].flatMap(modulesOf);
    const styles = server.flatMap(modulesOf).filter((id) => id.endsWith('.css'));
    await writeFile(path.join(client, LICENCES), licencesOf([...modules, ...styles]));
    await writeFile(path.join(client, deferredStyles.path), deferredStyles.contents);
    await writeFile(path.join(fresh, FIRST_VIEW_STYLES), JSON.stringify(groups));
    const entry = (files: readonly BundleFile[]) =>
      files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
    const manifest: Manifest = {
      files: [...loaded, ...actions, ...notFound, ...moved]
        .map((file) => file.fileName)
        .concat(favicon, deferredStyles.path, LICENCES)
        .sort(),
      deferredStyles: deferredStyles.path,
      head: path.join('client', entry(head)),
      actions: entry(actions),
      app: entry(app),
      notFound: entry(notFound),
      moved: entry(moved),
      favicon,
    };
    await writeFile(path.join(fresh, 'manifest.json'), JSON.stringify(manifest));
    return (await put(fresh, folder)) ?? manifest;
  } finally {
    await rm(fresh, { recursive: true, force: true });
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** The text of one of the classic scripts, for the development server. */
export async function bundleScript(name: 'head' | 'actions' | 'not-found'): Promise<string> {
  const config = script(name, `src/${name}/main.ts`, cache);
  const [file] = await bundle('development', { ...config, build: { ...config.build, write: false, minify: false } });
  return file?.type === 'chunk' ? file.code : '';
}

/** Moves the finished folder into the cache; returns the manifest of another process that was faster. */
async function put(fresh: string, folder: string): Promise<Manifest | undefined> {
  try {
    await rename(fresh, folder);
    return undefined;
  } catch {
    const theirs = await readManifest(folder);
    if (theirs !== undefined) return theirs;
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
    return undefined;
  }
}

/** Files of which a bundle was made. */
function modulesOf(file: BundleFile): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : [];
}

function textOf(files: readonly BundleFile[]): string {
  return files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
