/** Vite plug-in: renders pages on request, recompiles on change, shows problems over the page. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Page } from '#src/model/page.ts';
import type { RenderPage } from '#src/model/render.ts';
import type { Site } from '#src/model/site.ts';
import { bundleScript } from '../build/assets.ts';
import { compile } from '../compile/compile.ts';
import { devStyles } from './dev-styles.ts';
import type { Highlight } from '../build/highlight.ts';
import { lastChanges } from '../compile/source/git-history.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import type { Problem } from '../cli/problem.ts';
import { excerptPath, referenceIndex, siteHighlight } from '../build/render.ts';
import { frame } from '../cli/report/stylish.ts';
import { icon } from '../compile/source/icons.ts';
import { mediaTypes, twinExtension } from '../build/headers.ts';
import { downloadSource } from '../compile/downloads/download-source.ts';
import { DOWNLOADS_FOLDER } from '../compile/downloads/download.ts';
import { DOWNLOADS } from '../compile/downloads/index.ts';
import { createLinks, twinnedHrefs } from '../build/twins/links.ts';
import { hasTwin, twinPath } from '../build/twins/twin-path.ts';
import { twinOf } from '../build/twins/twin.ts';
import { searchFiles } from '../build/search-index.ts';
import { searchEntries } from '../compile/pages/search/gather.ts';

const entry = '/src/entry-server.tsx';
const own = '/@docs/';

interface State {
  /** The last site that could be compiled. */
  readonly site?: Site;
  /** The description it was made of, as JSON. */
  readonly bundled?: string;
  readonly highlight: Highlight;
  readonly problems: readonly Problem[];
}

/** Serves the site of these sources through Vite; `report` is called after every compilation. */
export function docs(sources: SourceOptions, report: (problems: readonly Problem[]) => void): Plugin {
  return {
    name: 'docs',
    apply: 'serve',
    async configureServer(server) {
      let state = compileSite(sources);
      let last: Site | undefined;
      const announce = async () => {
        const { site, problems } = await state;
        last = site ?? last;
        report(problems);
        const error = overlay(problems);
        server.ws.send(error ?? { type: 'full-reload' });
      };
      server.ws.on('connection', async () => {
        const error = overlay((await state).problems);
        if (error) server.ws.send(error);
      });
      const folders = [
        path.dirname(path.resolve(sources.openapi)),
        ...(sources.guides === undefined ? [] : [path.resolve(sources.guides)]),
      ];
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (folders.some((folder) => file.startsWith(folder + path.sep))) {
          state = compileSite(sources);
          void announce();
        } else if (file.startsWith(path.join(server.config.root, 'src') + path.sep))
          server.ws.send({ type: 'full-reload' });
      });
      const { problems, site } = await state;
      last = site;
      report(problems);
      return () => {
        server.middlewares.use((request, response, next) => {
          respond({
            server,
            request,
            response,
            state: state.then((now) => ({ ...now, ...(last && { site: now.site ?? last }) })),
          }).catch(next);
        });
      };
    },
  };
}

async function compileSite(sources: SourceOptions): Promise<State> {
  const { site, bundled, problems } = await compile(sources, await lastChanges(sources));
  return {
    problems,
    ...(bundled !== undefined && { bundled }),
    highlight: site ? await siteHighlight(site) : (text) => text,
    ...(site && { site }),
  };
}

interface Exchange {
  readonly server: ViteDevServer;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly state: Promise<State>;
}

