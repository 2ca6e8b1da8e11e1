import type { RequestListener } from 'node:http';
import { listen } from '../../listen.ts';
import { staticListener, type StaticOptions } from '../../serve-static.ts';

export interface ServedSite extends StaticOptions {
  /** Whether the site is served with this project's Content-Security-Policy, which inline scripts of others do not survive. */
  readonly policy: boolean;
}

export interface PageServer {
  /** `http://127.0.0.1:1234` */
  readonly origin: string;
  close(): void;
}

/**
 * Serves sites side by side on loopback, one process for all: the same answers to caches, the same brotli, connections kept.
 *
 * @param sites the first whose base begins an address answers it.
 */
export async function servePages(sites: readonly ServedSite[]): Promise<PageServer> {
  const served = sites.map((site) => ({ base: site.base, answer: listener(site) }));
  const { server, port } = await listen((request, response) => {
    const site = served.find(({ base }) => request.url?.startsWith(base));
    if (site === undefined) response.writeHead(404).end();
    else site.answer(request, response);
  }, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listener({ root, base, policy }: ServedSite): RequestListener {
  const answer = staticListener({ root, base });
  return (request, response) => {
    answer(request, response);
    if (!policy && !response.headersSent) response.removeHeader('Content-Security-Policy');
  };
}
