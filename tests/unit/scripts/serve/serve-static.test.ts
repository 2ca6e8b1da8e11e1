/** The preview on a small site answers the table that all hosts answer (`tests/hosts`), and what is its own. */
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emit } from '#scripts/build/emit.ts';
import { securityHeaders } from '#scripts/outputs/headers.ts';
import { headersFile } from '#scripts/outputs/hosting/headers-file.ts';
import { hostedSite, type HostedSite } from '#scripts/outputs/hosting/hosted-site.ts';
import { redirectsFile } from '#scripts/outputs/hosting/redirects-file.ts';
import { listen } from '#scripts/serve/listen.ts';
import { staticListener } from '#scripts/serve/serve-static.ts';
import { createClient } from '../../../hosts/ask.ts';
import { preview } from '../../../hosts/servers/preview.ts';
import { tryHost } from '../../../hosts/try-host.ts';
import { sharedFolder } from '../../own-folder.ts';

const page = `<!doctype html><title>Page</title>${'<p>Text</p>'.repeat(200)}`;
const hosted = (base: string, head = '0'): HostedSite =>
  hostedSite([{ from: '/', to: '/get-started' }], base, securityHeaders({ styles: [{ css: 'p{}' }], head }));
const { root, write } = sharedFolder();
let opened: { server: Server; port: number };

beforeAll(async () => {
  for (const base of ['/', '/docs/'])
    await emit(
      [
        ...['get-started', 'SDKs', 'schemas/io.example.Odd.json', 'v/1/reference'].map((name) => ({
          path: `${name}/index.html`,
          contents: page,
        })),
        { path: '404.html', contents: page.replace('Page', 'Not found') },
        ...[
          'assets/app-12345678.js',
          'downloads/openapi.yaml',
          'downloads/mock.mjs',
          'robots.txt',
          'sitemap.xml',
          'llms.txt',
          'get-started.md',
          'v/1/reference.md',
          'v/1/downloads/openapi.yaml',
          '.well-known/api-catalog',
          '.well-known/agent-skills/index.json',
        ].map((name) => ({
          path: name,
          contents: 'text '.repeat(300),
        })),
        { path: 'downloads/fixtures.zip', contents: new Uint8Array(2000) },
        headersFile(hosted(base)),
        redirectsFile(hosted(base)),
      ],
      path.join(root, base === '/' ? 'root' : 'below/docs'),
    );
  opened = await listen(staticListener({ root: path.join(root, 'below/docs'), base: '/docs/' }), 0);
});

afterAll(() => void opened.server.close());

test.each([
  ['/', 'root'],
  ['/docs/', 'below'],
])('the preview at %s answers as every host does', async (base, folder) => {
  const { headers } = hosted(base);
  const { asked, wrong } = await tryHost(preview, {
    root: path.join(root, folder),
    base,
    routes: ['get-started', 'SDKs', 'schemas/io.example.Odd.json', 'v/1/reference'].map((name) => base + name),
    security: headers,
    assets: [`${base}assets/app-12345678.js`],
    leadsOn: [],
    downloads: [
      'downloads/openapi.yaml',
      'downloads/mock.mjs',
      'downloads/fixtures.zip',
      'v/1/downloads/openapi.yaml',
    ].map((name) => base + name),
  });
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

describe('the preview', () => {
  test('tells capitals apart', async () => {
    const { ask, close } = createClient(opened.port);
    expect((await ask({ path: '/docs/sdks' })).status).toBe(404);
    close();
  });

  test('sends the policy of a build that has put other pages there', async () => {
    const { ask, close } = createClient(opened.port);
    const { path: name, contents } = headersFile(hosted('/docs/', '1'));
    write(`below/docs/${name}`, contents);
    const { headers } = await ask({ path: '/docs/get-started' });
    expect(String(contents)).toContain(headers['content-security-policy']);
    close();
  });
});

test('a port in use is named, and one that is free', async () => {
  await expect(listen(() => undefined, opened.port)).rejects.toMatchObject({
    message: `Port ${opened.port} is in use.`,
    hint: expect.stringMatching(/^Port \d+ is free/),
  });
});
