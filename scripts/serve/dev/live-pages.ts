import { decodePath } from '#src/shared/text/percent-decoding.ts';
import type { RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '#src/model/site.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { cachedCode } from '../../outputs/html/code-cache.ts';
import { mediaTypes } from '../../outputs/headers.ts';
import { prefersMarkdown } from '../../outputs/hosting/accept.ts';
import { fontsOf, ownStyles } from '../../outputs/html/look.ts';
import { createLinks, markdownHrefs, markdownPath } from '../../outputs/markdown/links.ts';
import { icon } from '../../description/source/icons.ts';
import { keyOf } from '../../text/key-of.ts';
import { withQuery } from '../serve-static.ts';
import type { LiveSources } from './live-sources.ts';
import { OWN, OWN_STYLES, type LiveRenderer } from './live-renderer.ts';
import { openInEditor } from './open-in-editor.ts';
import { siteFile } from './site-file.ts';

const HTML = 'text/html; charset=utf-8';
const HEAD = '<head>';
/** The page that shows problems while there is no site yet. */
const EMPTY = `<!doctype html><html lang="en-GB">${HEAD}<title>Problems</title></head><body></body></html>`;

/**
 * Returns a request listener that renders pages from the current sources. It also answers requests of the script in
 * open pages: for news of edits and problems, and to open a source in an editor.
 */
export function livePages({ site: live, news, has }: LiveSources, renderer: LiveRenderer): RequestListener {
  const linksOf = memoize((site: Site) => createLinks('/', markdownHrefs(site), site.documentation));
  const respond = async (url: string, accept: string, response: ServerResponse): Promise<void> => {
    const [encoded = '/', ...query] = url.split(/(?=\?)/);
    const pathname = decodePath(encoded);
    const send = (status: number, type: string, body: string | Uint8Array) =>
      void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    const fixed = await renderer.file(pathname);
    if (fixed !== undefined) return send(200, fixed.type, fixed.body);
    const compiled = await live.latest();
    const version = `<meta name="docs-version" content="${news.version}">`;
    const sendPage = async (status: number, document: string) => {
      const head = `${HEAD}${version}${await renderer.head()}`;
      const shown = document.replace(HEAD, () => head);
      send(status, HTML, shown);
    };
    // No site yet: an empty page to show the problems on.
    if (compiled === undefined) return sendPage(503, EMPTY);
    const file = await siteFile(compiled, pathname);
    if (file !== undefined) return send(200, file.type, file.body);
    const { site } = compiled;
    const fonts = fontsOf(renderer.assets.fonts, site.config);
    const own = ownStyles(site.config, fonts);
    if (pathname === OWN_STYLES) return send(200, mediaTypes['css'] ?? '', own.map(({ css }) => css).join(''));
    const to = site.redirects.find(({ from }) => from === pathname)?.to;
    if (to !== undefined) return void response.writeHead(307, { Location: withQuery(to, query.join('')) }).end();
    const page = site.page(pathname.replace(/(?!^)\/+$/, ''));
    const markdown = prefersMarkdown(accept) ? await siteFile(compiled, `/${markdownPath(page.href)}`) : undefined;
    if (markdown !== undefined) return send(200, markdown.type, markdown.body);
    const [render, code] = [await renderer.render(), renderer.code()];
    const document = await cachedCode().render((highlight) =>
      render({
        page,
        config: site.config,
        nav: site.nav,
        base: '/',
        highlight,
        icon,
        target: linksOf(site).relative(page),
        code: { ...code, styleSheets: [...code.styleSheets, `${OWN_STYLES}?${keyOf(own)}`] },
        assets: { ...renderer.assets, fonts, favicon: site.config.look?.favicon ?? renderer.assets.favicon },
      }),
    );
    return sendPage(page.kind === 'notFound' ? 404 : 200, document);
  };
  return ({ url = '/', method, headers }, response) => {
    const refuse = (status: number, reason: string): void => void response.writeHead(status).end(reason);
    // Another website must not read drafts through a domain name that resolves to this machine (DNS rebinding).
    if (!isLocal(headers.host))
      return refuse(403, 'The development server responds only to localhost and IP addresses.');
    if (url === `${OWN}news`) return news.listen(response);
    if (url.startsWith(`${OWN}open?`)) {
      const place = new URLSearchParams(url.slice(url.indexOf('?'))).get('place') ?? '';
      const isOurs = method === 'POST' && headers['sec-fetch-site'] === 'same-origin';
      return refuse(isOurs && openInEditor(place, has) ? 204 : 403, '');
    }
    respond(url, headers.accept ?? '', response).catch((error: Error) => {
      if (error instanceof URIError) return refuse(400, 'This is not a URL.');
      process.stderr.write(`${error.stack ?? error.message}\n`);
      if (response.headersSent) response.end();
      else refuse(500, error.stack ?? error.message);
    });
  };
}

/** Whether a `Host` header (RFC 9110, 7.2) always refers to this machine. */
function isLocal(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
