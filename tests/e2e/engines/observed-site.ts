import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site through a server that notes complaints of the pages and can hold the application back. */
export interface ObservedSite {
  readonly url: string;
  /** All that was asked of it: method, path and body. */
  readonly requests: string[];
  /** What was asked of other origins, which it is told as their proxy: a URL, or host and port. */
  readonly elsewhere: string[];
  /** Keeps the application away until it is released. */
  hold(): void;
  release(): void;
  /** Waits until all that was asked for has been sent, but for what is held. */
  idle(): Promise<void>;
  close(): void;
}

/** Key of the session storage under which a page notes what it complains of. */
export const complaintsKey = 'complaints';

/** Comes first in the head. WebDriver has no word for the console. */
const observer = `
  // What is under way when the reader leaves is broken off.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  const complain = (what) => leaving || sessionStorage.setItem('${complaintsKey}', (sessionStorage.getItem('${complaintsKey}') ?? '') + what + ', on ' + location.pathname + '\\n');
  for (const level of ['error', 'warn']) console[level] = (...words) => complain(level + ': ' + words.join(' '));
  // Firefox tells a page also of loads that the page before it broke off; those are elements of another document.
  addEventListener('error', ({ message, target }) => (target.ownerDocument ?? document) === document && complain(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', (event) => complain('rejected: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective + ': ' + event.blockedURI));
`;

export async function observe(site: string): Promise<ObservedSite> {
  let held = Promise.resolve();
  let release = () => undefined as void;
  const underWay = new Set<object>();
  const requests: string[] = [];
  const elsewhere: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      if (!path.startsWith('/')) {
        elsewhere.push(path);
        return response.writeHead(502).end();
      }
      requests.push(`${request.method} ${path} ${(await request.toArray()).join('')}`);
      if (path === '/observer.js') return response.setHeader('content-type', 'text/javascript').end(observer);
      if (/\/assets\/app-.*\.js$/.test(path)) await held;
      underWay.add(response);
      response.on('close', () => underWay.delete(response));
      const answer = await fetch(site + path);
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true && !path.endsWith('.html');
      for (const name of ['content-type', 'content-security-policy'])
        response.setHeader(name, answer.headers.get(name) ?? '');
      // Held or observed, a page and its files are asked for again.
      response.setHeader('cache-control', 'no-store').writeHead(answer.status);
      return response.end(
        isPage ? body.toString().replace('<head>', '<head><script src="/observer.js"></script>') : body,
      );
    })();
  });
  // A browser that asks again just as an idle connection ends has a file that did not load.
  server.keepAliveTimeout = 0;
  server.on('connect', ({ url = '' }, socket) => {
    elsewhere.push(url);
    // The browser may have hung up.
    socket.on('error', () => undefined).end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    elsewhere,
    hold: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
    idle: async () => {
      while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    close: () => void server.close().closeAllConnections(),
  };
}
