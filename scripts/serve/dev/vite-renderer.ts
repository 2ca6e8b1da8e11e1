import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer, EnvironmentModuleNode } from 'vite';
import { createRequire } from 'node:module';
import type { RenderPage } from '#src/model/render.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { fontFile, FONTS } from '../../build/assets/fonts.ts';
import { mediaTypes } from '../../outputs/headers.ts';
import { bundleScript } from '../../build/assets/make-assets.ts';
import { ROOT } from '../../cli/packed.ts';
import { INDEXES, OWN, type LiveRenderer } from './live-renderer.ts';

const ENTRY = '/src/entry-server.tsx';
/** The script that shows edits in an open page. */
const CLIENT = '/src/page/live/main.ts';
const FAVICON = `${OWN}favicon.svg`;
const fontUrl = (name: string): string => `${OWN}${name}.woff2`;
const SCRIPTS = { head: `${OWN}head.js`, actions: `${OWN}actions.js`, 'not-found': `${OWN}not-found.js` } as const;
/** Folders of scripts that are bundled separately, not through Vite's module graph. */
const BUNDLED = ['src/page/head', 'src/page/contract', 'src/page/not-found'].map(
  (folder) => path.join(ROOT, folder) + path.sep,
);

/** Renders pages with the current components, for developers of those. The server is Vite's, as middleware. */
export async function viteRenderer(
  changed: () => void,
  hmr: object,
): Promise<{ readonly renderer: LiveRenderer; readonly vite: ViteDevServer }> {
  loadServerReact();
  // Loaded only here, as the package does not contain it.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    optimizeDeps: { entries: ['src/entry-client.tsx'] },
    server: { middlewareMode: true, hmr },
    plugins: [serverOnlyChanges(changed)],
  });
  vite.watcher.on('all', (_event, file) => {
    if (BUNDLED.some((folder) => file.startsWith(folder))) vite.ws.send({ type: 'full-reload' });
  });
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as { render: RenderPage };
  // Preloads for the first page; the page that needs it reports an error.
  load().catch(() => undefined);
  const inserted = memoize(() => insertedByVite(vite));
  const renderer: LiveRenderer = {
    render: async () => (await load()).render,
    code: () => ({ styleSheets: devStyles(vite, ENTRY), head: SCRIPTS.head }),
    assets: {
      ...INDEXES,
      app: '/src/entry-client.tsx',
      actions: SCRIPTS.actions,
      notFound: SCRIPTS['not-found'],
      favicon: FAVICON,
      fonts: FONTS.map(fontUrl),
    },
    head: async () => `${await inserted()}<script type="module" src="${CLIENT}"></script>`,
    file: async (pathname) => {
      if (pathname === FAVICON)
        return { type: mediaTypes['svg'] ?? '', body: readFileSync(path.join(ROOT, 'src/app/shell/favicon.svg')) };
      const font = FONTS.find((each) => fontUrl(each) === pathname);
      if (font !== undefined) return { type: mediaTypes['woff2'] ?? '', body: readFileSync(fontFile(font)) };
      const name = (['head', 'actions', 'not-found'] as const).find((each) => SCRIPTS[each] === pathname);
      return name === undefined ? undefined : { type: mediaTypes['js'] ?? '', body: await bundleScript(name) };
    },
  };
  return { renderer, vite };
}

/** Reports changes of components that run only on the server: Vite itself reports only modules that pages load. */
function serverOnlyChanges(changed: () => void): Plugin {
  return {
    name: 'docs',
    apply: 'serve',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) setTimeout(changed);
    },
  };
}

const HEAD = '<head>';

/** Returns the HTML that Vite adds to the head of every page, with which it updates modules in open pages. */
async function insertedByVite(server: ViteDevServer): Promise<string> {
  const empty = await server.transformIndexHtml('/', `<!doctype html><html>${HEAD}</head><body></body></html>`);
  return empty.slice(empty.indexOf(HEAD) + HEAD.length, empty.indexOf('</head>'));
}

type Jsx = (type: unknown, props: unknown, key: unknown) => unknown;

type JsxDev = (type: unknown, props: unknown, key: unknown, isStatic: boolean) => unknown;

/**
 * Loads React's production version for server rendering, whichever version the browser runs: the development version
 * takes four times as long. Call it before Vite starts, as packages choose by `NODE_ENV` when they are first loaded.
 */
function loadServerReact(): void {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // Their types are those of a browser.
  const load = createRequire(import.meta.url);
  load('react-dom/server');
  const { jsx, jsxs } = load('react/jsx-runtime') as { readonly jsx: Jsx; readonly jsxs: Jsx };
  const runtime = load('react/jsx-dev-runtime') as { jsxDEV: JsxDev };
  // Vite compiles modules for development, with elements that the production version lacks.
  runtime.jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

/** Returns the URLs of the style sheets that a server entry imports, in order. The build joins these into one file. */
function devStyles(server: ViteDevServer, entry: string): string[] {
  const graph = server.environments.ssr.moduleGraph;
  const start = [...graph.urlToModuleMap.values()].find((module) => module.url === entry);
  const found: string[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    // Vite inlines the imports of a style sheet.
    if (module.file?.endsWith('.css')) found.push(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
    else for (const each of module.importedModules) visit(each);
  };
  if (start) visit(start);
  return found;
}
