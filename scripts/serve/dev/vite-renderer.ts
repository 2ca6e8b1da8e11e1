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
const BUNDLED = [...Object.keys(SCRIPTS), 'contract'].map((folder) => path.join(ROOT, 'src/page', folder) + path.sep);

/**
 * Creates a renderer for developers of the components: it renders pages with the current code of the components. Vite's
 * development server runs as middleware.
 *
 * @param changed called after an edit of a module that runs only on the server
 * @param hmr the option `server.hmr` of Vite
 */
export async function viteRenderer(
  changed: () => void,
  hmr: object,
): Promise<{ readonly renderer: LiveRenderer; readonly vite: ViteDevServer }> {
  loadServerReact();
  // Imported only here, as the published package does not contain Vite.
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
  // Loads the components before the first page needs them. An error is ignored here, as rendering that page reports it.
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

/**
 * Creates a Vite plugin that calls `changed` after an edit of a module that runs only on the server. Vite itself
 * reports only modules that the browser loads.
 */
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

/** Returns the HTML that Vite adds to the head of every page to update modules in open pages. */
async function insertedByVite(server: ViteDevServer): Promise<string> {
  const empty = await server.transformIndexHtml('/', `<!doctype html><html>${HEAD}</head><body></body></html>`);
  return empty.slice(empty.indexOf(HEAD) + HEAD.length, empty.indexOf('</head>'));
}

type Jsx = (type: unknown, props: unknown, key: unknown) => unknown;

type JsxDev = (type: unknown, props: unknown, key: unknown, isStatic: boolean) => unknown;

/**
 * Loads React's production version for server rendering, as the development version takes four times as long. The
 * browser may still run the development version. Must be called before Vite starts: packages choose their version by
 * `NODE_ENV` when they are first loaded.
 */
function loadServerReact(): void {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // Loaded by `require`, as the types of these packages need those of a browser.
  const load = createRequire(import.meta.url);
  load('react-dom/server');
  const { jsx, jsxs } = load('react/jsx-runtime') as { readonly jsx: Jsx; readonly jsxs: Jsx };
  const runtime = load('react/jsx-dev-runtime') as { jsxDEV: JsxDev };
  // Vite compiles JSX to calls of `jsxDEV`, which React's production version lacks.
  runtime.jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

/**
 * Returns the URLs of the style sheets that a module imports, directly or indirectly, in the order of the imports. A
 * build joins them into one file.
 */
function devStyles(server: ViteDevServer, entry: string): string[] {
  const graph = server.environments.ssr.moduleGraph;
  const start = [...graph.urlToModuleMap.values()].find((module) => module.url === entry);
  const found: string[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    // The imports of a style sheet are not visited, as Vite inlines them.
    if (module.file?.endsWith('.css')) found.push(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
    else for (const each of module.importedModules) visit(each);
  };
  if (start) visit(start);
  return found;
}
