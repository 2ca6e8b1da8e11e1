/** Builds the assets of pages, and the server entry that renders pages, with Vite. */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../cli/cache-folder.ts';
import { ROOT } from '../../cli/packed.ts';
import { licencesOf, SEPARATOR } from '../../downloads/licences.ts';
import { browser, bundle, script, serverBuild, type BundleFile, type Mode } from './asset-bundles.ts';
import { FIRST_VIEW_STYLES, readManifest, SERVER_LICENCES, type Manifest } from './asset-manifest.ts';
import { withCompressed } from '../../outputs/compress.ts';
import { hashedFile } from '../../outputs/output-file.ts';
import { pageStyles } from './page-styles.ts';
import { fontFile, fontLicence, FONTS } from './fonts.ts';
import { GROUPS } from './style-sheets.ts';

const LICENCES = 'assets/licences.txt';

/** Builds the assets of the current source into a folder; several processes may do so at the same time. */
export async function makeAssets(folder: string, mode: Mode): Promise<Manifest> {
  const fresh = `${folder}.${process.pid}`;
  const client = path.join(fresh, 'client');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = mode;
  try {
    const app = await bundle(mode, browser({ app: 'src/entry-client.tsx' }, client));
    const [head, actions, notFound, moved, live] = [
      await bundle(mode, script('head', 'src/page/head/main.ts', client)),
      await bundle(mode, script('actions', 'src/page/actions/main.ts', client)),
      await bundle(mode, script('not-found', 'src/page/not-found/main.ts', client)),
      await bundle(mode, script('moved', 'src/page/moved/main.ts', client)),
      await bundle(mode, script('live', 'src/page/live/main.ts', client)),
    ];
    const server = await bundle(mode, serverBuild(mode, path.join(fresh, 'server')));
    // Leaves out the style sheet of the application: pages load its rules inline, or from `deferredStyles`.
    const loaded = app.filter((file) => !(file.fileName.endsWith('.css') && file.fileName.startsWith('assets/app-')));
    const sheets = server.filter((file) => file.fileName.endsWith('.css'));
    const nameOf = ({ fileName }: BundleFile): string | undefined =>
      GROUPS.find((name) => fileName.startsWith(`assets/${name}-`));
    const stylesOf = (group?: string): string => textOf(sheets.filter((sheet) => nameOf(sheet) === group));
    const { groups, later } = pageStyles(GROUPS.map(stylesOf), stylesOf());
    const fonts = FONTS.map((name) => hashedFile(name, 'woff2', readFileSync(fontFile(name))));
    const deferredStyles = hashedFile('styles', 'css', later);
    const { path: favicon, contents } = hashedFile(
      'favicon',
      'svg',
      readFileSync(path.join(ROOT, 'src/app/shell/favicon.svg')),
    );
    await mkdir(path.join(client, 'assets'), { recursive: true });
    await writeFile(path.join(client, favicon), contents);
    for (const font of fonts) await writeFile(path.join(client, font.path), font.contents);
    const modules = [...app, ...head, ...actions, ...notFound, ...moved].flatMap(modulesOf);
    const styles = server.flatMap(modulesOf).filter((id) => id.endsWith('.css'));
    await writeFile(path.join(client, LICENCES), licencesOf([...modules, ...styles]) + SEPARATOR + fontLicence());
    await writeFile(path.join(fresh, SERVER_LICENCES), licencesOf(server.flatMap(modulesOf)));
    await writeFile(path.join(client, deferredStyles.path), deferredStyles.contents);
    await writeFile(path.join(fresh, FIRST_VIEW_STYLES), JSON.stringify(groups));
    const entry = (files: readonly BundleFile[]) =>
      files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
    const manifest: Manifest = {
      files: await compressed(client, [
        ...[...loaded, ...actions, ...notFound, ...moved].map((file) => file.fileName),
        favicon,
        ...fonts.map((font) => font.path),
        deferredStyles.path,
        LICENCES,
      ]),
      live: live.map((file) => file.fileName),
      deferredStyles: deferredStyles.path,
      fonts: fonts.map((font) => font.path),
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

/** Writes compressed forms beside files; returns the names of both. */
async function compressed(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(
    names.map(async (name) =>
      withCompressed({ path: name, contents: await readFile(path.join(folder, name)) }, 'best'),
    ),
  );
  const forms = files.flatMap(([, ...others]) => others);
  await Promise.all(forms.map((form) => writeFile(path.join(folder, form.path), form.contents)));
  return [...names, ...forms.map((form) => form.path)].sort();
}

/** Returns the code of a classic script, for the development server. */
export async function bundleScript(name: 'head' | 'actions' | 'not-found'): Promise<string> {
  const config = script(name, `src/page/${name}/main.ts`, cacheFolder('site-assets'));
  const [file] = await bundle('development', { ...config, build: { ...config.build, write: false, minify: false } });
  return file?.type === 'chunk' ? file.code : '';
}

/**
 * Moves the finished folder into the cache, and returns undefined. If another process finished first, returns the
 * manifest of that process instead.
 */
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

/** Returns the paths of the source files in a bundle. */
function modulesOf(file: BundleFile): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : [];
}

function textOf(files: readonly BundleFile[]): string {
  return files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}
