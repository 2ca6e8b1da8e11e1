import type { Api } from '#src/model/api.ts';
import { openapiYaml } from '../../downloads/openapi-yaml.ts';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { API_CATALOG } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';

/**
 * Writes the API catalogue (RFC 9727): a link set (RFC 9264) of the API's servers, each with links to the description
 * and the documentation (RFC 8631).
 *
 * @param url URL of the site's root, with a slash at its end. If the site has no public URL, this is a path, such as
 * `/docs/`.
 */
export function apiCatalog(api: Api, url: string): OutputFile {
  const ofServer = {
    'service-desc': [{ href: `${url}${DOWNLOADS_FOLDER}${openapiYaml.file}`, type: 'application/yaml' }],
    'service-doc': [
      { href: `${url}reference`, type: 'text/html' },
      { href: `${url}llms.txt`, type: 'text/plain' },
    ],
  };
  const servers = api.servers.map(({ url: server }) => server);
  const linkset = [
    { anchor: hostPath(url, API_CATALOG), item: servers.map((href) => ({ href })) },
    ...servers.map((anchor) => ({ anchor, ...ofServer })),
  ];
  return { path: API_CATALOG, contents: `${JSON.stringify({ linkset }, null, 2)}\n` };
}

/**
 * Returns the URL of a file at the root of the host: `https://pay.example/FILE`, even for a site at
 * `https://pay.example/docs/`.
 */
function hostPath(url: string, file: string): string {
  return url.startsWith('/') ? `/${file}` : new URL(`/${file}`, url).href;
}
