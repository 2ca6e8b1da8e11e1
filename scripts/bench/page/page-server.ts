import { listen } from '../../serve/listen.ts';
import { staticListener, type StaticOptions } from '../../serve/serve-static.ts';

export interface PageServer {
  /** `http://127.0.0.1:1234` */
  readonly origin: string;
  close(): void;
}

/**
 * Serves sites side by side on loopback, one process for all: the same answers to caches, the same brotli, connections
 * kept; each with
 * the headers that its own `_headers` asks for.
 *
 * @param sites the first whose base begins an address answers it.
 */
export async function servePages(sites: readonly StaticOptions[]): Promise<PageServer> {
  const served = sites.map((site) => ({ base: site.base, answer: staticListener(site) }));
  const { server, port } = await listen(
    (request, response) => {
      const site = served.find(({ base }) => request.url?.startsWith(base));
      if (site === undefined) response.writeHead(404).end();
      else site.answer(request, response);
    },
    0,
    '127.0.0.1',
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