async function respond({ server, request, response, state }: Exchange): Promise<void> {
  const pathname = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
  const { site, bundled, highlight } = await state;
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  if (pathname === `${own}head.js`) return void send(200, 'text/javascript', await bundleScript('head'));
  if (pathname === `${own}not-found.js`) return void send(200, 'text/javascript', await bundleScript('not-found'));
  if (pathname === `${own}search.json`)
    return void send(200, 'application/json', site === undefined ? '{}' : searchIndex(site));
  if (pathname === `${own}reference.json`)
    return void send(200, 'application/json', site === undefined ? '[]' : referenceIndex(site.reference));
  if (pathname === `${own}favicon.svg`)
    return void send(
      200,
      'image/svg+xml',
      readFileSync(path.join(server.config.root, 'src/shell/favicon.svg'), 'utf8'),
    );
  const image = site?.images.find(({ href }) => href === pathname);
  if (image !== undefined)
    return void response
      .writeHead(200, { 'Content-Type': mediaTypes[path.extname(pathname).slice(1)], 'Cache-Control': 'no-store' })
      .end(image.bytes);
  const download = DOWNLOADS.find(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`);
  const contents = bundled === undefined ? undefined : await download?.make(downloadSource(bundled));
  if (contents !== undefined)
    return void response
      .writeHead(200, { 'Content-Type': mediaTypes[path.extname(pathname).slice(1)], 'Cache-Control': 'no-store' })
      .end(contents);
  const to = site?.redirects.find(({ from }) => from === pathname)?.to;
  if (to) return void response.writeHead(307, { Location: to }).end();
  const twin = site === undefined ? undefined : twinAt(site, pathname);
  if (twin !== undefined) return void send(200, mediaTypes[twinExtension] ?? '', twin);
  const href = pathname.replace(/\/excerpt\.html$/, '').replace(/(?!^)\/+$/, '');
  const page = site === undefined ? undefined : pageAt(site, href);
  // No site yet: an empty page to show the error overlay on.
  if (!site || !page)
    return void send(
      500,
      'text/html',
      await server.transformIndexHtml(pathname, '<!doctype html><title>Problems</title><body></body>'),
    );
  const { render } = (await server.ssrLoadModule(entry)) as { render: RenderPage };
  const code = { styleSheets: devStyles(server, entry), script: `${own}head.js` };
  const { document, excerpt } = render({
    page,
    config: site.config,
    nav: site.nav,
    base: '/',
    highlight,
    icon,
    code,
    assets: {
      app: '/src/entry-client.tsx',
      notFound: `${own}not-found.js`,
      searchIndex: `${own}search.json`,
      referenceIndex: `${own}reference.json`,
      favicon: `${own}favicon.svg`,
    },
  });
  const isExcerpt = pathname === `/${excerptPath(page.href)}`;
  send(
    page.kind === 'notFound' ? 404 : 200,
    'text/html; charset=utf-8',
    isExcerpt ? excerpt : await server.transformIndexHtml(pathname, document),
  );
}

/** The whole index as one file: nothing is compressed here. */
function searchIndex({ pages, reference, synonyms }: Site): string {
  const entries = searchEntries([...pages, ...reference.hrefs.map((href) => reference.page(href))]);
  return String(searchFiles(entries, synonyms, Number.POSITIVE_INFINITY)[0]?.contents);
}

function pageAt({ pages, reference }: Site, href: string): Page | undefined {
  const guide = pages.find((each) => each.kind !== 'notFound' && each.href === href);
  if (guide !== undefined) return guide;
  const known = reference.hrefs.find((each) => each === href);
  return known === undefined ? pages.find((each) => each.kind === 'notFound') : reference.page(known);
}

/** The Markdown of the page whose twin has this address. Its links stay on this server. */
function twinAt(site: Site, pathname: string): string | undefined {
  const hrefs = twinnedHrefs(site);
  const href = hrefs.find((each) => `/${twinPath(each)}` === pathname);
  const page = href === undefined ? undefined : pageAt(site, href);
  return page === undefined || !hasTwin(page) ? undefined : twinOf(page, createLinks('/', hrefs));
}

/** The first error for Vite's overlay, with the number of others; undefined when there is none. */
function overlay(problems: readonly Problem[]): ErrorPayload | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const { location, message, hint, check } = first;
  const more = errors.length > 1 ? `\n\n${errors.length - 1} more in the terminal.` : '';
  return {
    type: 'error',
    err: {
      message: `${message}${hint === undefined ? '' : `\n${hint}`}${more}`,
      stack: '',
      plugin: check,
      id: location.file,
      loc: { file: location.file, line: location.line, column: location.column },
      frame: codeFrame(location),
    },
  };
}

function codeFrame(location: Problem['location']): string {
  try {
    return stripVTControlCharacters(frame(location, readFileSync(location.file, 'utf8').split('\n')).join('\n'));
  } catch {
    return '';
  }
}
