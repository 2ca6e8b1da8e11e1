import type { RequestListener } from 'node:http';

/** Seconds for which a browser need not ask again. */
const REMEMBERED = '600';

/**
 * Lets pages of any origin call a listener (Fetch, section 3.2): answers preflights, and lets pages read all headers.
 * Without cookies, which a mock that stores nothing has no use for.
 */
export function withCors(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    if (headers.origin === undefined) {
      listener(request, response);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    const wanted = headers['access-control-request-method'];
    if (method !== 'OPTIONS' || wanted === undefined) {
      response.setHeader('Access-Control-Expose-Headers', '*');
      listener(request, response);
      return;
    }
    const asked = headers['access-control-request-headers'];
    response.setHeader('Access-Control-Allow-Methods', wanted);
    // By name: the wildcard leaves out `Authorization`.
    if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
    response.setHeader('Access-Control-Max-Age', REMEMBERED);
    response.setHeader('Vary', 'Access-Control-Request-Method, Access-Control-Request-Headers');
    response.writeHead(204).end();
  };
}
