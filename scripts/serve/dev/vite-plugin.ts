/** Vite plug-in: draws pages on request, and tells open ones of every edit and its problems. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { LiveNews, ProblemNews } from '#src/model/problem-news.ts';
import type { Assets, RenderPage } from '#src/model/render.ts';
import type { SiteConfig } from '#src/model/site.ts';
import type { Problem } from '../../cli/problem.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { icon } from '../../compile/source/icons.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { withQuery } from '../serve-static.ts';
import { createHighlighter } from './highlighter.ts';
import { ownStyles } from '../../build/look.ts';
import { LiveSite } from './live-site.ts';
import { problemNews } from './problem-news.ts';
import { OWN, siteFile } from './site-file.ts';
import { devStyles } from './styles.ts';

const ENTRY = '/src/entry-server.tsx';
/** The script that shows edits in an open page. */
const CLIENT = '/src/live/main.ts';
const HTML = 'text/html; charset=utf-8';
/** The page to show problems on while there is no site yet. */
const EMPTY = '<!doctype html><html lang="en-GB"><head><title>Problems</title></head><body></body></html>';
const ASSETS: Assets = {
  app: '/src/entry-client.tsx',
  actions: `${OWN}actions.js`,
  notFound: `${OWN}not-found.js`,
  searchIndex: `${OWN}search.json`,
  referenceIndex: `${OWN}reference.json`,
  favicon: `${OWN}favicon.svg`,
};

/** Serves the site of these sources through Vite; `report` is called after every check. */
export function docs(sources: SourceOptions, report: (problems: readonly Problem[]) => void): Plugin {
  let version = 0;
  let news: ProblemNews | undefined;
  let tell = (): void => undefined;
  let live: LiveSite | undefined;
  const changed = (): void => {
    version += 1;
    tell();
  };
  return {
    name: 'docs',
    apply: 'serve',
    configureServer(server) {
      tell = () => server.ws.send('docs:news', { version, news } satisfies LiveNews);
      const watched = new Set<string>();
      const site = new LiveSite(sources, {
        compiled: () => {
          // Each file that is added is looked for on the disk.
          const further = [...site.files].filter((file) => !watched.has(file));
          for (const file of further) watched.add(file);
          if (further.length > 0) server.watcher.add(further);
          changed();
        },
        checked: (problems) => {
          news = problemNews(problems);
          report(problems);
          tell();
        },
      });
      live = site;
      // A page may have been drawn before it began to listen.
      server.ws.on('docs:listening', (_, page) => page.send('docs:news', { version, news } satisfies LiveNews));
      const folders = [
        path.dirname(path.resolve(sources.openapi)),
        ...(sources.guides === undefined ? [] : [path.resolve(sources.guides)]),
      ];
      server.watcher.add(folders);
      const frame = ['src/head', 'src/page', 'src/not-found'].map(
        (folder) => path.join(server.config.root, folder) + path.sep,
      );
      server.watcher.on('all', (_event, file) => {
        if (site.files.has(file) || folders.some((folder) => file.startsWith(folder + path.sep))) site.touch(file);
        else if (frame.some((folder) => file.startsWith(folder))) server.ws.send({ type: 'full-reload' });
      });
      const highlighter = createHighlighter();
      const inserted = memoize(() => insertedByVite(server));
      return () => {
        // The first page should not wait for it; what fails is told by the page that needs it.
        server.ssrLoadModule(ENTRY).catch(() => undefined);
        server.middlewares.use((request, response, next) => {
          respond({ server, live: site, request, response, highlighter, inserted, version: () => version }).catch(next);
        });
      };
    },
    closeBundle: () => live?.close(),
    hotUpdate({ modules }) {
      // Components that are drawn here alone: Vite itself tells pages of what they run.
      if (this.environment.name === 'ssr' && modules.length > 0) setTimeout(changed);
    },
  };
}

interface Exchange {
  readonly server: ViteDevServer;
  readonly live: LiveSite;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly highlighter: ReturnType<typeof createHighlighter>;
  readonly inserted: () => Promise<string>;
  readonly version: () => number;
}

const HEAD = '<head>';

/** Returns what Vite puts into the head of every page, so that it can change what the page runs. */
async function insertedByVite(server: ViteDevServer): Promise<string> {
  const empty = await server.transformIndexHtml('/', `<!doctype html><html>${HEAD}</head><body></body></html>`);
  return empty.slice(empty.indexOf(HEAD) + HEAD.length, empty.indexOf('</head>'));
}

async function respond({ server, live, request, response, highlighter, inserted, version }: Exchange): Promise<void> {
  const [encoded = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
  const pathname = decodeURI(encoded);
  const compiled = await live.latest();
  const send = (status: number, type: string, body: string | Uint8Array) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const shown = version();
  const sendPage = async (status: number, document: string) => {
    const client = `<meta name="docs-version" content="${shown}"><script type="module" src="${CLIENT}"></script>`;
    const head = `${HEAD}${await inserted()}${client}`;
    send(
      status,
      HTML,
      document.replace(HEAD, () => head),
    );
  };
  // No site yet: an empty page to show the problems on.
  if (compiled === undefined) return sendPage(503, EMPTY);
  const file = await siteFile(compiled, pathname, server.config.root);
  if (file !== undefined) return send(200, file.type, file.body);
  const { site } = compiled;
  const to = site.redirects.find(({ from }) => from === pathname)?.to;
  if (to !== undefined) return void response.writeHead(307, { Location: withQuery(to, query.join('')) }).end();
  const href = pathname.replace(/(?!^)\/+$/, '');
  const page = site.page(href);
  const { render } = (await server.ssrLoadModule(ENTRY)) as { render: RenderPage };
  const document = render({
    page,
    config: site.config,
    nav: site.nav,
    base: '/',
    highlight: await highlighter(page),
    icon,
    code: { styleSheets: [...devStyles(server, ENTRY), ...lookSheets(site.config)], head: `${OWN}head.js` },
    assets: { ...ASSETS, favicon: site.config.look?.favicon ?? ASSETS.favicon },
  });
  return sendPage(page.kind === 'notFound' ? 404 : 200, document);
}

/** The style sheet of a site's own logo and links; its colours are those of a build alone. */
function lookSheets(config: SiteConfig): readonly string[] {
  return ownStyles(config).map(() => `${OWN}look.css`);
}
