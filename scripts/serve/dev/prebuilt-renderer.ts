import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#src/model/render.ts';
import { buildAssets } from '../../build/assets/assets.ts';
import { mediaTypes } from '../../outputs/headers.ts';
import { INDEXES, OWN, type LiveRenderer } from './live-renderer.ts';

const HEAD = `${OWN}head.js`;
const STYLES = `${OWN}styles.css`;

/**
 * Creates a renderer that uses the same code as a build. In contrast to a build, every page loads all styles, because
 * an edit may add content that needs other styles.
 */
export async function prebuiltRenderer(): Promise<LiveRenderer> {
  const { files, live, code, serverEntry, ...addresses } = await buildAssets({ mode: 'production' });
  const { render } = (await import(pathToFileURL(serverEntry).href)) as { render: RenderPage };
  const later = files.find(({ path }) => path === addresses.deferredStyles)?.contents ?? '';
  const own = new Map<string, string | Uint8Array>([
    ...[...files, ...live].map(({ path, contents }) => [`/${path}`, contents] as const),
    [HEAD, code.head],
    [STYLES, [...code.styles.map(({ css }) => css), later.toString()].join('\n')],
  ]);
  const elements = live.map(({ path }) =>
    path.endsWith('.css')
      ? `<link rel="stylesheet" href="/${path}">`
      : `<script type="module" src="/${path}"></script>`,
  );
  return {
    render: async () => render,
    code: () => ({ styleSheets: [STYLES], head: HEAD }),
    assets: {
      ...INDEXES,
      app: `/${addresses.app}`,
      actions: `/${addresses.actions}`,
      notFound: `/${addresses.notFound}`,
      favicon: `/${addresses.favicon}`,
      fonts: addresses.fonts.map((font) => `/${font}`),
    },
    head: async () => elements.join(''),
    file: async (pathname) => {
      const body = own.get(pathname);
      return body === undefined ? undefined : { type: mediaTypes[extname(pathname).slice(1)] ?? '', body };
    },
  };
}
